import { and, type Column, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type Db, inTransaction, type Tx } from '../database/database.ts';
import { newId } from '../database/new-id.ts';
import { acceptPicture } from './pictures.ts';
import { queueRemoval, removeOrphans } from './private-files.jobs.ts';
import type { PrivateFiles } from './private-files.ts';

type PhotoTable = PgTable & Record<'id' | 'photoId' | 'createdAt', Column>;
type Files = { db: Db; privateFiles: PrivateFiles };

const BATCH = 200;

/** The photos of a table: each row has at most one, a private file in `folder` that is named by the column `photoId`. */
export function rowPhotos(table: PhotoTable, folder: string) {
  const keyOf = (photoId: string): string => `${folder}/${photoId}`;

  /** Removes the photos of these rows; the rows stay. Returns the number of photos. */
  async function remove(tx: Tx, rowIds: string[]): Promise<number> {
    if (rowIds.length === 0) return 0;
    const withPhoto = and(inArray(table.id, rowIds), isNotNull(table.photoId));
    const rows = await tx
      .select({ photoId: sql<string>`${table.photoId}` })
      .from(table)
      .where(withPhoto)
      .for('update');
    await tx.execute(sql`update ${table} set ${sql.identifier(table.photoId.name)} = null where ${withPhoto}`);
    await queueRemoval(
      tx,
      rows.map(({ photoId }) => keyOf(photoId)),
    );
    return rows.length;
  }

  return {
    remove,
    /** Removes a batch of photos that are older than `before`. Returns their number. */
    removeOld: (db: Db, before: Date): Promise<number> =>
      inTransaction(db, async (tx) => {
        const old = await tx
          .select({ id: sql<string>`${table.id}` })
          .from(table)
          .where(and(isNotNull(table.photoId), lt(table.createdAt, before)))
          .limit(BATCH)
          .for('update');
        return remove(
          tx,
          old.map(({ id }) => id),
        );
      }),
    read: ({ privateFiles }: Pick<Files, 'privateFiles'>, photoId: string) => privateFiles.read(keyOf(photoId)),
    /** Stores the photo before `work`, which writes the row, and removes it again when `work` fails or does not keep it. */
    async store<Result>(
      files: Files,
      photo: Buffer | undefined,
      work: (photoId: string | null, discard: () => Promise<void>) => Promise<Result>,
    ): Promise<Result> {
      if (!photo) return work(null, async () => undefined);
      const photoId = newId();
      const discard = (error?: unknown) => removeOrphans(files, [keyOf(photoId)], error);
      await files.privateFiles.write(keyOf(photoId), await acceptPicture(photo, 'photo'));
      try {
        return await work(photoId, discard);
      } catch (error) {
        await discard(error);
        throw error;
      }
    },
  };
}
