import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { payments, refunds } from './payments.tables.ts';
import { queueRefundedMail } from './refund-mails.ts';

type RefundUpdate = { id?: string; state: 'sent' | 'processed' | 'failed'; failure?: string };

/** Applies the provider's response or webhook, whichever arrives first. `processed` is final. */
export async function updateRefundState(tx: Tx, refundId: string, update: RefundUpdate, now: Date): Promise<void> {
  const [refund] = await tx
    .select({
      state: refunds.state,
      paymentId: refunds.paymentId,
      amountPaise: refunds.amountPaise,
      reason: refunds.reason,
      providerRefundId: refunds.providerRefundId,
    })
    .from(refunds)
    .where(eq(refunds.id, refundId))
    .for('update');
  // Updates may arrive out of order: a late one never moves the state back.
  if (!refund || refund.state === 'processed' || refund.state === update.state) return;
  if (refund.state === 'failed' && update.state === 'sent') return;
  await tx
    .update(refunds)
    .set({
      state: update.state,
      providerRefundId: update.id ?? refund.providerRefundId,
      failure: update.state === 'failed' ? (update.failure ?? 'The provider refused.') : null,
      processedAt: update.state === 'processed' ? now : null,
    })
    .where(eq(refunds.id, refundId));
  if (update.state !== 'processed') return;
  const [payment] = await tx
    .select({ userId: payments.userId })
    .from(payments)
    .where(eq(payments.id, refund.paymentId));
  if (payment) await queueRefundedMail(tx, { ...payment, amountPaise: refund.amountPaise, reason: refund.reason });
}
