import { common } from '@subah/messages/common';
import { planOffer } from '@subah/messages/membership';
import { perkTexts, planTitle } from '@subah/messages/plan';
import { t } from '@subah/messages/translate';
import { formatRupees } from '@subah/rules/money';
import { Button, IconButton } from '@subah/ui/button';
import { ConfirmDialog } from '@subah/ui/dialog';
import { Skeleton } from '@subah/ui/skeleton';
import { Crown, X } from 'lucide-react';
import { Link } from 'react-router';
import { usePublicQuery } from '../../lib/data/use-api-query.ts';
import { ActionError } from '../../lib/forms/action-error.tsx';
import { useSession } from '../../lib/session/session.ts';
import { openSignIn } from '../../lib/session/sign-in-request.ts';
import { usePaymentReturn } from '../../shared/payment/use-payment-return.ts';
import { PlanStart } from './plan-start.tsx';
import { clearSelectedPlan, useSelectedPlan } from './selected-plan.ts';
import { useBuyPlan } from './use-buy-plan.ts';

/** Paid separately from the cart. Nothing without a selected plan. */
export function PlanCard() {
  const chosen = useSelectedPlan();
  const { phase, failure, changed, buy, acceptNewPrice, refuseNewPrice, settle } = useBuyPlan();
  usePaymentReturn('membership', (outcome) => void settle(outcome));
  if (!chosen) return null;
  return (
    <ChosenPlan
      key={chosen}
      planId={chosen}
      isBusy={phase !== 'open'}
      failure={failure}
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
  failure: unknown;
  /** The price that was shown and the present one. */
  changed: { price: number; newPrice: number } | null;
  onPay: (price: number) => void;
  onAccept: () => void;
  onRefuse: () => void;
};

function ChosenPlan({ planId, isBusy, failure, changed, onPay, onAccept, onRefuse }: ChosenProps) {
  const { isSignedIn } = useSession();
  const { plan, state, reload } = usePlan(planId);
  const pay = (price: number) => (isSignedIn ? onPay(price) : openSignIn({ afterSignIn: () => onPay(price) }));
  if (state === 'loading') return <Skeleton className="h-28 rounded-card" />;
  return (
    <section aria-label={t(planOffer.cartLabel)} className="card relative bg-mango-50 p-4 pr-13">
      <IconButton label={t(planOffer.remove)} onClick={clearSelectedPlan} className="absolute top-1 right-1">
        <X aria-hidden="true" className="size-5" />
      </IconButton>
      {plan ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <Crown aria-hidden="true" className="size-8 flex-none text-mango-700" />
          <div className="min-w-48 flex-1">
            <h2 className="font-bold text-base">{t(planOffer.cartTitle, { title: planTitle(plan) })}</h2>
            <p className="num text-ink-600">
              {t(planOffer.days, { count: plan.durationInDays })} · {perkTexts(plan.benefits).slice(0, 2).join(' · ')}
            </p>
            {isSignedIn && (
              <p className="num text-mango-900">
                <PlanStart plan={plan} />
              </p>
            )}
          </div>
          <ActionError
            error={failure}
            fallback={t(planOffer.somethingWrong)}
            className="w-full max-sm:-mr-9 max-sm:w-[calc(100%+2.25rem)]"
          />
          <Button
            busy={isBusy}
            onClick={() => pay(plan.price)}
            className="max-sm:-mr-9 max-sm:w-[calc(100%+2.25rem)] sm:ml-auto"
          >
            {payText(plan.price)}
          </Button>
        </div>
      ) : (
        <p className="min-h-7">
          {t(state === 'failed' ? planOffer.loadFailed : planOffer.notOffered)}{' '}
          {state === 'failed' ? (
            <button type="button" onClick={reload} className="link">
              {t(common.tryAgain)}
            </button>
          ) : (
            <Link to="/membership" className="link">
              {t(planOffer.seePlans)}
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
        title={t(planOffer.priceChangedTitle)}
        message={
          changed &&
          t(planOffer.priceChangedText, { before: formatRupees(changed.price), now: formatRupees(changed.newPrice) })
        }
        confirmLabel={payText(changed?.newPrice ?? 0)}
        cancelLabel={t(planOffer.notNow)}
      />
    </section>
  );
}

const payText = (price: number): string =>
  price === 0 ? t(planOffer.startFree) : t(planOffer.pay, { amount: formatRupees(price) });

/** Fetched when the card is shown, so that the price on it is the one that is charged. */
function usePlan(planId: string) {
  const { state, data, reload } = usePublicQuery('GET plans/all', {});
  return { state, plan: data?.find(({ _id }) => _id === planId), reload: () => void reload() };
}
