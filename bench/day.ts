// `npm run bench:day`: a day of a shop in minutes, with the morning and the rush before the cut-off at 11 PM. Customers arrive whether or not the
// shop is fast enough. Writes the section "A day" of docs/performance.md and docs/day.svg. Options: --peak (orders a second in the
// busiest ten minutes), --slot-seconds (seconds for ten minutes of the day), --servers (processes).
import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { onCluster, openDatabase } from '@subah/server/platform/database/database';
import { findRunningCluster } from '@subah/server/platform/database/embedded-postgres/cluster';
import { sql } from 'drizzle-orm';
import { BUYERS_ENVIRONMENT, type Buyer, fillShelves, insertBuyers, openPurchases } from './buyers.ts';
import { readCpuTime } from './cpu-time.ts';
import { SLOTS_PER_HOUR, shapeOfDay } from './day-shape.ts';
import { drawDay } from './draw-chart.ts';
import { growShop } from './grow-shop.ts';
import { writeSection } from './performance-page.ts';
import { type ServedShop, serveShop } from './serve-shop.ts';
import {
  chooseByPopularity,
  DIFFERENT_REQUESTS,
  randomCount,
  readCosts,
  VISIT,
  VISITS_PER_ORDER,
} from './visit-costs.ts';

const { values: options } = parseArgs({
  options: {
    peak: { type: 'string', default: '2' },
    'slot-seconds': { type: 'string', default: '1' },
    servers: { type: 'string', default: '1' },
  },
});
const peak = Number(options.peak);
const slotSeconds = Number(options['slot-seconds']);
const serverCount = Number(options.servers);
const DOCS = path.resolve(import.meta.dirname, '../docs');
/** As many as the costs of the simulation were measured with. */
const PRODUCTS = 25_000;
const KINDS = ['page', 'data', 'search', 'cart', 'order'] as const;
type Kind = (typeof KINDS)[number];
type Slot = {
  planned: number;
  ms: Record<Kind, number[]>;
  failures: number;
  serverCores: number;
  databaseCores: number;
  expectedServerCores: number;
  expectedDatabaseCores: number;
};

Object.assign(process.env, BUYERS_ENVIRONMENT);
const first = await serveShop();
const shops = [first];
const cluster = await findRunningCluster(path.join(first.dataDir, 'database'));
if (!cluster) throw new Error('the database of the shop was not found');
const database = openDatabase(onCluster(cluster), { size: 4, deadlineMs: 0 });
try {
  for (let at = 1; at < serverCount; at++) shops.push(await serveOnSameDatabase(first, at, cluster));
  await growShop(database, PRODUCTS);
  const slots = await runDay();
  writeDay(slots);
} finally {
  await database.close();
  for (const shop of shops.reverse()) await shop.stop();
}

function serveOnSameDatabase(
  { address, dataDir }: ServedShop,
  at: number,
  { host, port }: { host: string; port: number },
) {
  const environment = {
    DATABASE_URL: `postgres://postgres@localhost:${port}/postgres?host=${encodeURIComponent(host)}`,
    DEMO_DATA: 'off',
  };
  return serveShop({ port: Number(new URL(address).port) + at, dataDir, environment });
}

