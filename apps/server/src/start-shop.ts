import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { DemoAccount } from '@subah/demo-shop/shop/accounts';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { completions, reversals } from './completions.ts';
import type { Deps } from './deps.ts';
import { shopJobs } from './jobs.ts';
import { ensureAdmin } from './modules/accounts/index.ts';
import { ensureAreas } from './modules/delivery/index.ts';
import { countCustomersWithPlan } from './modules/milk/index.ts';
import { findPendingOrder } from './modules/orders/index.ts';
import { openGateway } from './modules/payments/index.ts';
import { ensureHomeCards, ensureScenePictures } from './modules/shop/index.ts';
import { createCdnPurger } from './platform/cache/cdn.ts';
import { subscribeToChanges } from './platform/cache/change-feed.ts';
import { createResponseCache, type ResponseCache } from './platform/cache/response-cache.ts';
import { analyzeGrowingTables } from './platform/database/analyze-growing-tables.ts';
import { type Connection, type Db, onCluster, openDatabase } from './platform/database/database.ts';
import { startCluster } from './platform/database/embedded-postgres/cluster.ts';
import { logConnectionErrors } from './platform/database/log-connection-errors.ts';
import { migrateShop } from './platform/database/migrate-shop.ts';
import { openReads, replicasAt } from './platform/database/replicas.ts';
import { waitForDatabase } from './platform/database/wait-for-database.ts';
import { drain } from './platform/http/drain.ts';
import { createEventStreams } from './platform/http/event-streams.ts';
import { createReadiness } from './platform/http/readiness.ts';
import { startJobs, unlockStaleJobs } from './platform/jobs/jobs.ts';
import { createLogger } from './platform/logger.ts';
import type { Settings } from './platform/settings.ts';
import { StartFailure } from './platform/start-failure.ts';
import { checkBucket } from './platform/storage/check-bucket.ts';
import { openStorage } from './platform/storage/open-storage.ts';
import { servePictures } from './platform/storage/pictures.ts';
import type { Tracing } from './platform/tracing/start-tracing.ts';

type StopOptions = { drainSeconds?: number };

export type Shop = {
  address: string;
  demoAccounts: DemoAccount[];
  log: FastifyBaseLogger;
  stop: (options?: StopOptions) => Promise<void>;
};

type SiteOptions = { settings: Settings; cache: ResponseCache; db: Db };
type MountSites = (app: FastifyInstance, options: SiteOptions) => Promise<void>;
type Cleanup = (options: StopOptions) => Promise<void>;

/** Enough for the readiness check, which runs one query at a time. */
const PROBE_POOL = { size: 1, deadlineMs: 1500, connectDeadlineMs: 1500 };
/** Requests that were cut off may still hold connections. */
const CLOSE_DEADLINE_MS = 5000;

