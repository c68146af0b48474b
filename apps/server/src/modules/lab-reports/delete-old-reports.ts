import { inArray, lt } from 'drizzle-orm';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { queueRemoval } from '../../platform/storage/private-files.jobs.ts';
import { labReports } from './lab-reports.tables.ts';
import { reportKey } from './report-key.ts';

const BATCH = 200;

/** Deletes a batch of reports that are older than `before`, with their files. Returns their number. */
export const deleteOldReports = (db: Db, before: Date): Promise<number> =>
  inTransaction(db, async (tx) => {
    const old = tx.select({ id: labReports.id }).from(labReports).where(lt(labReports.createdAt, before)).limit(BATCH);
    const deleted = await tx.delete(labReports).where(inArray(labReports.id, old)).returning({ id: labReports.id });
    await queueRemoval(
      tx,
      deleted.map((report) => reportKey(report.id)),
    );
    return deleted.length;
  });
