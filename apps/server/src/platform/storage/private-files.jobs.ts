import { type Db, inTransaction, type Tx } from '../database/database.ts';
import { addJob, type Jobs } from '../jobs/jobs.ts';
import type { PrivateFiles } from './private-files.ts';

const REMOVE = 'remove-private-files';

/** Removing a file cannot be rolled back, so a job does it after the commit. */
export async function queueRemoval(tx: Tx, keys: string[]): Promise<void> {
  if (keys.length > 0) await addJob(tx, REMOVE, { keys });
}

/** Removes files whose database row could not be written. When the storage is down, a job retries. */
export async function removeOrphans(
  { db, privateFiles }: { db: Db; privateFiles: PrivateFiles },
  keys: string[],
): Promise<void> {
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
