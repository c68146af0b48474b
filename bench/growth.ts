// `npm run bench:growth`: how reads grow with the shop. Writes docs/growth.svg and docs/growth.md. Option: --sizes
// products:orders,… (1000:10000,25000:10000,250000:1000000).
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { demoAccounts } from '@subah/demo-shop/shop/accounts';
import { addDays, indiaDate } from '@subah/rules/india-time';
import { type Database, onCluster, openDatabase } from '@subah/server/platform/database/database';
import { findRunningCluster } from '@subah/server/platform/database/embedded-postgres/cluster';
import { readSettings } from '@subah/server/platform/settings';
import { startShop } from '@subah/server/start-shop';
import { sql } from 'drizzle-orm';
import { drawGrowth } from './draw-growth.ts';
import { growOrders } from './grow-orders.ts';
import { growShop } from './grow-shop.ts';

const { values: options } = parseArgs({
  options: { sizes: { type: 'string', default: '1000:10000,25000:10000,250000:1000000' } },
});
const ROUNDS = 15;
const PORT = process.env.PORT ?? '3921';
const DOCS = path.resolve(import.meta.dirname, '../docs');
const today = indiaDate(new Date());

type Measured = { products: number; orders: number; times: Record<string, number> };

const measured: Measured[] = [];
for (const size of options.sizes.split(',')) {
  const [products = 0, orders = 0] = size.split(':').map(Number);
  measured.push({ products, orders, times: await measureShop(products, orders) });
}
writeFileSync(path.join(DOCS, 'growth.svg'), drawGrowth(measured));
writeFileSync(path.join(DOCS, 'growth.md'), page());
process.stdout.write(page());

async function measureShop(products: number, orders: number): Promise<Record<string, number>> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'subah-growth-'));
  chmodSync(folder, 0o755);
  const settings = { PORT, DATA_DIR: folder, LOG_LEVEL: 'fatal', DEMO_DATA: 'on', RATE_LIMITS: 'off' };
  const shop = await startShop(readSettings(settings), async () => {});
  try {
    const cluster = await findRunningCluster(path.join(folder, 'database'));
    if (!cluster) throw new Error('the database of the shop was not found');
    const database = openDatabase(onCluster(cluster), { size: 1, deadlineMs: 0 });
    await growShop(database, products);
    if (orders > 0) await growOrders(database, orders);
    const times = await measureCalls(shop.address, await callsOf(database), await signIn(shop.address));
    await database.close();
    return times;
  } finally {
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Another product each round, because public reads are cached. */
async function callsOf({ db }: Database): Promise<Record<string, (round: number) => string>> {
  const { rows } = await db.execute<{ id: string; name: string }>(
    sql`select id, name from products where deleted_at is null order by md5(id::text) limit ${ROUNDS}`,
  );
  const period = (days: number) => `from=${addDays(today, 1 - days)}&to=${today}`;
  return {
    product: (round) => `products/${rows[round]?.id}`,
    search: (round) => `search-product/${encodeURIComponent(rows[round]?.name ?? '')}?limit=24`,
    'newest orders in the console': () => 'orders',
    'report of 30 days': () => `admin/reports/period?${period(30)}`,
    'report of 365 days': () => `admin/reports/period?${period(365)}`,
    'products of 30 days': () => `admin/reports/products?${period(30)}`,
    'value of the stock': () => 'admin/reports/stock',
  };
}

async function measureCalls(
  address: string,
  calls: Record<string, (round: number) => string>,
  token: string,
): Promise<Record<string, number>> {
  const times: Record<string, number> = {};
  for (const [name, urlOf] of Object.entries(calls)) {
    const found: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const started = performance.now();
      const sent = await fetch(`${address}/api/${urlOf(round)}`, { headers: { authorization: `Bearer ${token}` } });
      await sent.text();
      if (!sent.ok) throw new Error(`${urlOf(round)}: ${sent.status}`);
      found.push(performance.now() - started);
    }
    times[name] = found.toSorted((a, b) => a - b)[ROUNDS >> 1] ?? 0;
  }
  return times;
}

async function signIn(address: string): Promise<string> {
  const admin = demoAccounts.find(({ role }) => role === 'admin');
  const response = await fetch(`${address}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mobile: admin?.mobile, password: admin?.password }),
  });
  return ((await response.json()) as { data: { accessToken: string } }).data.accessToken;
}

function page(): string {
  const name = ({ products, orders }: Measured) =>
    `${products.toLocaleString('en-IN')} products, ${orders.toLocaleString('en-IN')} orders`;
  const calls = Object.keys(measured[0]?.times ?? {});
  return `# Growth

Measured ${today} by \`npm run bench:growth\`, which writes this page: median of ${ROUNDS} calls by one user in ms, each shop in a database of its own.

| | ${measured.map(name).join(' | ')} |
|---|${measured.map(() => '---').join('|')}|
${calls.map((call) => `| ${call} | ${measured.map(({ times }) => times[call]?.toFixed(1)).join(' | ')} |`).join('\n')}

![Median time of calls by the size of the shop](growth.svg)
`;
}
