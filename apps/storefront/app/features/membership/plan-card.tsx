import { formatRupees } from '@subah/rules/money';
import { Button, IconButton } from '@subah/ui/button';
import { ConfirmDialog } from '@subah/ui/dialog';
import { Skeleton } from '@subah/ui/skeleton';
import { Crown, X } from 'lucide-react';
import { Link } from 'react-router';
import { useAccountQuery, usePublicQuery } from '../../lib/data/use-api-query.ts';
import { useSession } from '../../lib/session/session.ts';
import { openSignIn } from '../../lib/session/sign-in-request.ts';
import { usePaymentReturn } from '../../shared/payment/use-payment-return.ts';
import { dayText } from './date-format.ts';
import { clearSelectedPlan, useSelectedPlan } from './selected-plan.ts';
import { useBuyPlan } from './use-buy-plan.ts';

/** Paid separately from the cart. Nothing without a selected plan. */
export function PlanCard() {
  const chosen = useSelectedPlan();
  const { phase, changed, buy, acceptNewPrice, refuseNewPrice, settle } = useBuyPlan();
  usePaymentReturn('membership', (outcome) => void settle(outcome));
  if (!chosen) return null;
  return (
    <ChosenPlan
      key={chosen}
      planId={chosen}
      isBusy={phase !== 'open'}
      changed={changed}
      onPay={(price) => void buy(chosen, price)}
      onAccept={acceptNewPrice}
      onRefuse={refuseNewPrice}
    />
  );
}

type ChosenProps = {
  planId: string;
  isBusy: boolean;
  /** The price that was shown and the present one. */
  changed: { price: number; newPrice: number } | null;
  onPay: (price: number) => void;
  onAccept: () => void;
  onRefuse: () => void;
};

function ChosenPlan({ planId, isBusy, changed, onPay, onAccept, onRefuse }: ChosenProps) {
  const { isSignedIn } = useSession();
  const { plan, state, reload } = usePlan(planId);
  const pay = (price: number) => (isSignedIn ? onPay(price) : openSignIn({ afterSignIn: () => onPay(price) }));
  if (state === 'loading') return <Skeleton className="h-28 rounded-card" />;
  return (
    <section aria-label="Membership plan" className="card relative bg-mango-50 p-4 pr-13">
      <IconButton label="Take the plan out of the cart" onClick={clearSelectedPlan} className="absolute top-1 right-1">
        <X aria-hidden="true" className="size-5" />
      </IconButton>
      {plan ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <Crown aria-hidden="true" className="size-8 flex-none text-mango-700" />
          <div className="min-w-48 flex-1">
            <h2 className="font-bold text-base">Membership · {plan.title}</h2>
            <p className="num text-ink-600">
              {plan.durationInDays} days · {plan.perks.slice(0, 2).join(' · ')}
            </p>
            {isSignedIn && <Follows />}
          </div>
          <Button busy={isBusy} onClick={() => pay(plan.price)} className="max-sm:-mr-9 max-sm:w-[calc(100%+2.25rem)]">
            {plan.price === 0 ? 'Start free plan' : `Pay ${formatRupees(plan.price)}`}
          </Button>
        </div>
      ) : (
        <p className="min-h-7">
          {state === 'failed' ? 'Failed to load subscription data. ' : 'This plan is no longer offered. '}
          {state === 'failed' ? (
            <button type="button" onClick={reload} className="link">
              Try again
            </button>
          ) : (
            <Link to="/membership" className="link">
              See the plans
            </Link>
          )}
        </p>
      )}
      <ConfirmDialog
        open={changed !== null}
        onClose={() => {
          onRefuse();
          reload();
        }}
        onConfirm={onAccept}
        title="The price has changed"
        message={
          changed &&
          `This plan now costs ${formatRupees(changed.newPrice)} instead of ${formatRupees(changed.price)}. You have not paid anything yet.`
        }
        confirmLabel={changed?.newPrice === 0 ? 'Start free plan' : `Pay ${formatRupees(changed?.newPrice ?? 0)}`}
        cancelLabel="Not now"
      />
    </section>
  );
}

function Follows() {
  const { data } = useAccountQuery('GET subscriptions/my-subscription');
  return data ? <p className="num text-mango-900">Begins on {dayText(data.endDate)}, when your plan ends.</p> : null;
}

/** Fetched when the card is shown, so that the price on it is the one that is charged. */
function usePlan(planId: string) {
  const { state, data, reload } = usePublicQuery('GET plans/all', {});
  return { state, plan: data?.find(({ _id }) => _id === planId), reload: () => void reload() };
}
