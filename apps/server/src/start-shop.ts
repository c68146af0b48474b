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
import { type Connection, type Db, onCluster, openDatabase, type PoolOptions } from './platform/database/database.ts';
import { startCluster } from './platform/database/embedded-postgres/cluster.ts';
import { logConnectionErrors } from './platform/database/log-connection-errors.ts';
import { migrateShop } from './platform/database/migrate-shop.ts';
import { openReads, type Reads, replicasAt } from './platform/database/replicas.ts';
import { waitForDatabase } from './platform/database/wait-for-database.ts';
import { drain } from './platform/http/drain.ts';
import { createEventStreams, type EventStreams } from './platform/http/event-streams.ts';
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

/** What each step of the start needs. A step that opens something adds its cleanup. */
type StartContext = { settings: Settings; log: FastifyBaseLogger; cleanups: Cleanup[] };

/** Enough for the readiness check, which runs one query at a time. */
const PROBE_POOL = { size: 1, deadlineMs: 1500, connectDeadlineMs: 1500 };
/** Requests that were cut off may still hold connections. */
const CLOSE_DEADLINE_MS = 5000;

/** Starts all parts in order; `stop` ends them in reverse order. */
export async function startShop(settings: Settings, mountSites: MountSites): Promise<Shop> {
  const cleanups: Cleanup[] = [];
  const stop = async (options: StopOptions = {}) => {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup(options);
  };
  const log = createLogger(settings.logLevel);
  const context = { settings, log, cleanups };
  try {
    if (settings.bucket) await checkBucket(settings.bucket);
    const database = await openShopDatabase(context);
    const deps = createDeps(settings, database);
    const demoAccounts = await fillShop(deps);

    const tracing = await startTracing(context);
    const cache = createResponseCache({ isBehindCdn: settings.cdn !== undefined });
    const readiness = createReadiness({ db: database.probe, folders: database.folders });
    const streams = createEventStreams();
    const app = await buildApp(deps, {
      cache,
      readiness,
      streams,
      log,
      replicas: database.reads.states,
      folders: database.folders,
      traceRequests: tracing?.traceRequests,
    });
    servePictures(app, deps.pictures);
    if (settings.role !== 'jobs') await mountSites(app, { settings, cache, db: deps.db });
    await followChanges(context, { database, cache, streams });
    if (settings.role !== 'web') await startBackgroundWork(context, deps, database.direct);
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

type ShopDatabase = {
  db: Db;
  reads: Reads;
  /** A connection of its own, so that the readiness check does not wait for requests. */
  probe: Db;
  /** Not through a pooler: for LISTEN, session locks and migrations. */
  direct: Connection;
  /** Folders on this machine that the shop writes to. */
  folders: string[];
};

async function openShopDatabase(context: StartContext): Promise<ShopDatabase> {
  const { settings, log, cleanups } = context;
  const { connection, direct, folders } = await connect(context);
  await migrateShop(direct);
  const onError = logConnectionErrors(log);
  const open = (options: PoolOptions) => {
    const database = openDatabase(connection, { ...options, onError });
    cleanups.push(() => Promise.race([database.close(), wait(CLOSE_DEADLINE_MS, undefined, { ref: false })]));
    return database;
  };
  const pool = { size: settings.poolSize, preparedStatements: settings.preparedStatements };
  const { db, pool: connections } = open(pool);
  if (!settings.databaseUrl) await unlockStaleJobs(connections);
  const reads = openReads({ primary: db, replicas: replicasAt(settings.replicaUrls), pool, log });
  cleanups.push(reads.close);
  return { db, reads, probe: open(PROBE_POOL).db, direct, folders };
}

function createDeps(settings: Settings, { db, reads }: ShopDatabase): Deps {
  const clock = () => new Date();
  return {
    db,
    reads: reads.db,
    settings,
    ...openStorage(settings),
    clock,
    gateway: openGateway({ db, settings, clock }),
    completions,
    reversals,
    findOpenAttempt: findPendingOrder,
    countMilkPlans: countCustomersWithPlan,
  };
}

/** Demo data if it is switched on, and the rows and pictures that every shop has. */
async function fillShop(deps: Deps): Promise<DemoAccount[]> {
  const demoAccounts = deps.settings.demoData ? await fillDemoShop(deps) : [];
  await ensureAdmin(deps);
  await ensureAreas(deps.db);
  await ensureHomeCards(deps.db);
  await ensureScenePictures(deps.pictures);
  return demoAccounts;
}

/** Imported dynamically, so that a shop without demo data does not load it. */
async function fillDemoShop(deps: Deps): Promise<DemoAccount[]> {
  const demoShop = await import('@subah/demo-shop/index');
  return demoShop.fillDemoShop(deps);
}

async function startTracing({ settings, cleanups }: StartContext): Promise<Tracing | undefined> {
  if (!settings.tracesEndpoint) return undefined;
  const module = await import('./platform/tracing/start-tracing.ts');
  const tracing = await module.startTracing(settings.tracesEndpoint);
  cleanups.push(tracing.stop);
  return tracing;
}

type ChangeListeners = { database: ShopDatabase; cache: ResponseCache; streams: EventStreams };

/** Passes changes of public data and events of every server on to the caches, the replicas and the open streams of this one. */
async function followChanges(
  { settings, log, cleanups }: StartContext,
  { database: { direct, reads }, cache, streams }: ChangeListeners,
): Promise<void> {
  // Servers that run jobs purge the CDN, so that not every web server sends it the same.
  const cdn = settings.cdn && settings.role !== 'web' ? createCdnPurger({ ...settings.cdn, log }) : undefined;
  if (cdn) cleanups.push(cdn.stop);
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
}

async function startBackgroundWork(context: StartContext, deps: Deps, connection: Connection): Promise<void> {
  const { settings, log, cleanups } = context;
  const jobs = await startJobs({ connection, modules: shopJobs(deps), concurrency: settings.jobConcurrency, log });
  cleanups.push(jobs.stop);
  const stopAnalyzing = analyzeGrowingTables({ db: deps.db, log });
  cleanups.push(async () => stopAnalyzing());
}

type Connections = { connection: Connection } & Pick<ShopDatabase, 'direct' | 'folders'>;

/** To the configured database, else to the embedded one, which it starts. */
async function connect({ settings, log, cleanups }: StartContext): Promise<Connections> {
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
