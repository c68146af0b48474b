import { and, eq, sum } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { findPayments, isAttempt } from './payments.queries.ts';
import { payments, refunds } from './payments.tables.ts';

/** Takes back what a payment had given after a refund was paid out. Orders do it when they queue their refunds. */
export async function reversePurchase(
  { db, clock, reversals }: Pick<Deps, 'db' | 'clock' | 'reversals'>,
  refundId: string,
): Promise<void> {
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, refundId));
  if (!refund) return;
  const { id, paymentId, amountPaise } = refund;
  const [payment] = (await findPayments(db, eq(payments.id, paymentId))).filter(isAttempt);
  const reverse = payment && reversals[payment.purpose];
  if (!reverse) return;
  const [paidOut] = await db
    .select({ paise: sum(refunds.amountPaise).mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.state, 'processed')));
  const isWhole = paidOut?.paise === payment.paidPaise;
  await inTransaction(db, (tx) => reverse(tx, { id, amountPaise, isWhole, payment }, clock()));
}
