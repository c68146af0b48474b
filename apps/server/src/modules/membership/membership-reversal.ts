import { and, eq, gt, lt, lte, or } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { lockAccount } from '../accounts/index.ts';
import type { Reversal } from '../payments/index.ts';
import { arrangePlans, placePlan } from './arrange-plans.ts';
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
  if (ended.length > 0) await arrangePlans(tx, { userId: payment.userId, now });
};

/** A membership whose price is paid again has its period back, or one after the others if that was given away since. */
const restore: Reversal['restore'] = async (tx, { isWhole, payment }, now) => {
  if (isWhole) return;
  await lockAccount(tx, payment.userId);
  const [ended] = await tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.paymentId, payment.id), eq(subscriptions.status, 'refunded')));
  if (!ended?.startDate || !ended.endDate) return;
  const former = { isFree: false, start: ended.startDate, end: ended.endDate };
  const { userId } = payment;
  const { start, end } = (await hasPeriodWithin(tx, userId, former, now))
    ? await placePlan(tx, { ...ended, now })
    : ((await arrangePlans(tx, { userId, now }, former.end > now ? former : undefined)) ?? former);
  await tx
    .update(subscriptions)
    .set({ status: 'active', startDate: start, endDate: end })
    .where(eq(subscriptions.id, ended.id));
};

/** Free plans that are not over give way. */
const hasPeriodWithin = async (
  tx: Tx,
  userId: string,
  { start, end }: { start: Date; end: Date },
  now: Date,
): Promise<boolean> =>
  (await tx.$count(
    subscriptions,
    and(
      eq(subscriptions.userId, userId),
      eq(subscriptions.status, 'active'),
      lt(subscriptions.startDate, end),
      gt(subscriptions.endDate, start),
      or(gt(subscriptions.pricePaise, 0), lte(subscriptions.endDate, now)),
    ),
  )) > 0;

export const membershipReversal: Reversal = { takeBack: endRefunded, restore };
