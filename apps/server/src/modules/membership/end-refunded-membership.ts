import { nextPeriod } from '@subah/rules/membership/membership-period';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { lockAccount } from '../accounts/index.ts';
import type { Reversal } from '../payments/index.ts';
import { listCurrentSubscriptions } from './membership.queries.ts';
import { subscriptions } from './membership.tables.ts';

/** A membership ends when its whole price was refunded; a part of it is goodwill. */
export const endRefundedMembership: Reversal = async (tx, { isWhole, payment }, now) => {
  if (!isWhole) return;
  // Locks the account, as a purchase does: periods of one customer follow one another.
  await lockAccount(tx, payment.userId);
  const ended = await tx
    .update(subscriptions)
    .set({ status: 'refunded' })
    .where(and(eq(subscriptions.paymentId, payment.id), eq(subscriptions.status, 'active')))
    .returning({ id: subscriptions.id });
  if (ended.length > 0) await closeGap(tx, payment.userId, now);
};

/** Upcoming periods begin when the one before them ends, or now. */
async function closeGap(tx: Tx, userId: string, now: Date): Promise<void> {
  let lastEnd: Date | null = null;
  for (const { id, startDate, endDate, durationInDays } of await listCurrentSubscriptions(tx, userId, now)) {
    if (!startDate || startDate <= now) {
      lastEnd = endDate;
      continue;
    }
    const { start, end } = nextPeriod(now, lastEnd, durationInDays);
    await tx.update(subscriptions).set({ startDate: start, endDate: end }).where(eq(subscriptions.id, id));
    lastEnd = end;
  }
}
