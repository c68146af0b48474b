import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkDatabase } from './check-database.ts';
import type { BackupTarget } from './platform/backup/backup-target.ts';
import { restoreBackup } from './platform/backup/restore-backup.ts';
import { onCluster } from './platform/database/database.ts';
import { startCluster } from './platform/database/embedded-postgres/cluster.ts';
import { StartFailure } from './platform/start-failure.ts';

/** Restores into an empty database of its own, reads every file, and runs the consistency checks. */
export async function verifyBackup(source: BackupTarget, id: string): Promise<{ checks: number }> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'subah-verify-'));
  // PostgreSQL does not run as root; the user that it runs as must be able to enter the folder.
  chmodSync(folder, 0o755);
  try {
    const cluster = await startCluster({ dir: path.join(folder, 'database'), settings: { fsync: 'off' } });
    try {
      const connection = onCluster(cluster);
      await restoreBackup({ source, connection, files: undefined, id });
      const { checks, faults } = await checkDatabase(connection);
      if (faults.length > 0)
        throw new StartFailure(`The backup ${id} has ${faults.length} faults; npm run audit lists them.`);
      return { checks };
    } finally {
      await cluster.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
