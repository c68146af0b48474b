import { desc, eq } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data.ts';
import { queueRemoval } from '../../platform/storage/private-files.jobs.ts';
import { orderLines } from '../orders/orders.tables.ts';
import { labReports } from './lab-reports.tables.ts';
import { reportKey } from './report-key.ts';

export const labReportsPersonalData: PersonalData = {
  subject: 'labReports',
  read: (db, { id }) =>
    db
      .select({ id: labReports.id, testName: orderLines.name, createdAt: labReports.createdAt })
      .from(labReports)
      .innerJoin(orderLines, eq(orderLines.id, labReports.orderLineId))
      .where(eq(labReports.userId, id))
      .orderBy(desc(labReports.id)),
  erase: async (tx, { id }) => {
    const gone = await tx.delete(labReports).where(eq(labReports.userId, id)).returning({ id: labReports.id });
    await queueRemoval(
      tx,
      gone.map((report) => reportKey(report.id)),
    );
  },
};
