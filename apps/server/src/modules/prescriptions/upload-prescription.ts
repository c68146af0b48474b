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
import { findSamePhotos, findSameTexts } from './find-resubmitted-upload.ts';
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
  const upload = { userId, description, patientName: patient?.name ?? null, imageCount: images.length };
  const sameTexts = await findSameTexts(db, upload);
  if (sameTexts.length === 0) await requirePendingLimit(db, userId);
  const pictures: { id: string; bytes: Buffer }[] = [];
  // Sequentially, to limit the memory use.
  for (const image of images) pictures.push({ id: newId(), bytes: await acceptPicture(image, 'images') });
  const bytes = pictures.map((picture) => picture.bytes);
  const resubmitted = await findSamePhotos({ privateFiles }, sameTexts, bytes);
  if (resubmitted) return resubmitted;

  const keys = pictures.map((picture) => imageKey(picture.id));
  try {
    for (const [index, { bytes }] of pictures.entries()) await privateFiles.write(keys[index] ?? '', bytes);
    return await inTransaction(db, async (tx) => {
      // Checked again under the lock, because concurrent uploads passed the first check.
      await lockOpenAccount(tx, userId);
      await requirePendingLimit(tx, userId);
      const id = newId();
      await tx.insert(prescriptions).values({
        id,
        userId,
        description,
        ...(patient && { patientName: patient.name, patientAge: patient.age }),
        createdAt: clock(),
      });
      await tx
        .insert(prescriptionImages)
        .values(pictures.map((picture, index) => ({ id: picture.id, prescriptionId: id, position: index + 1 })));
      await publishEvent(tx, 'prescriptions');
      return id;
    });
  } catch (error) {
    await removeOrphans({ db, privateFiles }, keys);
    throw error;
  }
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
