import type { Tx } from './database.ts';
import { addJob, type Jobs } from './jobs.ts';
import type { PrivateFiles } from './private-files.ts';

const REMOVE = 'remove-private-files';

/** Files cannot be rolled back, so they go after the transaction that forgot them. */
export async function removeAfterwards(tx: Tx, keys: string[]): Promise<void> {
  if (keys.length > 0) await addJob(tx, REMOVE, { keys });
}

export const privateFilesJobs = ({ privateFiles }: { privateFiles: PrivateFiles }): Jobs => ({
  tasks: {
    [REMOVE]: async (payload) => {
      for (const key of (payload as { keys: string[] }).keys) await privateFiles.remove(key);
    },
  },
});
