import type { SessionUser } from '@subah/contract/accounts/accounts';
import type { FileResponse } from '@subah/contract/endpoint';
import { can } from '@subah/rules/accounts/roles';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../platform/http/problem.ts';
import { recordFileView } from '../healthcare/index.ts';
import { findReportOwner } from './lab-reports.queries.ts';
import { reportKey } from './report-key.ts';

/** For its patient and staff who handle lab tests; access by staff is logged before the file is sent. */
export async function showReport(
  { db, clock, privateFiles }: Pick<Deps, 'db' | 'clock' | 'privateFiles'>,
  user: SessionUser,
  id: string,
): Promise<FileResponse> {
  const ownerId = await findReportOwner(db, id);
  if (!ownerId || (ownerId !== user.id && !can(user.role, 'handle lab tests'))) throw notFound('report');
  const bytes = await privateFiles.read(reportKey(id));
  if (!bytes) throw notFound('report');
  if (ownerId !== user.id) {
    await recordFileView(db, { viewerId: user.id, subject: 'lab-report', subjectId: id, viewedAt: clock() });
  }
  return { fileName: `lab-report-${id.slice(-7)}.pdf`, bytes };
}