async function runDay(): Promise<Slot[]> {
  const shape = shapeOfDay();
  const orders = shape.reduce((sum, share) => sum + share, 0) * peak * slotSeconds;
  const goods = await fillShelves(database);
  const buyers = await insertBuyers(database, Math.ceil(orders * 1.5) + 50);
  const visitors = await insertBuyers(database, 200);
  // Otherwise PostgreSQL cleans up after the growth of the shop during the first hours.
  await database.db.execute(sql`vacuum analyze`);
  await database.db.execute(sql`checkpoint`);
  const { rows } = await database.db.execute<{ id: string; name: string }>(
    sql`select id, name from products where catalog = 'grocery' and deleted_at is null order by md5(id::text) limit ${DIFFERENT_REQUESTS}`,
  );
  const pages = ['/', '/Grocery', '/fruitsandvegetables', ...rows.map(({ id }) => `/Grocery/product/${id}`)];
  const data = rows.map(({ id }) => `/Grocery/product/${id}.data`);
  const searches = rows.map(({ name }) => `/api/search-product/${encodeURIComponent(name)}?limit=24`);
  await warmUp(pages);
  const purchases = shops.map((shop) => openPurchases(shop.address, 64));
  const under = new Set<Promise<void>>();
  const costs = readCosts();
  const loadBefore = os.loadavg()[0] ?? 0;
  if (loadBefore > os.cpus().length / 2)
    process.stderr.write(`load average ${loadBefore.toFixed(1)}: other programs compete for the cores\n`);
  const slots: Slot[] = [];
  let buyer = 0;
  let request = 0;
  let before = readAllCpu();
  for (const share of shape) {
    const slot: Slot = {
      planned: 0,
      ms: { page: [], data: [], search: [], cart: [], order: [] },
      failures: 0,
      serverCores: 0,
      databaseCores: 0,
      expectedServerCores: 0,
      expectedDatabaseCores: 0,
    };
    const start = (kind: Kind, work: () => Promise<unknown>) => {
      const delay = Math.random() * slotSeconds * 1000;
      const running = wait(delay).then(async () => {
        const started = performance.now();
        try {
          await work();
          slot.ms[kind].push(performance.now() - started);
        } catch {
          slot.failures++;
        }
      });
      under.add(running);
      void running.finally(() => under.delete(running));
    };
    const get = (url: string) => async () => {
      const { address } = shops[request++ % shops.length] ?? first;
      const response = await fetch(`${address}${url}`);
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    };
    const calls = () => purchases[request++ % purchases.length];
    slot.planned = randomCount(share * peak * slotSeconds);
    const visits = randomCount(share * peak * slotSeconds * VISITS_PER_ORDER);
    for (let at = 0; at < slot.planned; at++) {
      const who = buyers[buyer++];
      start('order', async () => calls()?.buy(who as Buyer, goods, buyer));
    }
    for (let at = 0; at < visits; at++) {
      for (let n = 0; n < VISIT.pages; n++) start('page', get(chooseByPopularity(pages)));
      for (let n = 0; n < VISIT.navigations; n++) start('data', get(chooseByPopularity(data)));
      for (let n = 0; n < VISIT.searches; n++) start('search', get(chooseByPopularity(searches)));
      start('cart', async () => calls()?.fillCart(visitors[at % visitors.length], goods, request));
    }
    await wait(slotSeconds * 1000);
    const after = readAllCpu();
    const cores = (ms: number) => ms / (slotSeconds * 1000);
    slot.serverCores = cores(after.serverMs - before.serverMs);
    slot.databaseCores = cores(after.databaseMs - before.databaseMs);
    const visit = costs.visit(visits / slotSeconds / shops.length);
    slot.expectedServerCores = cores(slot.planned * costs.order.server + visits * visit.server);
    slot.expectedDatabaseCores = cores(slot.planned * costs.order.database + visits * visit.database);
    before = after;
    slots.push(slot);
  }
  await Promise.all(under);
  for (const { close } of purchases) close();
  return slots;
}

/** Lets V8 compile the hot functions, as after a night of visitors. */
async function warmUp(pages: string[]): Promise<void> {
  for (const shop of shops)
    for (const url of pages.slice(0, 100)) await (await fetch(`${shop.address}${url}`)).arrayBuffer();
}

function readAllCpu() {
  const times = shops.map((shop) => readCpuTime(shop));
  return { serverMs: times.reduce((sum, { serverMs }) => sum + serverMs, 0), databaseMs: times[0]?.databaseMs ?? 0 };
}

