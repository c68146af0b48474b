import type { Plan } from '@subah/contract/membership/membership';
import { membership, planOffer } from '@subah/messages/membership';
import { perkTexts, planTitle } from '@subah/messages/plan';
import { t } from '@subah/messages/translate';
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
  /** On the orders of last month, where there is something to say. */
  possibleSavings: string | undefined;
  onChoose: () => void;
  onShowBenefits: () => void;
};

const DAYS_IN_MONTH = 30;

export function PlanOffer({ plan, isBest, isChosen, possibleSavings, onChoose, onShowBenefits }: Props) {
  const titleId = useId();
  const title = planTitle(plan);
  return (
    <article
      aria-labelledby={titleId}
      className={cx(
        'card relative flex flex-col p-5 md:p-6',
        isBest && 'border-leaf-600 shadow-[inset_0_0_0_1px_var(--color-leaf-600)]',
      )}
    >
      {isBest && <OfferTag className="absolute -top-3 left-5">{t(planOffer.bestValue)}</OfferTag>}
      <h2 id={titleId} className="font-bold text-xl">
        {title}
      </h2>
      <p className="num mt-1 flex flex-wrap items-baseline gap-x-2">
        <b className="font-extrabold text-3xl tracking-[-0.02em]">{formatRupees(plan.price)}</b>
        <span className="text-ink-600">{t(planOffer.forDays, { count: plan.durationInDays })}</span>
      </p>
      {/* With room for the savings, which come later. */}
      <p className="num mb-3 grid min-h-10 content-start text-ink-600 text-meta lg:max-xl:min-h-15">
        {priceNote(plan)}
        {possibleSavings && <b className="font-semibold text-leaf-700">{possibleSavings}</b>}
      </p>
      <PerkList perks={perkTexts(plan.benefits)} className="mb-5 flex-1 content-start" />
      <div className="grid gap-1">
        <Button
          variant={isBest ? 'fill' : 'line'}
          block
          aria-label={t(isChosen ? planOffer.inCartPlan : planOffer.addPlan, { title })}
          onClick={onChoose}
        >
          {t(isChosen ? planOffer.inCart : planOffer.addToCart)}
        </Button>
        <button
          type="button"
          aria-label={t(membership.benefitsOf, { title })}
          onClick={onShowBenefits}
          className="link min-h-11 justify-self-center"
        >
          {t(membership.benefits)}
        </button>
      </div>
    </article>
  );
}

function priceNote({ price, durationInDays }: Plan): string {
  if (price === 0) return t(planOffer.oncePerCustomer);
  if (durationInDays <= DAYS_IN_MONTH) return t(planOffer.noRenewal);
  return t(planOffer.perMonth, { amount: formatRupees(Math.round((price / durationInDays) * DAYS_IN_MONTH)) });
}

/** By the lowest price per day of the paid plans. */
export function bestPlan(plans: readonly Plan[]): string | undefined {
  const paid = plans.filter(({ price }) => price > 0);
  if (paid.length < 2) return undefined;
  return paid.reduce((best, plan) => (dayPrice(plan) < dayPrice(best) ? plan : best))._id;
}

const dayPrice = ({ price, durationInDays }: Plan): number => price / durationInDays;
