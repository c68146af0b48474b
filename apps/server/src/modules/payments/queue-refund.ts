import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { Problem } from '../../platform/http/problem.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { lockPayment, type PaymentRow } from './payments.queries.ts';
import { disputes, refunds } from './payments.tables.ts';

type RefundInput = {
  paymentId: string;
  amountPaise: number;
  /** Shown to the customer. */
  reason: string;
  /** Idempotency key, such as `cancel:<order id>`. */
  key: string;
  now: Date;
};

/**
 * Queues a refund of at most what is left of the payment, because part of it may have been refunded in the provider's
 * dashboard. Returns the queued amount; 0 when nothing is left. A job sends it after the commit.
 */
export async function queueRefund(tx: Tx, refund: RefundInput): Promise<number> {
  const payment = await lockPayment(tx, refund.paymentId);
  const { providerPaymentId } = payment;
  if (!providerPaymentId) throw new Problem('NOTHING_TO_REFUND', 'Nothing was paid, so nothing can be refunded.');
  const [queued] = await tx
    .select({ amountPaise: refunds.amountPaise })
    .from(refunds)
    .where(eq(refunds.key, refund.key));
  if (queued) return queued.amountPaise;
  const amountPaise = limitTo(payment, refund.amountPaise);
  await coverByDisputes(tx, payment.id, refund.amountPaise - amountPaise);
  if (amountPaise === 0) return 0;
  await insertRefund(tx, { ...refund, amountPaise, providerPaymentId });
  return amountPaise;
}

/** What is not queued because the bank took the money; the shop owes it when the money comes back. */
async function coverByDisputes(tx: Tx, paymentId: string, shortPaise: number): Promise<void> {
  if (shortPaise <= 0) return;
  const disputed = tx
    .select({ id: disputes.providerDisputeId })
    .from(disputes)
    .where(eq(disputes.paymentId, paymentId));
  const taken = await tx
    .select()
    .from(refunds)
    .where(
      and(
        eq(refunds.paymentId, paymentId),
        eq(refunds.state, 'processed'),
        inArray(refunds.providerRefundId, disputed),
      ),
    )
    .orderBy(asc(refunds.id));
  let left = shortPaise;
  for (const { id, amountPaise, coveredPaise } of taken) {
    const byPaise = Math.min(left, amountPaise - coveredPaise);
    left -= byPaise;
    if (byPaise > 0)
      await tx
        .update(refunds)
        .set({ coveredPaise: coveredPaise + byPaise })
        .where(eq(refunds.id, id));
  }
}

/** What `queueRefund` would queue of this amount now. */
export const previewRefund = async (tx: Tx, paymentId: string, amountPaise: number): Promise<number> =>
  limitTo(await lockPayment(tx, paymentId), amountPaise);

const limitTo = ({ paidPaise, refundedPaise }: PaymentRow, amountPaise: number): number =>
  Math.max(0, Math.min(amountPaise, paidPaise - refundedPaise));

async function insertRefund(tx: Tx, refund: RefundInput & { providerPaymentId: string }): Promise<void> {
  const { now, ...row } = refund;
  const id = newId();
  await tx.insert(refunds).values({ id, ...row, createdAt: now });
  await queueSending(tx, id);
}

export const queueSending = (tx: Tx, refundId: string): Promise<void> =>
  addJob(tx, 'send-refund', { refundId }, { key: `refund:${refundId}` });
