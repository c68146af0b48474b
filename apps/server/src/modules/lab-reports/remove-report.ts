import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/problem.ts';
import { queueRemoval } from '../../platform/storage/private-files.jobs.ts';
import { recordChange } from '../audit/index.ts';
import { findLabLines } from '../orders/index.ts';
import { deleteReport } from './lab-reports.queries.ts';
import { reportKey } from './report-key.ts';

/** A report of another patient must not stay with the customer who got it by mistake. */
export async function removeReport({ db }: Pick<Deps, 'db'>, actorId: string, id: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const lineId = await deleteReport(tx, id);
    if (!lineId) throw notFound('report');
    const [line] = await findLabLines(tx, { lineIds: [lineId] });
    await queueRemoval(tx, [reportKey(id)]);
    await recordChange(tx, {
      actorId,
      action: 'delete',
      subject: 'lab report',
      subjectId: id,
      before: { orderId: line?.orderId, productId: line?.productId },
    });
  });
}
