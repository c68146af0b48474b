import type { Plan } from '@subah/contract/payments/membership';
import { formatRupees } from '@subah/rules/money';
import { OfferTag } from '@subah/ui/badge';
import { Button } from '@subah/ui/button';
import { cx } from '@subah/ui/class-names';
import { useId } from 'react';
import { PerkList } from './perk-list.tsx';

type Props = {
  plan: Plan;
  /** The lowest price per day. */
  isBest: boolean;
  isChosen: boolean;
  onChoose: () => void;
  onShowBenefits: () => void;
};

const DAYS_IN_MONTH = 30;

export function PlanOffer({ plan, isBest, isChosen, onChoose, onShowBenefits }: Props) {
  const titleId = useId();
  return (
    <article
      aria-labelledby={titleId}
      className={cx(
        'card relative flex flex-col p-5 md:p-6',
        isBest && 'border-leaf-600 shadow-[inset_0_0_0_1px_var(--color-leaf-600)]',
      )}
    >
      {isBest && <OfferTag className="absolute -top-3 left-5">BEST VALUE</OfferTag>}
      <h2 id={titleId} className="font-bold text-xl">
        {plan.title}
      </h2>
      <p className="num mt-1 flex flex-wrap items-baseline gap-x-2">
        <b className="font-extrabold text-3xl tracking-[-0.02em]">{formatRupees(plan.price)}</b>
        <span className="text-ink-600">for {plan.durationInDays} days</span>
      </p>
      <p className="num mb-4 min-h-5 text-ink-600 text-meta">{priceNote(plan)}</p>
      <PerkList perks={plan.perks} className="mb-5 flex-1 content-start" />
      <div className="grid gap-1">
        <Button variant={isBest ? 'fill' : 'line'} block onClick={onChoose}>
          {isChosen ? 'In your cart' : 'Add to cart'}
          <span className="sr-only">plan {plan.title}</span>
        </Button>
        <button type="button" onClick={onShowBenefits} className="link min-h-11 justify-self-center">
          Membership benefits
          <span className="sr-only"> of plan {plan.title}</span>
        </button>
      </div>
    </article>
  );
}

function priceNote({ price, durationInDays }: Plan): string {
  if (price === 0) return 'Once for each customer';
  if (durationInDays <= DAYS_IN_MONTH) return 'Ends by itself, nothing renews';
  return `${formatRupees(Math.round((price / durationInDays) * DAYS_IN_MONTH))} a month, nothing renews`;
}

/** By the lowest price per day of the paid plans. */
export function bestPlan(plans: readonly Plan[]): string | undefined {
  const paid = plans.filter(({ price }) => price > 0);
  if (paid.length < 2) return undefined;
  return paid.reduce((best, plan) => (dayPrice(plan) < dayPrice(best) ? plan : best))._id;
}

const dayPrice = ({ price, durationInDays }: Plan): number => price / durationInDays;
