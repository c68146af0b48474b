import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data.ts';
import { queueRemoval } from '../../platform/storage/private-files.jobs.ts';
import { listAllReportsOf } from './lab-reports.queries.ts';
import { labReports } from './lab-reports.tables.ts';
import { reportKey } from './report-key.ts';

export const labReportsPersonalData: PersonalData = {
  subject: 'labReports',
  read: async (db, { id }) =>
    (await listAllReportsOf(db, id)).map(({ _id, testName, createdAt }) => ({ id: _id, testName, createdAt })),
  erase: async (tx, { id }) => {
    const deleted = await tx.delete(labReports).where(eq(labReports.userId, id)).returning({ id: labReports.id });
    await queueRemoval(
      tx,
      deleted.map((report) => reportKey(report.id)),
    );
  },
};
