import { createHash } from 'node:crypto';
import type { LabReport } from '@subah/contract/lab-reports/lab-reports';
import { prescriptionMails } from '@subah/messages/mail/healthcare';
import { and, eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { type Db, inTransaction, type Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { fieldProblem, notFound, Problem } from '../../platform/http/problem.ts';
import { pageUrl } from '../../platform/mail/mail.ts';
import { acceptPicture } from '../../platform/storage/pictures.ts';
import { removeOrphans } from '../../platform/storage/private-files.jobs.ts';
import { findLanguage, lockAccount } from '../accounts/index.ts';
import { recordChange } from '../audit/index.ts';
import { sendNotice } from '../notices/index.ts';
import { findLabLine, lockOrder } from '../orders/index.ts';
import { imageToPdf } from './image-to-pdf.ts';
import { readReport } from './lab-reports.queries.ts';
import { labReports } from './lab-reports.tables.ts';
import { reportKey } from './report-key.ts';

type UploadInput = { orderId: string; orderLineId?: string | undefined; productId: string };

const PATH = '/MedicineHealthcare/labtests#my-reports';

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
  if (!line) throw notFound('labTest');
  const upload = { orderLineId: line.id, fileHash: createHash('sha256').update(file).digest('base64url') };
  const resubmitted = await findSameReport(db, upload);
  if (resubmitted) return readReport(db, resubmitted);
  const id = newId();
  const bytes = isPdf(file) ? file : await imageToPdf(await acceptPicture(file, 'file', WRONG_TYPE));
  try {
    await privateFiles.write(reportKey(id), bytes);
    const storedId = await inTransaction(db, async (tx) => {
      if (!(await lockAccount(tx, line.userId))) throw notFound('account');
      if ((await lockOrder(tx, orderId))?.status === 'cancelled') {
        throw new Problem('ORDER_FINAL', 'This order is cancelled, so no report can be added to it.');
      }
      // Again under the lock: the same upload may have been stored meanwhile.
      const same = await findSameReport(tx, upload);
      if (same) return same;
      await tx.insert(labReports).values({ id, userId: line.userId, ...upload, uploadedBy: actorId });
      await recordChange(tx, {
        actorId,
        action: 'upload',
        subject: 'lab report',
        subjectId: id,
        after: { orderId, productId },
      });
      await sendReady(tx, line.userId, id, settings.publicUrl);
      return id;
    });
    if (storedId !== id) await removeOrphans({ db, privateFiles }, [reportKey(id)]);
    return readReport(db, storedId);
  } catch (error) {
    await removeOrphans({ db, privateFiles }, [reportKey(id)], error);
    throw error;
  }
}

/** The report of the same file for this test: sent again by a double click or after a lost response. */
async function findSameReport(
  db: Db | Tx,
  { orderLineId, fileHash }: { orderLineId: string; fileHash: string },
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: labReports.id })
    .from(labReports)
    .where(and(eq(labReports.orderLineId, orderLineId), eq(labReports.fileHash, fileHash)));
  return row?.id;
}

const isPdf = (file: Buffer): boolean => file.subarray(0, 5).toString('latin1') === '%PDF-';

/** Privacy: no notice contains the test or the result. */
async function sendReady(tx: Tx, userId: string, id: string, publicUrl: string): Promise<void> {
  await sendNotice(tx, {
    kind: 'report_ready',
    userId,
    key: `lab-report.${id}`,
    title: prescriptionMails.reportReady,
    body: prescriptionMails.reportSignIn,
    path: PATH,
    values: [prescriptionMails.reportSignIn],
    mail: {
      paragraphs: [prescriptionMails.reportText],
      action: { label: prescriptionMails.seeReports, url: pageUrl(publicUrl, await findLanguage(tx, userId), PATH) },
    },
  });
}
