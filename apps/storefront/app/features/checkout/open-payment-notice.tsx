import { formatRupees } from '@subah/rules/money';
import { buttonClass } from '@subah/ui/button';
import { Link } from 'react-router';
import type { Attempt } from './payment-attempt.ts';

/** Replaces the cart while its payment is open, to avoid a second order. */
export function OpenPaymentNotice({ attempt, onGo }: { attempt: Attempt; onGo: () => void }) {
  return (
    <section className="card num grid gap-1.5 p-4">
      <h3 className="font-bold text-base">A payment of {formatRupees(attempt.amount)} is still open</h3>
      <p className="text-ink-600">See what became of it, or go on without it, on the page of your cart.</p>
      <Link to="/cart" onClick={onGo} className={`${buttonClass()} mt-2 justify-self-start`}>
        Check the payment
      </Link>
    </section>
  );
}
