import { and, inArray, lt } from 'drizzle-orm';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { queueRemoval } from '../../../platform/storage/private-files.jobs.ts';
import { importUploads } from '../import.tables.ts';
import { importFileKeys } from './import-uploads.ts';

const BATCH = 500;

/** Deletes finished imports with the files of their skipped rows. */
export const deleteOldImports = (db: Db, before: Date): Promise<number> =>
  inTransaction(db, async (tx) => {
    const old = tx
      .select({ id: importUploads.id })
      .from(importUploads)
      .where(and(lt(importUploads.updatedAt, before), inArray(importUploads.state, ['done', 'failed'])))
      .limit(BATCH);
    const deleted = await tx
      .delete(importUploads)
      .where(inArray(importUploads.id, old))
      .returning({ id: importUploads.id });
    await queueRemoval(
      tx,
      deleted.flatMap(({ id }) => importFileKeys(id)),
    );
    return deleted.length;
  });
