import { formatRupees } from '@subah/rules/money';
import { Button } from '@subah/ui/button';
import { LoaderCircle, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Attempt } from './payment-attempt.ts';

export function ConfirmingPayment({ isSlow }: { isSlow: boolean }) {
  return (
    <section role="status" className="card grid justify-items-center gap-2 px-4 py-10 text-center">
      <LoaderCircle aria-hidden="true" className="mb-1 size-10 animate-spin text-leaf-600" />
      <h2 className="font-bold text-xl">Confirming your payment</h2>
      <p className="max-w-sm text-balance text-base text-ink-600">
        {isSlow
          ? 'Your bank takes longer than usual. You may close this page: if the money arrives, the order is placed by itself.'
          : 'Please stay a moment. Do not pay again.'}
      </p>
      {isSlow && (
        <p className="mt-2 flex flex-wrap justify-center gap-x-5">
          <Link to="/orders" className="link">
            Your orders
          </Link>
          <Link to="/payment-help" className="link">
            Money taken, order missing?
          </Link>
        </p>
      )}
    </section>
  );
}

type UnfinishedProps = { attempt: Attempt; onCheck: () => Promise<void>; onDismiss: () => void };

export function UnfinishedPayment({ attempt, onCheck, onDismiss }: UnfinishedProps) {
  const [isBusy, setBusy] = useState(false);
  const check = async () => {
    setBusy(true);
    await onCheck();
    setBusy(false);
  };
  return (
    <section
      aria-label="Unfinished payment"
      className="card flex flex-wrap items-center gap-x-4 gap-y-2 border-mango-200 bg-mango-50 p-3.5"
    >
      <Smartphone aria-hidden="true" className="size-5 flex-none text-mango-900" />
      <p className="num min-w-0 flex-1 basis-56">
        <b className="block">A payment of {formatRupees(attempt.amount)} was not finished</b>
        <span className="text-ink-600">
          We have not seen the money. If it was taken, the order is placed by itself or the money comes back.
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" busy={isBusy} onClick={() => void check()}>
          Check again
        </Button>
        <Button size="sm" variant="quiet" onClick={onDismiss}>
          I did not pay
        </Button>
      </div>
    </section>
  );
}
