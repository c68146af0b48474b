import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/problem.ts';
import { composeMail, queueMail } from '../../platform/mail/mail.ts';
import { findEmail } from '../accounts/index.ts';
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
    const email = await findEmail(tx, userId);
    if (email) await queueMail(tx, decidedMail(email, decision, settings.publicUrl));
  });
}

/** Updates the prescription and the audit log. */
export async function writeDecision(
  tx: Tx,
  { id, status, reason, actorId }: Decision,
  now: Date,
): Promise<{ userId: string }> {
  const before = await lockPrescription(tx, id);
  if (!before) throw notFound('Prescription');
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
  return { userId: before.userId };
}

// Privacy: the mail contains no medicine and no illness.
const decidedMail = (to: string, { status, reason }: Decision, publicUrl: string) =>
  composeMail({
    to,
    subject: status === 'approved' ? 'Your prescription is accepted' : 'Your prescription could not be accepted',
    heading: status === 'approved' ? 'Your prescription is accepted' : 'Please send your prescription again',
    paragraphs:
      status === 'approved'
        ? ['Our pharmacist has checked it. You can order your medicines with it.']
        : [`Our pharmacist says: ${reason}`, 'You can upload another photo at any time.'],
    action: { label: 'My prescriptions', url: `${publicUrl}/UploadPrescriptions#my-prescriptions` },
  });
