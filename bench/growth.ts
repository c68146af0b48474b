// `npm run bench:growth`: how calls grow with the shop. Writes the section "Growth" of docs/performance.md and docs/growth.svg.
// Option: --sizes products:orders,… (1000:10000,25000:10000,250000:1000000).
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { demoAccounts } from '@subah/demo-shop/shop/accounts';
import { addDays, indiaDate } from '@subah/rules/india-time';
import { type Database, onCluster, openDatabase } from '@subah/server/platform/database/database';
import { findRunningCluster } from '@subah/server/platform/database/embedded-postgres/cluster';
import { sql } from 'drizzle-orm';
import { BUYERS_ENVIRONMENT, fillShelves, insertBuyers, openPurchases } from './buyers.ts';
import { readCpuTime } from './cpu-time.ts';
import { drawGrowth } from './draw-growth.ts';
import { growOrders } from './grow-orders.ts';
import { growShop } from './grow-shop.ts';
import { writeSection } from './performance-page.ts';
import { type ServedShop, serveShop } from './serve-shop.ts';

const { values: options } = parseArgs({
  options: { sizes: { type: 'string', default: '1000:10000,25000:10000,250000:1000000' } },
});
/** A new server is slow: its code is not compiled yet, and PostgreSQL plans the first calls of a statement one by one. */
const WARM_UP_MS = 5_000;
const ROUNDS = 40;
const CUSTOMERS = 1_000;
const DOCS = path.resolve(import.meta.dirname, '../docs');
const today = indiaDate(new Date());

type Measured = { p50Ms: number; cpuMs: number };
type Size = { name: string; calls: Map<string, Measured> };
type Call = (round: number) => Promise<void>;

const sizes: Size[] = [];
for (const size of options.sizes.split(',')) {
  const [products = 0, orders = 0] = size.split(':').map(Number);
  sizes.push(await measureShop(products, orders));
  process.stdout.write(`${describe()}\n`);
}
writeFileSync(
  path.join(DOCS, 'growth.svg'),
  drawGrowth(
    sizes.map(({ name, calls }) => ({
      name,
      values: new Map(Array.from(calls, ([call, { cpuMs }]) => [call, cpuMs])),
    })),
  ),
);
writeSection(describe());

async function measureShop(products: number, orders: number): Promise<Size> {
  // Without jobs, which would sum up the grown orders at the same time as this program and take part in the CPU times.
  const shop = await serveShop({ environment: { ...BUYERS_ENVIRONMENT, SERVER_ROLE: 'web' } });
  try {
    const cluster = await findRunningCluster(path.join(shop.dataDir, 'database'));
    if (!cluster) throw new Error('the database of the shop was not found');
    const database = openDatabase(onCluster(cluster), { size: 1, deadlineMs: 0 });
    await growShop(database, products);
    await growOrders(database, orders);
    const count = (number: number) => number.toLocaleString('en-IN');
    const calls = await measureCalls(shop, await callsOf(shop, database));
    await database.close();
    return { name: `${count(products)} products, ${count(orders)} orders`, calls };
  } finally {
    await shop.stop();
  }
}

/** Another product and another customer each round, because public reads are cached. */
async function callsOf(shop: ServedShop, database: Database): Promise<Map<string, Call>> {
  const { rows } = await database.db.execute<{ id: string; name: string }>(
    sql`select id, name from products where deleted_at is null order by md5(id::text) limit ${CUSTOMERS}`,
  );
  const goods = await fillShelves(database);
  const buyers = await insertBuyers(database, CUSTOMERS);
  await database.db.execute(sql`vacuum analyze`);
  const { buy } = openPurchases(shop.address, 1);
  const token = await signIn(shop);
  const period = (days: number) => `from=${addDays(today, 1 - days)}&to=${today}`;
  const read = async (url: string) => {
    const response = await fetch(`${shop.address}/api/${url}`, { headers: { authorization: `Bearer ${token}` } });
    await response.text();
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
  };
  return new Map<string, Call>([
    ['product', (round) => read(`products/${rows[round % rows.length]?.id}`)],
    ['search', (round) => read(`search-product/${encodeURIComponent(rows[round % rows.length]?.name ?? '')}?limit=24`)],
    ['cart, quote and order', (round) => buy(buyers[round % CUSTOMERS], goods, round)],
    ['newest orders in the console', () => read('orders')],
    ['sales of 30 days', () => read(`admin/reports/period?${period(30)}`)],
    ['sales of 365 days', () => read(`admin/reports/period?${period(365)}`)],
    ['products sold in 30 days', () => read(`admin/reports/products?${period(30)}`)],
    ['value of the stock', () => read('admin/reports/stock')],
  ]);
}

async function measureCalls(shop: ServedShop, calls: Map<string, Call>): Promise<Map<string, Measured>> {
  const measured = new Map<string, Measured>();
  for (const [name, call] of calls) {
    let round = 0;
    const warmUpEnds = performance.now() + WARM_UP_MS;
    while (performance.now() < warmUpEnds) await call(round++);
    const times: number[] = [];
    const before = readCpuTime(shop);
    for (let counted = 0; counted < ROUNDS; counted++) {
      const started = performance.now();
      await call(round++);
      times.push(performance.now() - started);
    }
    const after = readCpuTime(shop);
    const cpuMs = after.serverMs - before.serverMs + after.databaseMs - before.databaseMs;
    times.sort((a, b) => a - b);
    measured.set(name, { p50Ms: times[times.length >> 1] ?? 0, cpuMs: cpuMs / times.length });
  }
  return measured;
}

async function signIn({ address }: ServedShop): Promise<string> {
  const admin = demoAccounts.find(({ role }) => role === 'admin');
  const response = await fetch(`${address}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mobile: admin?.mobile, password: admin?.password }),
  });
  return ((await response.json()) as { data: { accessToken: string } }).data.accessToken;
}

function describe(): string {
  const calls = [...(sizes[0]?.calls.keys() ?? [])];
  const cell = (measured: Measured | undefined) => `${measured?.cpuMs.toFixed(1)} (${measured?.p50Ms.toFixed(1)})`;
  return `## Growth

Measured ${today} by \`npm run bench:growth\`: ${ROUNDS} calls one after the other after ${WARM_UP_MS / 1000} seconds that are not counted, each shop in a database of its own. CPU
time of server and PostgreSQL in ms, in brackets the median time of the call.

| | ${sizes.map(({ name }) => name).join(' | ')} |
|---|${sizes.map(() => '---').join('|')}|
${calls.map((call) => `| ${call} | ${sizes.map(({ calls: measured }) => cell(measured.get(call))).join(' | ')} |`).join('\n')}

![CPU time of each call by the size of the shop](growth.svg)
`;
}
