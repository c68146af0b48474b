import path from 'node:path';
import type { Settings } from '../settings.ts';
import { type Connection, onCluster } from './database.ts';
import { findRunningCluster, startCluster } from './embedded-postgres/cluster.ts';

type Connected = { connection: Connection; disconnect: () => Promise<void> };

/** For programs beside the shop: the database of the open shop, or its own one for as long as the program takes. */
export async function connectToShop(settings: Pick<Settings, 'databaseUrl' | 'dataDir'>): Promise<Connected> {
  const nothing = async () => {};
  if (settings.databaseUrl) return { connection: { connectionString: settings.databaseUrl }, disconnect: nothing };
  const dir = path.join(settings.dataDir, 'database');
  const running = await findRunningCluster(dir);
  if (running) return { connection: onCluster(running), disconnect: nothing };
  const own = await startCluster({ dir });
  return { connection: onCluster(own), disconnect: own.stop };
}
