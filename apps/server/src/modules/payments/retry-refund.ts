import { and, eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { notFound, Problem } from '../../platform/http/problem.ts';
import { recordChange } from '../audit/index.ts';
import { findRefund } from './list-payments.ts';
import { refunds } from './payments.tables.ts';
import { queueSending } from './queue-refund.ts';

/** The job asks the provider which refunds exist before it sends this one again. */
export async function retryRefund({ db }: Pick<Deps, 'db'>, actorId: string, refundId: string) {
  await inTransaction(db, async (tx) => {
    const retried = await tx
      .update(refunds)
      .set({ state: 'queued', failure: null, providerRefundId: null })
      .where(and(eq(refunds.id, refundId), eq(refunds.state, 'failed')))
      .returning({ id: refunds.id });
    if (retried.length === 0) return;
    await queueSending(tx, refundId);
    await recordChange(tx, { actorId, action: 'retry', subject: 'refund', subjectId: refundId });
  });
  const refund = await findRefund(db, refundId);
  if (!refund) throw notFound('refund');
  if (refund.state !== 'queued') throw new Problem('REFUND_NOT_FAILED', 'Only a failed refund can be sent again.');
  return refund;
}
