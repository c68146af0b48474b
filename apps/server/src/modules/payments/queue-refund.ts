import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { Problem } from '../../platform/http/problem.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { payments, refunds } from './payments.tables.ts';

type Refund = {
  paymentId: string;
  amountPaise: number;
  /** The customer reads it. */
  reason: string;
  /** Names the occasion, such as `cancel:<order id>`: the same occasion refunds once. */
  key: string;
  now: Date;
};

/** Money goes back; a job asks the provider after the commit. More than was paid is refused by the database. */
export async function queueRefund(tx: Tx, { paymentId, ...refund }: Refund): Promise<void> {
  const [payment] = await tx
    .select({ providerPaymentId: payments.providerPaymentId })
    .from(payments)
    .where(eq(payments.id, paymentId))
    .for('update');
  if (!payment?.providerPaymentId) throw new Problem('CONFLICT', 'Nothing was paid, so nothing can be refunded.');
  await writeRefund(tx, { paymentId, providerPaymentId: payment.providerPaymentId, ...refund });
}

export async function writeRefund(tx: Tx, refund: Refund & { providerPaymentId: string }): Promise<void> {
  const { now, ...row } = refund;
  const id = newId();
  const added = await tx
    .insert(refunds)
    .values({ id, ...row, createdAt: now })
    .onConflictDoNothing({ target: refunds.key })
    .returning({ id: refunds.id });
  if (added.length > 0) await addJob(tx, 'send-refund', { refundId: id }, { key: `refund:${id}` });
}