function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function writeDay(slots: Slot[]): void {
  const p95 = (kind: Kind) => slots.map(({ ms }) => percentile(ms[kind], 0.95));
  const chart = drawDay([
    {
      title: 'Orders',
      unit: 'a second',
      lines: [
        { name: 'planned', color: '#999999', values: slots.map(({ planned }) => planned / slotSeconds) },
        { name: 'placed', color: '#0a7d33', values: slots.map(({ ms }) => ms.order.length / slotSeconds) },
      ],
    },
    {
      title: '95th percentile',
      unit: 'ms',
      lines: [
        { name: 'page', color: '#1f6feb', values: p95('page') },
        { name: 'cart, quote and order', color: '#0a7d33', values: p95('order') },
      ],
    },
    {
      title: 'CPU',
      unit: 'cores',
      lines: [
        { name: 'servers', color: '#1f6feb', values: slots.map(({ serverCores }) => serverCores) },
        {
          name: 'servers, simulated',
          color: '#9ec5fe',
          values: slots.map(({ expectedServerCores }) => expectedServerCores),
        },
        { name: 'PostgreSQL', color: '#b35900', values: slots.map(({ databaseCores }) => databaseCores) },
        {
          name: 'PostgreSQL, simulated',
          color: '#ffcc99',
          values: slots.map(({ expectedDatabaseCores }) => expectedDatabaseCores),
        },
      ],
    },
  ]);
  writeFileSync(path.join(DOCS, 'day.svg'), chart);
  writeSection(describeDay(slots));
  process.stdout.write(`${describeDay(slots)}\n`);
}

function describeDay(slots: Slot[]): string {
  const sum = (pick: (slot: Slot) => number, from = slots) => from.reduce((total, slot) => total + pick(slot), 0);
  const rush = slots.slice(22 * SLOTS_PER_HOUR, 23 * SLOTS_PER_HOUR);
  const morning = slots.slice(6 * SLOTS_PER_HOUR, 10 * SLOTS_PER_HOUR);
  const row = (name: string, part: Slot[]) => {
    const all = (kind: Kind) => part.flatMap(({ ms }) => ms[kind]);
    const at = (kind: Kind, share: number) => percentile(all(kind), share).toFixed(0);
    const requests = KINDS.reduce((total, kind) => total + all(kind).length, 0);
    return `| ${name} | ${all('order').length} | ${requests.toLocaleString('en-IN')} | ${at('page', 0.5)} / ${at('page', 0.99)} | ${at('order', 0.5)} / ${at('order', 0.99)} | ${sum(({ failures }) => failures, part)} |`;
  };
  const ratio = (measured: (slot: Slot) => number, expected: (slot: Slot) => number) =>
    (sum(measured) / sum(expected)).toFixed(1);
  return `## A day

Measured ${new Date().toISOString().slice(0, 10)} by \`npm run bench:day\`: 24 hours in ${Math.round(slots.length * slotSeconds)} seconds, ${peak} orders a second in the ten minutes before the cut-off,
${VISITS_PER_ORDER} visits for an order. Customers arrive whether or not the shop keeps up. ${serverCount} server process${serverCount > 1 ? 'es' : ''}, embedded PostgreSQL, the load
generator on the same ${os.cpus().length} cores; load average ${(os.loadavg()[0] ?? 0).toFixed(1)} at the end. With other work on the machine the times say nothing about the shop; failures and CPU do.

| | orders | requests | page p50 / p99 ms | cart, quote and order p50 / p99 ms | failed |
|---|---|---|---|---|---|
${row('morning, 6 to 10', morning)}
${row('rush, 22 to 23', rush)}
${row('whole day', slots)}

The CPU time was ${ratio(
    ({ serverCores }) => serverCores,
    ({ expectedServerCores }) => expectedServerCores,
  )} times (servers) and ${ratio(
    ({ databaseCores }) => databaseCores,
    ({ expectedDatabaseCores }) => expectedDatabaseCores,
  )} times (PostgreSQL) what the simulation of [scaling.md](scaling.md) takes for the same visits.

![Orders, response times and CPU over the day](day.svg)
`;
}
