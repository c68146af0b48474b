import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { Problem } from '../../platform/http/problem.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { payments, refunds } from './payments.tables.ts';

type RefundInput = {
  paymentId: string;
  amountPaise: number;
  /** Shown to the customer. */
  reason: string;
  /** Idempotency key, such as `cancel:<order id>`. */
  key: string;
  now: Date;
};

/** Stores a refund; a job sends it to the provider after the commit. The database rejects more than was paid. */
export async function queueRefund(tx: Tx, { paymentId, ...refund }: RefundInput): Promise<void> {
  const [payment] = await tx
    .select({ providerPaymentId: payments.providerPaymentId })
    .from(payments)
    .where(eq(payments.id, paymentId))
    .for('update');
  if (!payment?.providerPaymentId)
    throw new Problem('NOTHING_TO_REFUND', 'Nothing was paid, so nothing can be refunded.');
  await insertRefund(tx, { paymentId, providerPaymentId: payment.providerPaymentId, ...refund });
}

export async function insertRefund(tx: Tx, refund: RefundInput & { providerPaymentId: string }): Promise<void> {
  const { now, ...row } = refund;
  const id = newId();
  const added = await tx
    .insert(refunds)
    .values({ id, ...row, createdAt: now })
    .onConflictDoNothing({ target: refunds.key })
    .returning({ id: refunds.id });
  if (added.length > 0) await addJob(tx, 'send-refund', { refundId: id }, { key: `refund:${id}` });
}
