import { and, eq, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { notFound, Problem } from '../../platform/http/problem.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { recordChange } from '../audit/index.ts';
import { findRefund } from './list-payments.ts';
import { refunds } from './payments.tables.ts';

/** The provider rejects a key for good, so a retry increments `round` and with it the key. */
export async function retryRefund({ db }: Pick<Deps, 'db'>, actorId: string, refundId: string) {
  await inTransaction(db, async (tx) => {
    const retried = await tx
      .update(refunds)
      .set({ state: 'queued', failure: null, providerRefundId: null, round: sql`${refunds.round} + 1` })
      .where(and(eq(refunds.id, refundId), eq(refunds.state, 'failed')))
      .returning({ id: refunds.id });
    if (retried.length === 0) return;
    await addJob(tx, 'send-refund', { refundId }, { key: `refund:${refundId}` });
    await recordChange(tx, { actorId, action: 'retry', subject: 'refund', subjectId: refundId });
  });
  const refund = await findRefund(db, refundId);
  if (!refund) throw notFound('Refund');
  if (refund.state !== 'queued') throw new Problem('REFUND_NOT_FAILED', 'Only a failed refund can be sent again.');
  return refund;
}
