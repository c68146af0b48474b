import { type Db, inTransaction, type Tx } from '../database/database.ts';
import { addJob, type Jobs } from '../jobs/jobs.ts';
import type { PrivateFiles } from './private-files.ts';

const REMOVE = 'remove-private-files';

/** Files cannot be rolled back, so they go after the transaction that forgot them. */
export async function queueRemoval(tx: Tx, keys: string[]): Promise<void> {
  if (keys.length > 0) await addJob(tx, REMOVE, { keys });
}

/** Files whose record could not be written go at once, or, where they cannot be reached just now, by a job. */
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
