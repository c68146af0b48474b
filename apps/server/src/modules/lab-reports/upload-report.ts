import type { LabReport } from '@subah/contract/healthcare/lab-reports';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { fieldProblem, notFound, Problem } from '../../platform/http/problem.ts';
import { composeMail, queueMail } from '../../platform/mail/mail.ts';
import { acceptPicture } from '../../platform/storage/pictures.ts';
import { removeOrphans } from '../../platform/storage/private-files.jobs.ts';
import { findEmail, lockAccount } from '../accounts/index.ts';
import { recordChange } from '../audit/index.ts';
import { findLabLine, lockOrder } from '../orders/index.ts';
import { imageToPdf } from './image-to-pdf.ts';
import { readReport } from './lab-reports.queries.ts';
import { labReports } from './lab-reports.tables.ts';
import { reportKey } from './report-key.ts';

type UploadInput = { orderId: string; orderLineId?: string | undefined; productId: string };

const WRONG_TYPE = 'Only PDF, JPG, PNG, WEBP allowed.';

export async function uploadReport(
  { db, privateFiles, settings }: Pick<Deps, 'db' | 'privateFiles' | 'settings'>,
  actorId: string,
  input: UploadInput,
  file: Buffer | undefined,
): Promise<LabReport> {
  if (!file) throw fieldProblem('file', 'Choose a file.');
  const { orderId, productId, orderLineId: lineId } = input;
  const line = await findLabLine(db, { orderId, productId, lineId });
  if (!line) throw notFound('Lab test');
  const id = newId();
  const bytes = isPdf(file) ? file : await imageToPdf(await acceptPicture(file, 'file', WRONG_TYPE));
  try {
    await privateFiles.write(reportKey(id), bytes);
    return await inTransaction(db, async (tx) => {
      if (!(await lockAccount(tx, line.userId))) throw notFound('Account');
      if ((await lockOrder(tx, orderId))?.status === 'cancelled') {
        throw new Problem('ORDER_FINAL', 'This order is cancelled, so no report can be added to it.');
      }
      await tx.insert(labReports).values({ id, userId: line.userId, orderLineId: line.id, uploadedBy: actorId });
      await recordChange(tx, {
        actorId,
        action: 'upload',
        subject: 'lab report',
        subjectId: id,
        after: { orderId, productId },
      });
      const email = await findEmail(tx, line.userId);
      if (email) await queueMail(tx, readyMail(email, settings.publicUrl));
      return readReport(tx, id);
    });
  } catch (error) {
    await removeOrphans({ db, privateFiles }, [reportKey(id)]);
    throw error;
  }
}

const isPdf = (file: Buffer): boolean => file.subarray(0, 5).toString('latin1') === '%PDF-';

// Privacy: the mail contains neither the test nor the result.
const readyMail = (to: string, publicUrl: string) =>
  composeMail({
    to,
    subject: 'Your report is ready',
    heading: 'Your report is ready',
    paragraphs: ['Sign in to see and download it. We do not send reports by mail, because they are yours alone.'],
    action: { label: 'See my reports', url: `${publicUrl}/MedicineHealthcare/labtests#my-reports` },
  });
