import path from 'node:path';
import type { Settings } from '../settings.ts';
import { type Connection, onCluster } from './database.ts';
import { findRunningCluster, startCluster } from './embedded-postgres/cluster.ts';
import { waitForDatabase } from './wait-for-database.ts';

type ShopConnection = { connection: Connection; disconnect: () => Promise<void> };

/** For command-line programs: connects to the running database, waiting for it like a server does, or starts the embedded one until `disconnect`. */
export async function connectToShop(
  settings: Pick<Settings, 'databaseDirectUrl' | 'databaseWaitSeconds' | 'dataDir'>,
): Promise<ShopConnection> {
  const noop = async () => {};
  if (settings.databaseDirectUrl) {
    const report = (line: string) => process.stderr.write(`subah: ${line}\n`);
    await waitForDatabase(settings.databaseDirectUrl, { seconds: settings.databaseWaitSeconds, report });
    return { connection: { connectionString: settings.databaseDirectUrl }, disconnect: noop };
  }
  const dir = path.join(settings.dataDir, 'database');
  const running = await findRunningCluster(dir);
  if (running) return { connection: onCluster(running), disconnect: noop };
  const cluster = await startCluster({ dir });
  return { connection: onCluster(cluster), disconnect: cluster.stop };
}
