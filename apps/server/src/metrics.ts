import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { Counter, Gauge, type Registry } from 'prom-client';
import { type OperatingFigures, readOperatingFigures } from './modules/reports/index.ts';
import type { LastBackup } from './platform/backup/last-backup.ts';
import type { ResponseCache } from './platform/cache/response-cache.ts';
import type { Db } from './platform/database/database.ts';
import { callDurations } from './platform/observe.ts';
import { readFreeBytes } from './platform/storage/free-bytes.ts';
import { VERSION } from './platform/version.ts';

/** Every server reports the figures of the whole shop; several scrapes share one query. */
const CACHE_MS = 10_000;
/** Prometheus waits ten seconds. */
const DEADLINE_MS = 5000;

const SHOP_FIGURES: Record<keyof OperatingFigures, string> = {
  jobs_waiting: 'Jobs that are due and wait for a worker',
  jobs_running: 'Jobs that are running',
  jobs_retrying: 'Jobs that failed and will be tried again',
  jobs_failed: 'Jobs that failed for good',
  jobs_oldest_seconds: 'Seconds since the oldest waiting job was due',
  orders_placed: 'Orders placed since the shop exists',
  orders_new: 'Orders that wait to be packed',
  orders_cancelled: 'Cancelled orders',
  payments_open: 'Payments that were started and not finished',
  payments_unmatched: 'Captured payments that fit no order',
  refunds_failed: 'Refunds that the provider rejected',
  refunds_queued: 'Refunds that wait to be sent',
  mails_waiting: 'Mails about orders that are not sent',
  mails_oldest_seconds: 'Age of the oldest unsent mail about an order in seconds',
  products_out_of_stock: 'Products for sale without stock',
};

type MetricsDeps = {
  db: Db;
  pool: pg.Pool;
  cache: ResponseCache;
  folders: string[];
  /** Undefined when no backups are configured. */
  lastBackup: LastBackup | undefined;
};

/** Metrics of this server and of the shop, in addition to those of HTTP and of the process. */
export function registerMetrics(registers: Registry[], { db, pool, cache, folders, lastBackup }: MetricsDeps): void {
  for (const registry of registers) registry.registerMetric(callDurations);
  new Gauge({ name: 'build_info', help: 'Version of this server', labelNames: ['version', 'node'], registers }).set(
    { version: VERSION, node: process.versions.node },
    1,
  );
  gauge('database_pool_connections', 'Open connections of the pool for requests', () => pool.totalCount);
  gauge('database_pool_idle', 'Connections of the pool that are free', () => pool.idleCount);
  gauge('database_pool_waiting', 'Requests that wait for a connection', () => pool.waitingCount);
  gauge('response_cache_bytes', 'Memory of the response cache', () => cache.size());
  new Counter({
    name: 'response_cache_requests_total',
    help: 'Requests to the response cache by result: fresh, stale or missing',
    labelNames: ['result'],
    registers,
    collect() {
      this.reset();
      for (const [result, count] of Object.entries(cache.results())) this.inc({ result }, count);
    },
  });
  new Gauge({
    name: 'disk_free_bytes',
    help: 'Free space of the disks that the shop writes to',
    labelNames: ['folder'],
    registers,
    async collect() {
      for (const folder of folders) this.set({ folder }, await readFreeBytes(folder));
    },
  });
  if (lastBackup)
    gauge('backup_last_success_timestamp_seconds', 'When the newest backup was made', async () => {
      const moment = await lastBackup().catch(() => undefined);
      return (moment?.getTime() ?? 0) / 1000;
    });
  const figures = cacheFigures(db);
  gauge('database_up', 'Whether the database answers', async () => ((await figures()) ? 1 : 0));
  for (const [name, help] of Object.entries(SHOP_FIGURES))
    gauge(`shop_${name}`, help, async () => (await figures())?.[name as keyof OperatingFigures]);

  function gauge(name: string, help: string, read: () => number | undefined | Promise<number | undefined>): void {
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const value = await read();
        if (value === undefined) this.remove();
        else this.set(value);
      },
    });
  }
}

/** Undefined while the database does not answer, so that no old figure is reported. */
function cacheFigures(db: Db): () => Promise<OperatingFigures | undefined> {
  let readAt = Number.NEGATIVE_INFINITY;
  let cached: Promise<OperatingFigures | undefined> = Promise.resolve(undefined);
  return () => {
    if (performance.now() - readAt > CACHE_MS) {
      readAt = performance.now();
      cached = Promise.race([
        readOperatingFigures(db).catch(() => undefined),
        wait(DEADLINE_MS, undefined, { ref: false }),
      ]);
    }
    return cached;
  };
}
