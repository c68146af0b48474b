import type { Membership } from '@subah/contract/membership/membership';
import { membershipUse } from '@subah/rules/membership/membership-period';
import type { Db } from '../../platform/database/database.ts';
import { listCurrentSubscriptions } from './membership.queries.ts';
import { benefitsToWire, subscriptionToWire } from './membership-responses.ts';

/** The active plan, with the end of the last plan that follows it. */
export async function readOwnMembership(db: Db, userId: string, now: Date): Promise<Membership | null> {
  const subscriptions = await listCurrentSubscriptions(db, userId, now);
  const active = subscriptions[0];
  const end = subscriptions.at(-1)?.endDate;
  if (!active?.startDate || !end) return null;
  const paidEnd = subscriptions.findLast(({ pricePaise }) => pricePaise > 0)?.endDate;
  return {
    ...subscriptionToWire(active, now),
    ...benefitsToWire(active),
    endDate: end.toISOString(),
    paidEndDate: paidEnd?.toISOString() ?? null,
    ...membershipUse({ start: active.startDate, end }, now),
  };
}
