import { healthcareRefusals } from '@subah/messages/api/healthcare';
import { MAX_PENDING_PRESCRIPTIONS } from '@subah/rules/prescriptions/prescriptions';
import { and, count, eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { publishEvent } from '../../platform/cache/change-feed.ts';
import { type Db, inTransaction, type Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { Problem } from '../../platform/http/problem.ts';
import { acceptPicture } from '../../platform/storage/pictures.ts';
import { removeOrphans } from '../../platform/storage/private-files.jobs.ts';
import { lockOpenAccount } from '../accounts/index.ts';
import { findMember } from '../family/index.ts';
import { findPendingUpload, hashUpload } from './find-pending-upload.ts';
import { imageKey } from './image-key.ts';
import { prescriptionImages, prescriptions } from './prescriptions.tables.ts';

type UploadInput = { userId: string; description: string; familyMemberId?: string | undefined; images: Buffer[] };

const INCOMPLETE = healthcareRefusals.prescriptionIncomplete;

/** Photos are re-encoded, which removes the location and any embedded data. */
export async function uploadPrescription(
  { db, clock, privateFiles }: Pick<Deps, 'db' | 'clock' | 'privateFiles'>,
  { userId, description, familyMemberId, images }: UploadInput,
): Promise<string> {
  if (description === '' || images.length === 0) {
    const fields = {
      ...(description === '' ? { description: INCOMPLETE } : {}),
      ...(images.length === 0 ? { images: INCOMPLETE } : {}),
    };
    throw new Problem('VALIDATION', INCOMPLETE, { fields });
  }
  const patient = familyMemberId ? await findMember(db, { id: familyMemberId, userId }, clock()) : undefined;
  const uploadHash = hashUpload({ description, patientName: patient?.name, images });
  const resubmitted = await findPendingUpload(db, { userId, uploadHash });
  if (resubmitted) return resubmitted;
  await requirePendingLimit(db, userId);
  const pictures: { id: string; bytes: Buffer }[] = [];
  // Sequentially, to limit the memory use.
  for (const image of images) pictures.push({ id: newId(), bytes: await acceptPicture(image, 'images') });
  const keys = pictures.map((picture) => imageKey(picture.id));
  const upload = { id: newId(), userId, description, uploadHash, patientName: patient?.name, patientAge: patient?.age };
  try {
    for (const [index, { bytes }] of pictures.entries()) await privateFiles.write(keys[index] ?? '', bytes);
    const storedId = await inTransaction(db, (tx) =>
      storeUpload(
        tx,
        { ...upload, createdAt: clock() },
        pictures.map((picture) => picture.id),
      ),
    );
    if (storedId !== upload.id) await removeOrphans({ db, privateFiles }, keys);
    return storedId;
  } catch (error) {
    await removeOrphans({ db, privateFiles }, keys, error);
    throw error;
  }
}

type NewPrescription = typeof prescriptions.$inferInsert & { id: string; uploadHash: string };

/** Returns the id of the stored prescription, which is another one when the same upload was stored meanwhile. */
async function storeUpload(tx: Tx, upload: NewPrescription, imageIds: readonly string[]): Promise<string> {
  // Checked again under the lock, because concurrent uploads passed the first checks.
  await lockOpenAccount(tx, upload.userId);
  const same = await findPendingUpload(tx, upload);
  if (same) return same;
  await requirePendingLimit(tx, upload.userId);
  await tx.insert(prescriptions).values(upload);
  await tx
    .insert(prescriptionImages)
    .values(imageIds.map((id, index) => ({ id, prescriptionId: upload.id, position: index + 1 })));
  await publishEvent(tx, 'prescriptions');
  return upload.id;
}

async function requirePendingLimit(db: Db | Tx, userId: string): Promise<void> {
  const [row] = await db
    .select({ pending: count() })
    .from(prescriptions)
    .where(and(eq(prescriptions.userId, userId), eq(prescriptions.status, 'pending')));
  if ((row?.pending ?? 0) >= MAX_PENDING_PRESCRIPTIONS) {
    throw new Problem('TOO_MANY_PRESCRIPTIONS', healthcareRefusals.tooManyPrescriptions);
  }
}
