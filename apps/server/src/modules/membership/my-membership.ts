import type { Membership } from '@subah/contract/payments/membership';
import { membershipUse } from '@subah/rules/membership/membership-time';
import type { Db } from '../../platform/database/database.ts';
import { livingSubscriptions } from './membership.queries.ts';
import { benefitsToWire, subscriptionToWire } from './membership-answers.ts';

/** The plan that runs, with the time of everything that was bought to follow it. */
export async function myMembership(db: Db, userId: string, now: Date): Promise<Membership | null> {
  const living = await livingSubscriptions(db, userId, now);
  const running = living[0];
  const end = living.at(-1)?.endDate;
  if (!running?.startDate || !end) return null;
  return {
    ...subscriptionToWire(running, now),
    ...benefitsToWire(running),
    endDate: end.toISOString(),
    ...membershipUse({ start: running.startDate, end }, now),
  };
}
