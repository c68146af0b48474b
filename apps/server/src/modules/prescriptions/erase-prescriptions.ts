import { and, eq, inArray, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import { type Db, inTransaction, type Tx } from '../../platform/database/database.ts';
import { queueRemoval } from '../../platform/storage/private-files.jobs.ts';
import { imageKey } from './image-key.ts';
import { prescriptionImages, prescriptions } from './prescriptions.tables.ts';

const BATCH = 200;

/** Removes texts and photos; the row stays for the orders that refer to it. */
export async function erasePrescriptions(tx: Tx, where: SQL | undefined): Promise<number> {
  const erased = await tx
    .update(prescriptions)
    .set({
      description: '',
      patientName: null,
      patientAge: null,
      uploadHash: null,
      reason: sql`left(${prescriptions.reason}, 0)`,
      erasedAt: sql`now()`,
    })
    .where(where)
    .returning({ id: prescriptions.id });
  if (erased.length === 0) return 0;
  const ids = erased.map((row) => row.id);
  const images = await tx
    .delete(prescriptionImages)
    .where(inArray(prescriptionImages.prescriptionId, ids))
    .returning({ id: prescriptionImages.id });
  await queueRemoval(
    tx,
    images.map((image) => imageKey(image.id)),
  );
  return erased.length;
}

/** Erases a batch of prescriptions that are older than `before`. Returns their number. */
export const eraseOldPrescriptions = (db: Db, before: Date, { isApproved }: { isApproved: boolean }): Promise<number> =>
  inTransaction(db, (tx) => {
    const old = tx
      .select({ id: prescriptions.id })
      .from(prescriptions)
      .where(
        and(
          isNull(prescriptions.erasedAt),
          lt(prescriptions.createdAt, before),
          isApproved ? eq(prescriptions.status, 'approved') : ne(prescriptions.status, 'approved'),
        ),
      )
      .limit(BATCH);
    return erasePrescriptions(tx, inArray(prescriptions.id, old));
  });
