import type { Plan } from '@subah/contract/membership/membership';
import { fullDateText } from '@subah/messages/dates';
import { planOffer } from '@subah/messages/membership';
import { t } from '@subah/messages/translate';
import { indiaDate } from '@subah/rules/india-time';
import { useAccountQuery } from '../../lib/data/use-api-query.ts';

/** When a plan that is bought now starts; for signed-in customers. */
export function PlanStart({ plan }: { plan: Pick<Plan, 'price'> }) {
  const { data, state } = useAccountQuery('GET subscriptions/my-subscription');
  if (state !== 'ready') return null;
  if (!data) return plan.price === 0 ? null : t(planOffer.startsAtOnce);
  const endDate = plan.price === 0 ? data.endDate : data.paidEndDate;
  if (!endDate) return t(planOffer.startsBeforeFree);
  return t(planOffer.startsLater, { date: fullDateText(indiaDate(new Date(endDate))) });
}
