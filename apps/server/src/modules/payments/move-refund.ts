import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { payments, refunds } from './payments.tables.ts';
import { tellRefunded } from './refund-mails.ts';

type RefundNews = { id?: string; state: 'sent' | 'processed' | 'failed'; failure?: string };

/** What the provider says about a refund, from its answer or its webhook, whichever comes first. Processed is final. */
export async function moveRefund(tx: Tx, refundId: string, news: RefundNews, now: Date): Promise<void> {
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
  // A refund that was sent before its provider's "no" arrived late is not sent back to the queue by it.
  if (!refund || refund.state === 'processed' || refund.state === news.state) return;
  if (refund.state === 'failed' && news.state === 'sent') return;
  await tx
    .update(refunds)
    .set({
      state: news.state,
      providerRefundId: news.id ?? refund.providerRefundId,
      failure: news.state === 'failed' ? (news.failure ?? 'The provider refused.') : null,
      processedAt: news.state === 'processed' ? now : null,
    })
    .where(eq(refunds.id, refundId));
  if (news.state !== 'processed') return;
  const [payment] = await tx
    .select({ userId: payments.userId })
    .from(payments)
    .where(eq(payments.id, refund.paymentId));
  if (payment) await tellRefunded(tx, { ...payment, amountPaise: refund.amountPaise, reason: refund.reason });
}
