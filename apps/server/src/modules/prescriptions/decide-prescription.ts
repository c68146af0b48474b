import type { ReadAs, WithReadAs } from '@subah/contract/read-as';
import { prescriptionMails } from '@subah/messages/mail/healthcare';
import { fill } from '@subah/messages/message';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { publishEvent } from '../../platform/cache/change-feed.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { notFound, Problem } from '../../platform/http/problem.ts';
import { pageUrl } from '../../platform/mail/mail.ts';
import { findLanguage, nameOfUser } from '../accounts/index.ts';
import { recordChange } from '../audit/index.ts';
import { sendNotice } from '../notices/index.ts';
import { lockPrescription, type StoredPrescription } from './prescriptions.queries.ts';
import { prescriptions } from './prescriptions.tables.ts';

type Decision = { id: string; status: 'approved' | 'rejected'; reason: string; actorId: string };

type SendDeps = Pick<Deps, 'clock' | 'settings'>;

const PATH = '/UploadPrescriptions#my-prescriptions';

export async function decidePrescription(
  deps: SendDeps & Pick<Deps, 'db'>,
  { readAs, ...decision }: Decision & WithReadAs,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const stored = await lockPrescription(tx, decision.id);
    if (stored && isDecidedLike(stored, decision)) return;
    if (stored) await rejectSecondDecision(tx, stored, decision.actorId, readAs);
    const { userId } = await writeDecision(tx, decision, deps.clock());
    await sendDecision(tx, userId, decision, deps);
  });
}

/** A second click, or a colleague who decided the same: the customer is told once. */
const isDecidedLike = (stored: StoredPrescription, { status, reason }: Decision): boolean =>
  stored.status === status && (status === 'approved' || stored.reason === reason);

/** Refuses to overwrite a decision, unless `readAs` holds its `updatedAt`: the caller has read it and changes it on purpose. */
export async function rejectSecondDecision(
  tx: Tx,
  stored: StoredPrescription,
  actorId: string,
  readAs: ReadAs | undefined,
): Promise<void> {
  if (stored.status === 'pending' || hasSeen(stored, readAs)) return;
  const [colleague] = await tx
    .select({ name: nameOfUser(prescriptions.decidedBy) })
    .from(prescriptions)
    .where(eq(prescriptions.id, stored.id));
  const who = stored.decidedBy === actorId ? 'You have' : `${colleague?.name ?? 'A colleague'} has`;
  const text = `${who} ${describeDecision(stored)} Your decision was not saved.`;
  throw new Problem('PRESCRIPTION_ALREADY_DECIDED', text, { details: { status: stored.status } });
}

export const hasSeen = ({ updatedAt }: StoredPrescription, readAs: ReadAs | undefined): boolean =>
  readAs?.updatedAt === updatedAt.toISOString();

function describeDecision({ status, reason, basketMadeAt }: StoredPrescription): string {
  if (status === 'rejected') return `rejected this prescription already: ${reason?.replace(/\.$/, '')}.`;
  if (basketMadeAt) return 'sent the customer a basket from this prescription already.';
  return 'approved this prescription already.';
}

/**
 * Together with an order, whose mail tells the customer. An approved prescription stays so, whatever it covers. Nothing is sold on a
 * rejected one: it is erased earlier than the law allows for prescriptions that were dispensed on.
 */
export async function decideWithOrder(tx: Tx, decision: Decision, now: Date): Promise<void> {
  const stored = await lockPrescription(tx, decision.id);
  if (stored?.status === 'pending') await writeDecision(tx, decision, now);
  else if (stored && stored.status !== decision.status && decision.status === 'approved') {
    await rejectSecondDecision(tx, stored, decision.actorId, undefined);
  }
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

/** Privacy: no notice contains a medicine or an illness. */
async function sendDecision(tx: Tx, userId: string, { id, status, reason }: Decision, deps: SendDeps): Promise<void> {
  const isApproved = status === 'approved';
  await sendNotice(tx, {
    kind: 'prescription_checked',
    userId,
    key: `prescription.${id}.${status}.${deps.clock().getTime()}`,
    title: isApproved ? prescriptionMails.accepted : prescriptionMails.refused,
    body: isApproved ? prescriptionMails.acceptedText : prescriptionMails.uploadAnother,
    path: PATH,
    values: [isApproved ? prescriptionMails.acceptedText : prescriptionMails.uploadAnother],
    mail: {
      heading: isApproved ? prescriptionMails.accepted : prescriptionMails.sendAgain,
      paragraphs: isApproved
        ? [prescriptionMails.acceptedText]
        : [fill(prescriptionMails.pharmacistSays, { reason }), prescriptionMails.uploadAnother],
      action: {
        label: prescriptionMails.seePrescriptions,
        url: pageUrl(deps.settings.publicUrl, await findLanguage(tx, userId), PATH),
      },
    },
  });
}