/** Starts all parts in order; `stop` ends them in reverse order. */
export async function startShop(settings: Settings, mountSites: MountSites): Promise<Shop> {
  const cleanups: Cleanup[] = [];
  const stop = async (options: StopOptions = {}) => {
    for (const step of cleanups.splice(0).reverse()) await step(options);
  };
  const log = createLogger(settings.logLevel);
  const onError = logConnectionErrors(log);
  const open = (connection: Connection, options: Parameters<typeof openDatabase>[1]) => {
    const database = openDatabase(connection, { ...options, onError });
    cleanups.push(() => Promise.race([database.close(), wait(CLOSE_DEADLINE_MS, undefined, { ref: false })]));
    return database;
  };
  try {
    if (settings.bucket) await checkBucket(settings.bucket);
    const { connection, direct, folders } = await connect(settings, cleanups, log);
    await migrateShop(direct);
    const pool = { size: settings.poolSize, preparedStatements: settings.preparedStatements };
    const database = open(connection, pool);
    if (!settings.databaseUrl) await unlockStaleJobs(database.pool);

    const reads = openReads({
      primary: database.db,
      replicas: replicasAt(settings.replicaUrls),
      pool,
      log,
    });
    cleanups.push(reads.close);

    const files = openStorage(settings);
    const clock = () => new Date();
    const gateway = openGateway({ db: database.db, settings, clock });
    const injected = {
      completions,
      reversals,
      findOpenAttempt: findPendingOrder,
      countMilkPlans: countCustomersWithPlan,
    };
    const deps: Deps = { db: database.db, reads: reads.db, settings, ...files, clock, gateway, ...injected };
    const demoAccounts = settings.demoData ? await fillDemoShop(deps) : [];
    await ensureAdmin(deps);
    await ensureAreas(database.db);
    await ensureHomeCards(database.db);
    await ensureScenePictures(files.pictures);

    const tracing = await startTracing(settings);
    if (tracing) cleanups.push(tracing.stop);
    const cache = createResponseCache({ isBehindCdn: settings.cdn !== undefined });
    // One server less to tell the CDN the same: web servers leave it to those that run jobs.
    const cdn = settings.cdn && settings.role !== 'web' ? createCdnPurger({ ...settings.cdn, log }) : undefined;
    if (cdn) cleanups.push(cdn.stop);
    const readiness = createReadiness({ db: open(connection, PROBE_POOL).db, folders });
    const streams = createEventStreams();
    const app = await buildApp(deps, {
      cache,
      readiness,
      streams,
      log,
      replicas: reads.states,
      folders,
      traceRequests: tracing?.traceRequests,
    });
    servePictures(app, files.pictures);
    if (settings.role !== 'jobs') await mountSites(app, { settings, cache, db: database.db });
    const changes = await subscribeToChanges({
      connection: direct,
      log,
      onChange: (tag) => {
        reads.markChanged();
        cache.invalidate(tag);
        cdn?.purge(tag);
      },
      onEvent: streams.emit,
      onLost: cache.disconnect,
      onConnected: () => {
        reads.markChanged();
        cache.reconnect();
        cdn?.purgeAll();
      },
    });
    cleanups.push(changes.stop);
    if (settings.role !== 'web') {
      const concurrency = settings.jobConcurrency;
      const jobs = await startJobs({ connection: direct, modules: shopJobs(deps), concurrency, log });
      cleanups.push(jobs.stop);
      const stopAnalyzing = analyzeGrowingTables({ db: database.db, log });
      cleanups.push(async () => stopAnalyzing());
    }
    cleanups.push(async ({ drainSeconds = 0 }) => {
      await drain(app, readiness, { seconds: drainSeconds, closeStreams: streams.closeAll });
      await app.close();
    });
    const address = await listen(app, settings);
    return { address, demoAccounts, log, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startTracing({ tracesEndpoint }: Settings): Promise<Tracing | undefined> {
  if (!tracesEndpoint) return undefined;
  const tracing = await import('./platform/tracing/start-tracing.ts');
  return tracing.startTracing(tracesEndpoint);
}

type ShopDatabase = {
  connection: Connection;
  /** Not through a pooler: for LISTEN, session locks and migrations. */
  direct: Connection;
  /** Folders on this machine that the shop writes to. */
  folders: string[];
};

async function connect(settings: Settings, cleanups: Cleanup[], log: FastifyBaseLogger): Promise<ShopDatabase> {
  const { databaseUrl, databaseDirectUrl, dataDir } = settings;
  const report = (line: string) => process.stderr.write(`subah: ${line}\n`);
  if (databaseUrl && databaseDirectUrl) {
    for (const url of new Set([databaseDirectUrl, databaseUrl]))
      await waitForDatabase(url, { seconds: settings.databaseWaitSeconds, report });
    return {
      connection: { connectionString: databaseUrl },
      direct: { connectionString: databaseDirectUrl },
      folders: settings.bucket ? [] : [dataDir],
    };
  }
  const dir = path.join(dataDir, 'database');
  const cluster = await startCluster({ dir, log: (level, message) => log[level](message) });
  cleanups.push(cluster.stop);
  return { connection: onCluster(cluster), direct: onCluster(cluster), folders: [dataDir] };
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
