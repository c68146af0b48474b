import { payment } from '@subah/messages/payment';
import { t } from '@subah/messages/translate';
import { formatRupees } from '@subah/rules/money';
import { Button } from '@subah/ui/button';
import { LoaderCircle, Smartphone } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Attempt } from './payment-attempt.ts';

export function ConfirmingPayment({ isSlow }: { isSlow: boolean }) {
  return (
    <section role="status" className="card grid justify-items-center gap-2 px-4 py-10 text-center">
      <LoaderCircle aria-hidden="true" className="mb-1 size-10 animate-spin text-leaf-600" />
      <h2 className="font-bold text-xl">{t(payment.confirmingTitle)}</h2>
      <p className="max-w-sm text-balance text-base text-ink-600">
        {t(isSlow ? payment.confirmingSlowText : payment.confirmingText)}
      </p>
      {isSlow && (
        <p className="mt-2 flex flex-wrap justify-center gap-x-5">
          <Link to="/orders" className="link">
            {t(payment.orders)}
          </Link>
          <Link to="/payment-help" className="link">
            {t(payment.orderMissing)}
          </Link>
        </p>
      )}
    </section>
  );
}

type UnfinishedProps = { attempt: Attempt; onCheck: () => Promise<void>; onDismiss: () => void };

export function UnfinishedPayment({ attempt, onCheck, onDismiss }: UnfinishedProps) {
  const [isBusy, setBusy] = useState(false);
  const box = useRef<HTMLElement>(null);
  // Back from the payment page, the browser restores the scroll position below it.
  useEffect(() => box.current?.scrollIntoView({ block: 'nearest' }), []);
  const check = async () => {
    setBusy(true);
    await onCheck();
    setBusy(false);
  };
  return (
    <section
      ref={box}
      aria-label={t(payment.unfinishedLabel)}
      className="card flex scroll-mt-40 flex-wrap items-center gap-x-4 gap-y-2 border-mango-200 bg-mango-50 p-3.5"
    >
      <Smartphone aria-hidden="true" className="size-5 flex-none text-mango-900" />
      <p className="num min-w-0 flex-1 basis-56">
        <b className="block">{t(payment.unfinishedTitle, { amount: formatRupees(attempt.amount) })}</b>
        <span className="text-ink-600">{t(payment.unfinishedText)}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" busy={isBusy} onClick={() => void check()}>
          {t(payment.checkAgain)}
        </Button>
        <Button size="sm" variant="quiet" onClick={onDismiss}>
          {t(payment.didNotPay)}
        </Button>
      </div>
    </section>
  );
}
