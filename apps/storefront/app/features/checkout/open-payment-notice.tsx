import { payment } from '@subah/messages/payment';
import { t } from '@subah/messages/translate';
import { formatRupees } from '@subah/rules/money';
import { buttonClass } from '@subah/ui/button';
import { Link } from 'react-router';
import type { Attempt } from './payment-attempt.ts';

/** Replaces the cart while its payment is open, to avoid a second order. */
export function OpenPaymentNotice({ attempt, onGo }: { attempt: Attempt; onGo: () => void }) {
  return (
    <section className="card num grid gap-1.5 p-4">
      <h3 className="font-bold text-base">{t(payment.openTitle, { amount: formatRupees(attempt.amount) })}</h3>
      <p className="text-ink-600">{t(payment.openText)}</p>
      <Link to="/cart" onClick={onGo} className={`${buttonClass()} mt-2 justify-self-start`}>
        {t(payment.checkPayment)}
      </Link>
    </section>
  );
}
