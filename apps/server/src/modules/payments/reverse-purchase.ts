import { and, eq, sum } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { lockAccount } from '../accounts/index.ts';
import { findPayments, isAttempt, lockPayment } from './payments.queries.ts';
import { payments, refunds } from './payments.tables.ts';

export const queueReversal = (tx: Tx, refundId: string): Promise<void> => addJob(tx, 'reverse-purchase', { refundId });

/**
 * Takes back what a payment had given after a refund was paid out, or gives it again after the refund was reversed. Orders
 * do it when they queue their refunds.
 */
export async function reversePurchase(
  { db, clock, reversals }: Pick<Deps, 'db' | 'clock' | 'reversals'>,
  refundId: string,
): Promise<void> {
  const [found] = await db.select({ paymentId: refunds.paymentId }).from(refunds).where(eq(refunds.id, refundId));
  if (!found) return;
  const { paymentId } = found;
  const [payment] = (await findPayments(db, eq(payments.id, paymentId))).filter(isAttempt);
  const reversal = payment && reversals[payment.purpose];
  if (!reversal || payment.status !== 'completed') return;
  await inTransaction(db, async (tx) => {
    // In the order of a settlement.
    await lockAccount(tx, payment.userId);
    await lockPayment(tx, paymentId);
    const [refund] = await tx.select().from(refunds).where(eq(refunds.id, refundId));
    if (!refund) return;
    const { id, amountPaise, state } = refund;
    const isWhole = (await sumPaidOut(tx, paymentId)) === payment.paidPaise;
    const reverse = state === 'reversed' ? reversal.restore : reversal.takeBack;
    await reverse(tx, { id, amountPaise, isWhole, payment }, clock());
  });
}

async function sumPaidOut(tx: Tx, paymentId: string): Promise<number> {
  const [paidOut] = await tx
    .select({ paise: sum(refunds.amountPaise).mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.state, 'processed')));
  return paidOut?.paise ?? 0;
}
