import type { SessionUser } from '@subah/contract/accounts/accounts';
import type { FileAnswer } from '@subah/contract/endpoint';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../platform/http/problem.ts';
import { recordFileView } from '../healthcare/index.ts';
import { findReport } from './lab-reports.queries.ts';
import { reportKey } from './report-key.ts';

/** Its patient and admins see a report; to everybody else it does not exist. A look of the shop is on record first. */
export async function showReport(
  { db, clock, privateFiles }: Pick<Deps, 'db' | 'clock' | 'privateFiles'>,
  user: SessionUser,
  id: string,
): Promise<FileAnswer> {
  const report = await findReport(db, id);
  if (!report || (report.userId !== user.id && user.role !== 'admin')) throw notFound('Report');
  const bytes = await privateFiles.read(reportKey(id));
  if (!bytes) throw notFound('Report');
  if (report.userId !== user.id) {
    await recordFileView(db, { viewerId: user.id, subject: 'lab-report', subjectId: id, viewedAt: clock() });
  }
  return { fileName: `lab-report-${id.slice(-7)}.pdf`, bytes };
}
