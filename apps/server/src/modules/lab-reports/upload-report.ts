import type { LabReport } from '@subah/contract/healthcare/lab-reports';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { type Db, inTransaction, type Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { fieldProblem, notFound } from '../../platform/http/problem.ts';
import { composeMail, queueMail } from '../../platform/mail/mail.ts';
import { acceptPicture } from '../../platform/storage/pictures.ts';
import { removeOrphans } from '../../platform/storage/private-files.jobs.ts';
import { users } from '../accounts/accounts.tables.ts';
import { recordChange } from '../audit/index.ts';
import { orderLines, orders } from '../orders/orders.tables.ts';
import { findReport, toWire } from './lab-reports.queries.ts';
import { labReports } from './lab-reports.tables.ts';
import { pictureAsPdf } from './picture-as-pdf.ts';
import { reportKey } from './report-key.ts';

type Upload = { orderId: string; orderLineId?: string | undefined; productId: string };

const ONLY = 'Only PDF, JPG, PNG, WEBP allowed.';

export async function uploadReport(
  { db, privateFiles, settings }: Pick<Deps, 'db' | 'privateFiles' | 'settings'>,
  actorId: string,
  wanted: Upload,
  file: Buffer | undefined,
): Promise<LabReport> {
  if (!file) throw fieldProblem('file', 'Choose a file.');
  const line = await findLabLine(db, wanted);
  if (!line) throw notFound('Lab test');
  const id = newId();
  const bytes = isPdf(file) ? file : await pictureAsPdf(await acceptPicture(file, 'file', ONLY));
  try {
    await privateFiles.write(reportKey(id), bytes);
    return await inTransaction(db, async (tx) => {
      await tx.insert(labReports).values({ id, userId: line.userId, orderLineId: line.id, uploadedBy: actorId });
      const after = { orderId: wanted.orderId, productId: wanted.productId };
      await recordChange(tx, { actorId, action: 'upload', subject: 'lab report', subjectId: id, after });
      if (!line.isGone) await queueMail(tx, readyMail(line.email, settings.publicUrl));
      return readReport(tx, id);
    });
  } catch (error) {
    await removeOrphans({ db, privateFiles }, [reportKey(id)]);
    throw error;
  }
}

const isPdf = (file: Buffer): boolean => file.subarray(0, 5).toString('latin1') === '%PDF-';

async function readReport(tx: Tx, id: string): Promise<LabReport> {
  const row = await findReport(tx, id);
  if (!row) throw new Error('the report is gone');
  return toWire(row);
}

/** One product stands once in an order, so it names its line; the id of the line may be given as well. */
async function findLabLine(db: Db, { orderId, orderLineId, productId }: Upload) {
  const [line] = await db
    .select({ id: orderLines.id, userId: orders.userId, email: users.email, isGone: isNotNull(users.deletedAt) })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(
      and(
        eq(orderLines.orderId, orderId),
        eq(orderLines.productId, productId),
        eq(orderLines.catalog, 'labtest'),
        orderLineId ? eq(orderLines.id, orderLineId) : undefined,
      ),
    );
  return line;
}

// A mail names no test and no result: others may read the mailbox.
const readyMail = (to: string, publicUrl: string) =>
  composeMail({
    to,
    subject: 'Your report is ready',
    heading: 'Your report is ready',
    paragraphs: ['Sign in to see and download it. We do not send reports by mail, because they are yours alone.'],
    action: { label: 'See my reports', url: `${publicUrl}/MedicineHealthcare/labtests#my-reports` },
  });
