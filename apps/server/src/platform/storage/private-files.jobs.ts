import { type Db, inTransaction, isDatabaseUnavailable, type Tx } from '../database/database.ts';
import { addJob, type Jobs } from '../jobs/jobs.ts';
import type { PrivateFiles } from './private-files.ts';

const REMOVE = 'remove-private-files';

/** Removing a file cannot be rolled back, so a job does it after the commit. */
export async function queueRemoval(tx: Tx, keys: string[]): Promise<void> {
  if (keys.length > 0) await addJob(tx, REMOVE, { keys });
}

/** Removes files whose database row was not written, because of `error` if there was one. When the storage is down, a job retries. */
export async function removeOrphans(
  { db, privateFiles }: { db: Db; privateFiles: PrivateFiles },
  keys: string[],
  error?: unknown,
): Promise<void> {
  // When the connection broke during the commit, the row may exist and need its file.
  if (isDatabaseUnavailable(error)) return;
  try {
    await Promise.all(keys.map(privateFiles.remove));
  } catch {
    await inTransaction(db, (tx) => queueRemoval(tx, keys));
  }
}

export const privateFilesJobs = ({ privateFiles }: { privateFiles: PrivateFiles }): Jobs => ({
  tasks: {
    [REMOVE]: async (payload) => {
      for (const key of (payload as { keys: string[] }).keys) await privateFiles.remove(key);
    },
  },
});
