import { prescriptionMails } from '@subah/messages/mail/healthcare';
import { fill } from '@subah/messages/message';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { publishEvent } from '../../platform/cache/change-feed.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/problem.ts';
import { composeMail, pageUrl, queueMail } from '../../platform/mail/mail.ts';
import { findMailRecipient, type MailRecipient } from '../accounts/index.ts';
import { recordChange } from '../audit/index.ts';
import { lockPrescription } from './prescriptions.queries.ts';
import { prescriptions } from './prescriptions.tables.ts';

type Decision = { id: string; status: 'approved' | 'rejected'; reason: string; actorId: string };

export async function decidePrescription(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  decision: Decision,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { userId } = await writeDecision(tx, decision, clock());
    const recipient = await findMailRecipient(tx, userId);
    if (recipient) await queueMail(tx, decidedMail(recipient, decision, settings.publicUrl));
  });
}

/** Updates the prescription and the audit log. */
export async function writeDecision(
  tx: Tx,
  { id, status, reason, actorId }: Decision,
  now: Date,
): Promise<{ userId: string }> {
  const before = await lockPrescription(tx, id);
  if (!before) throw notFound('prescription');
  const after = { status, reason: status === 'rejected' ? reason : null };
  await tx
    .update(prescriptions)
    .set({ ...after, decidedBy: actorId, decidedAt: now })
    .where(eq(prescriptions.id, id));
  await recordChange(tx, {
    actorId,
    action: 'decide',
    subject: 'prescription',
    subjectId: id,
    before: { status: before.status, reason: before.reason },
    after,
  });
  await publishEvent(tx, 'prescriptions');
  return { userId: before.userId };
}

// Privacy: the mail contains no medicine and no illness.
const decidedMail = ({ to, language }: MailRecipient, { status, reason }: Decision, publicUrl: string) =>
  composeMail({
    to,
    language,
    subject: status === 'approved' ? prescriptionMails.accepted : prescriptionMails.refused,
    heading: status === 'approved' ? prescriptionMails.accepted : prescriptionMails.sendAgain,
    paragraphs:
      status === 'approved'
        ? [prescriptionMails.acceptedText]
        : [fill(prescriptionMails.pharmacistSays, { reason }), prescriptionMails.uploadAnother],
    action: {
      label: prescriptionMails.seePrescriptions,
      url: pageUrl(publicUrl, language, '/UploadPrescriptions#my-prescriptions'),
    },
  });
