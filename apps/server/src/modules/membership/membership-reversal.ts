import { nextPeriod } from '@subah/rules/membership/membership-period';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { lockAccount } from '../accounts/index.ts';
import type { Reversal } from '../payments/index.ts';
import { listCurrentSubscriptions, lockLastEnd } from './membership.queries.ts';
import { subscriptions } from './membership.tables.ts';

/** A membership ends when its whole price was refunded; a part of it is goodwill. */
const endRefunded: Reversal['takeBack'] = async (tx, { isWhole, payment }, now) => {
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

/** A membership whose price is paid again has its period back, or one after the others if that was given away since. */
const restore: Reversal['restore'] = async (tx, { isWhole, payment }, now) => {
  if (isWhole) return;
  const lastEnd = await lockLastEnd(tx, payment.userId);
  const [ended] = await tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.paymentId, payment.id), eq(subscriptions.status, 'refunded')));
  if (!ended?.startDate || !ended.endDate) return;
  const isTaken = await hasPeriodWithin(tx, payment.userId, { start: ended.startDate, end: ended.endDate });
  const { start, end } = isTaken
    ? nextPeriod(now, lastEnd, ended.durationInDays)
    : { start: ended.startDate, end: ended.endDate };
  await tx
    .update(subscriptions)
    .set({ status: 'active', startDate: start, endDate: end })
    .where(eq(subscriptions.id, ended.id));
};

const hasPeriodWithin = async (tx: Tx, userId: string, { start, end }: { start: Date; end: Date }): Promise<boolean> =>
  (await tx.$count(
    subscriptions,
    and(
      eq(subscriptions.userId, userId),
      eq(subscriptions.status, 'active'),
      lt(subscriptions.startDate, end),
      gt(subscriptions.endDate, start),
    ),
  )) > 0;

export const membershipReversal: Reversal = { takeBack: endRefunded, restore };
