import { fullDateText } from '@subah/messages/dates';
import { planOffer } from '@subah/messages/membership';
import { t } from '@subah/messages/translate';
import { indiaDate } from '@subah/rules/india-time';
import { useAccountQuery } from '../../lib/data/use-api-query.ts';

/** When a plan that is bought now starts; for signed-in customers. */
export function PlanStart() {
  const { data, state } = useAccountQuery('GET subscriptions/my-subscription');
  if (state !== 'ready') return null;
  if (!data) return t(planOffer.startsAtOnce);
  return t(planOffer.startsLater, { date: fullDateText(indiaDate(new Date(data.endDate))) });
}
