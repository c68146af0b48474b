import { orderRefusals } from '@subah/messages/api/orders';
import { fill } from '@subah/messages/message';
import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { queueRemoval } from '../../platform/storage/private-files.jobs.ts';
import { findCollectedTests } from '../orders/index.ts';
import { listAllReportsOf } from './lab-reports.queries.ts';
import { labReports } from './lab-reports.tables.ts';
import { reportKey } from './report-key.ts';

/** Laboratories need a few days; after two weeks a missing report no longer holds up a deletion. */
const REPORT_WAIT_MS = 14 * 24 * 60 * 60 * 1000;

export const labReportsPersonalData: PersonalData = {
  subject: 'labReports',
  read: async (db, { id }) =>
    (await listAllReportsOf(db, id)).map(({ _id, testName, createdAt }) => ({ id: _id, testName, createdAt })),
  erase: async (tx, { id }, now) => {
    await refuseOpenTests(tx, id, new Date(now.getTime() - REPORT_WAIT_MS));
    const deleted = await tx.delete(labReports).where(eq(labReports.userId, id)).returning({ id: labReports.id });
    await queueRemoval(
      tx,
      deleted.map((report) => reportKey(report.id)),
    );
  },
};

async function refuseOpenTests(tx: Tx, userId: string, since: Date): Promise<void> {
  const tests = await findCollectedTests(tx, userId, since);
  const reported = await tx
    .select({ lineId: labReports.orderLineId })
    .from(labReports)
    .where(
      inArray(
        labReports.orderLineId,
        tests.map(({ id }) => id),
      ),
    );
  const isReported = new Set(reported.map(({ lineId }) => lineId));
  const open = tests.find(({ id }) => !isReported.has(id));
  if (open) throw new Problem('LAB_REPORT_OPEN', fill(orderRefusals.labReportOpen, { name: open.name }));
}
