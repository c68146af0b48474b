import path from 'node:path';
import type { DemoAccount } from '@subah/demo-shop/index';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { completions } from './completions.ts';
import type { Deps } from './deps.ts';
import { shopJobs } from './jobs.ts';
import { ensureAdmin } from './modules/accounts/index.ts';
import { openGateway } from './modules/payments/index.ts';
import { subscribeToChanges } from './platform/cache/change-feed.ts';
import { createResponseCache, type ResponseCache } from './platform/cache/response-cache.ts';
import { type Connection, type Db, onCluster, openDatabase } from './platform/database/database.ts';
import { type Cluster, startCluster } from './platform/database/embedded-postgres/cluster.ts';
import { migrateDatabase } from './platform/database/migrate.ts';
import { openReads } from './platform/database/replicas.ts';
import { migrateJobQueue, startJobs, unlockStaleJobs } from './platform/jobs/jobs.ts';
import type { Settings } from './platform/settings.ts';
import { StartFailure } from './platform/start-failure.ts';
import { checkBucket } from './platform/storage/check-bucket.ts';
import { openStorage } from './platform/storage/open-storage.ts';
import { servePictures } from './platform/storage/pictures.ts';

export type Shop = { address: string; demoAccounts: DemoAccount[]; stop: () => Promise<void> };

type SiteOptions = { settings: Settings; cache: ResponseCache; db: Db };
type MountSites = (app: FastifyInstance, options: SiteOptions) => Promise<void>;

/** Starts all parts in order; `stop` ends them in reverse order. */
export async function startShop(settings: Settings, mountSites: MountSites): Promise<Shop> {
  const cleanups: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const step of cleanups.splice(0).reverse()) await step();
  };
  try {
    if (settings.bucket) await checkBucket(settings.bucket);
    const connection = await connect(settings, cleanups);
    const database = openDatabase(connection);
    cleanups.push(database.close);
    await migrateDatabase(database);
    await migrateJobQueue(database.pool);
    if (!settings.databaseUrl) await unlockStaleJobs(database.pool);

    const reads = openReads(database.db, settings.replicaUrls);
    cleanups.push(reads.close);

    const files = openStorage(settings);
    const clock = () => new Date();
    const gateway = openGateway({ db: database.db, settings, clock });
    const deps: Deps = { db: database.db, reads: reads.db, settings, ...files, clock, gateway, completions };
    const demoAccounts = settings.demoData ? await fillDemoShop(deps) : [];
    await ensureAdmin(deps);

    const cache = createResponseCache();
    const app = await buildApp(deps, { cache });
    servePictures(app, files.pictures);
    await mountSites(app, { settings, cache, db: database.db });
    const changes = await subscribeToChanges(connection, {
      onChange: (tag) => {
        reads.noteChange();
        cache.invalidate(tag);
      },
      onReset: () => {
        reads.noteChange();
        cache.invalidateAll();
      },
    });
    cleanups.push(changes.stop);
    const jobs = await startJobs(database.pool, shopJobs(deps), app.log);
    cleanups.push(jobs.stop);
    cleanups.push(() => app.close());
    const address = await listen(app, settings);
    return { address, demoAccounts, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function connect(settings: Settings, cleanups: (() => Promise<void>)[]): Promise<Connection> {
  if (settings.databaseUrl) return { connectionString: settings.databaseUrl };
  const cluster: Cluster = await startCluster({ dir: path.join(settings.dataDir, 'database') });
  cleanups.push(cluster.stop);
  return onCluster(cluster);
}

/** Imported dynamically, so that a shop without demo data does not load it. */
async function fillDemoShop(deps: Deps): Promise<DemoAccount[]> {
  const demoShop = await import('@subah/demo-shop/index');
  return demoShop.fillDemoShop(deps);
}

async function listen(app: FastifyInstance, { port, host }: Settings): Promise<string> {
  try {
    return await app.listen({ port, host });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new StartFailure(`Port ${port} is already in use; set PORT to another number.`);
    if (code === 'EACCES')
      throw new StartFailure(`Port ${port} may not be used by this user; set PORT to another number.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartFailure(`HOST ${host} is not an address of this machine.`);
    throw error;
  }
}
