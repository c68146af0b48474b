import { rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Database, onCluster, openDatabase } from '@subah/server/platform/database/database';
import { findRunningCluster } from '@subah/server/platform/database/embedded-postgres/cluster';
import autocannon from 'autocannon';
import { sql } from 'drizzle-orm';
import { BUYERS_ENVIRONMENT, fillShelves, finishJobs, insertBuyers, LINES, openPurchases } from './buyers.ts';
import { measureClosedLoop } from './closed-loop.ts';
import { readCpuTime } from './cpu-time.ts';
import { growShop } from './grow-shop.ts';
import { writeSection } from './performance-page.ts';
import { createDataFolder, residentMiB, type ServedShop, serveShop } from './serve-shop.ts';

const PRODUCTS = 25_000;
const CONNECTIONS = 32;
const USERS = 16;
const SECONDS = 8;
const CART_CALLS = 1600;
const CHECKOUTS = 480;
const NEW_PAGES = 200;

type Row = { name: string; serverMs: number; databaseMs: number; perSecond?: number; p50Ms?: number; p99Ms?: number };

/** Measures a shop with many products and writes docs/performance.md. */
export async function writeReport(): Promise<void> {
  Object.assign(process.env, BUYERS_ENVIRONMENT);
  const dataDir = createDataFolder();
  try {
    const first = await serveShop({ dataDir });
    await withDatabase(dataDir, (database) => growShop(database, PRODUCTS));
    await first.stop();

    const started = performance.now();
    const shop = await serveShop({ dataDir });
    const startMs = performance.now() - started;
    const startCpuMs = readCpuTime(shop).serverMs;
    await setTimeout(5000);
    const restMiB = residentMiB(shop);
    const loadBefore = os.loadavg()[0] ?? 0;
    const rows = await withDatabase(dataDir, (database) => measureCalls(shop, database));
    const afterLoadMiB = residentMiB(shop);
    await shop.stop();
    const report = page({ rows, startMs, startCpuMs, restMiB, afterLoadMiB, loadBefore });
    writeSection(report);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function withDatabase<Result>(dataDir: string, work: (database: Database) => Promise<Result>): Promise<Result> {
  const cluster = await findRunningCluster(path.join(dataDir, 'database'));
  if (!cluster) throw new Error('the database of the shop was not found');
  const database = openDatabase(onCluster(cluster), { size: 2, deadlineMs: 0 });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function measureCalls(shop: ServedShop, database: Database): Promise<Row[]> {
  const { rows } = await database.db.execute<{ id: string; name: string }>(
    sql`select id, name from products where catalog = 'grocery' and deleted_at is null order by md5(id::text) limit 1000`,
  );
  const details = rows.slice(0, 200).map(({ id }) => `/api/products/${id}`);
  const pages = rows.slice(0, 20).map(({ id }) => `/Grocery/product/${id}`);
  const newPages = rows.slice(100, 100 + NEW_PAGES).map(({ id }) => `/Grocery/product/${id}`);
  const newData = rows.slice(400, 400 + NEW_PAGES).map(({ id }) => `/Grocery/product/${id}.data`);
  const searches = rows.map(({ name }, at) => `/api/search-product/${encodeURIComponent(name)}?limit=24&at=${at}`);
  const goods = await fillShelves(database);
  const buyers = await insertBuyers(database, CART_CALLS);
  const shoppers = await insertBuyers(database, USERS);
  const { fillCart, buy, close } = openPurchases(shop.address, USERS);
  // Lets V8 compile the functions that render pages.
  for (const { id } of rows.slice(700)) await readPage(shop, `/Grocery/product/${id}`);
  const measured = [
    await measureReads(shop, 'list of 24 products', ['/api/promotions/superdeal?limit=24']),
    await measureReads(shop, 'product, 200 different', details),
    await measureReads(shop, 'home page', ['/']),
    await measureReads(shop, 'product page, 20 different', pages),
    await measureUsers(shop, 'page rendered anew', NEW_PAGES, (at) => readPage(shop, newPages[at])),
    await measureUsers(shop, 'data of a page read anew', NEW_PAGES, (at) => readPage(shop, newData[at])),
    await measureReads(shop, 'search, 6 words', searches.slice(0, 6)),
    await measureReads(shop, 'search, 1,000 different', searches),
    await measureUsers(shop, `add ${LINES} products to a cart`, CART_CALLS, (at) => fillCart(buyers[at], goods, at)),
    await measureUsers(shop, 'cart, quote and order', CHECKOUTS, (at) => buy(shoppers[at % USERS], goods, at)),
    await measureJobs(shop, 'jobs after an order', CHECKOUTS, () => finishJobs(database)),
  ];
  close();
  return measured;
}

async function measureReads(shop: ServedShop, name: string, paths: string[]): Promise<Row> {
  const url = shop.address;
  // Fills the cache and lets V8 compile the hot functions.
  await autocannon({ url, connections: CONNECTIONS, duration: 2, requests: paths.map((path) => ({ path })) });
  const before = readCpuTime(shop);
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: paths.map((path) => ({ path })),
  });
  if (result.non2xx > 0) throw new Error(`${name} failed ${result.non2xx} times`);
  const after = readCpuTime(shop);
  const { requests, latency } = result;
  return {
    name,
    perSecond: requests.average,
    p50Ms: latency.p50,
    p99Ms: latency.p99,
    serverMs: (after.serverMs - before.serverMs) / requests.total,
    databaseMs: (after.databaseMs - before.databaseMs) / requests.total,
  };
}

async function measureUsers(
  shop: ServedShop,
  name: string,
  calls: number,
  call: (at: number) => Promise<void>,
): Promise<Row> {
  const { perSecond, timesMs, cpu } = await measureClosedLoop(shop, { users: USERS, calls }, call);
  return {
    name,
    perSecond,
    p50Ms: timesMs[Math.floor(calls * 0.5)] ?? 0,
    p99Ms: timesMs[Math.floor(calls * 0.99)] ?? 0,
    ...cpu,
  };
}

async function readPage({ address }: ServedShop, path = '/'): Promise<void> {
  const response = await fetch(`${address}${path}`);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
}

/** What is left to do when the calls have been answered: numbers of invoices, mails, notices. */
async function measureJobs(shop: ServedShop, name: string, orders: number, finish: () => Promise<void>): Promise<Row> {
  const before = readCpuTime(shop);
  await finish();
  const after = readCpuTime(shop);
  return {
    name,
    serverMs: (after.serverMs - before.serverMs) / orders,
    databaseMs: (after.databaseMs - before.databaseMs) / orders,
  };
}

type Report = {
  rows: Row[];
  startMs: number;
  startCpuMs: number;
  restMiB: number;
  afterLoadMiB: number;
  loadBefore: number;
};

function page({ rows, startMs, startCpuMs, restMiB, afterLoadMiB, loadBefore }: Report): string {
  const cpus = os.cpus();
  return `# Performance

Measured ${new Date().toISOString().slice(0, 10)} by \`npm run bench -- --report\`, which writes this page. Machine: ${cpus.length} cores (${cpus[0]?.model.trim() || os.arch()}),
${Math.round(os.totalmem() / 2 ** 30)} GB of memory, ${os.type()} ${os.arch()}, Node ${process.versions.node}. One server process with its embedded PostgreSQL, ${PRODUCTS.toLocaleString('en-IN')} products;
the load generator runs on the same machine. The load average before the first measurement was ${loadBefore.toFixed(1)}: above ${(cpus.length / 2).toFixed(0)}, other programs
competed for the cores, and only the CPU times are comparable.

| | per second | p50 ms | p99 ms | CPU ms of the server | CPU ms of PostgreSQL |
|---|---|---|---|---|---|
${rows.map(describeRow).join('\n')}

Reads: ${CONNECTIONS} connections for ${SECONDS} seconds after 2 seconds of warming up. Pages rendered anew, carts and orders: ${USERS} users, ${LINES} products each.

| | |
|---|---|
| start of a set-up shop until \`/readyz\` | ${(startMs / 1000).toFixed(1)} s, of which the server used ${(startCpuMs / 1000).toFixed(1)} s of CPU time |
| memory of the server 5 s after the start | ${restMiB.toFixed(0)} MiB |
| memory of the server after all of the above | ${afterLoadMiB.toFixed(0)} MiB |

Memory is the resident set; about 54 MiB of it is the program code of Node, which processes share.
`;
}

function describeRow({ name, perSecond, p50Ms, p99Ms, serverMs, databaseMs }: Row): string {
  const whole = [perSecond, p50Ms, p99Ms].map((value) => value?.toFixed(0) ?? '');
  return `| ${[name, ...whole, serverMs.toFixed(2), databaseMs.toFixed(2)].join(' | ')} |`;
}
