import { and, inArray, isNotNull, lt } from 'drizzle-orm';
import { type Db, inTransaction, type Tx } from '../../platform/database/database.ts';
import { queueRemoval } from '../../platform/storage/private-files.jobs.ts';
import { stopVisits } from './rounds.tables.ts';

const BATCH = 200;

/** Storage key of a photo among the private files. */
export const photoKey = (photoId: string): string => `delivery-photos/${photoId}`;

/** Deletes a batch of photos that are older than `before`; the visits stay. Returns their number. */
export const deleteOldPhotos = (db: Db, before: Date): Promise<number> =>
  inTransaction(db, async (tx) => {
    const old = await tx
      .select({ id: stopVisits.id, photoId: stopVisits.photoId })
      .from(stopVisits)
      .where(and(isNotNull(stopVisits.photoId), lt(stopVisits.createdAt, before)))
      .limit(BATCH)
      .for('update');
    return removePhotos(tx, old);
  });

type Photo = { id: string; photoId: string | null };

export async function removePhotos(tx: Tx, visits: Photo[]): Promise<number> {
  if (visits.length === 0) return 0;
  await tx
    .update(stopVisits)
    .set({ photoId: null })
    .where(
      inArray(
        stopVisits.id,
        visits.map(({ id }) => id),
      ),
    );
  await queueRemoval(
    tx,
    visits.flatMap(({ photoId }) => (photoId ? photoKey(photoId) : [])),
  );
  return visits.length;
}
