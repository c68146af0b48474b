// `npm run bench:plans`: how PostgreSQL answers every public list and search at 250,000 products; writes docs/query-plans.md.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { onCluster, openDatabase } from '../apps/server/src/platform/database.ts';
import { findRunningCluster } from '../apps/server/src/platform/embedded-postgres/cluster.ts';
import { readSettings } from '../apps/server/src/platform/settings.ts';
import { startShop } from '../apps/server/src/start-shop.ts';
import { growShop } from './grow-shop.ts';

const PRODUCTS = Number(process.argv[2] ?? 250_000);
const CALLS = [
  'grocery/products?limit=24',
  'grocery/products?limit=24&cursor={cursor}',
  'grocery/products/{subcategory}?limit=24',
  'medicines/products/subcategory/{medicineShelf}?limit=24',
  'fruits-vegetables/products?limit=24',
  'milk-products?limit=24',
  'lab-tests?limit=24',
  'products/{product}',
  'products/{product}/similar',
  'promotions/pricebelow?limit=24',
  'promotions/superdeal?limit=24',
  'promotions/seasonal?limit=24',
  'promotions/fruitoftheday?limit=24',
  'promotions/recommended?limit=24',
  'everything/filter-grocery-categories-with-products',
  'everything/filter-popular-veggies',
  'everything/filter-medicine-categories-products',
  'everything/dairy-categories-product',
  'search-product/atta?limit=24',
  'search-product/aloo?limit=24',
  'search-product/tomatto?limit=24',
  'search-product/amul%20butter?limit=24',
  'search-suggest?q=to',
];

type Recorded = { text: string; values: unknown[] };
type PlanRow = { 'QUERY PLAN': string };

const folder = mkdtempSync(path.join(os.tmpdir(), 'subah-plans-'));
chmodSync(folder, 0o755);
const settings = readSettings({ PORT: '3918', DATA_DIR: folder, LOG_LEVEL: 'error', DEMO_DATA: 'on' });
const shop = await startShop(settings, async () => {});
try {
  const cluster = await findRunningCluster(path.join(folder, 'database'));
  if (!cluster) throw new Error('the database of the shop was not found');
  const database = openDatabase(onCluster(cluster), { size: 1 });
  await growShop(database, PRODUCTS);
  const page = await describe(database);
  writeFileSync(path.resolve(import.meta.dirname, '../docs/query-plans.md'), page);
  await database.close();
} finally {
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function describe(database: ReturnType<typeof openDatabase>): Promise<string> {
  const places = await findPlaces(database);
  const parts: string[] = [];
  for (const call of CALLS) {
    const url = call.replace(/\{(\w+)\}/g, (_, name: string) => places[name] ?? '');
    const statements = await record(() => fetch(`${shop.address}/api/${url}`));
    parts.push(`## GET ${call}\n`);
    for (const statement of statements) parts.push(await explain(database, statement));
  }
  const scans = parts.join('\n').match(/Seq Scan on products/g)?.length ?? 0;
  return `# How the database answers, at ${PRODUCTS.toLocaleString('en-IN')} products

Printed by \`npm run bench:plans\` from a demo shop grown to that size: every statement that a public list, detail or search
sends, with the plan that PostgreSQL 18 took. Figures are of that run; what matters is the shape: a list walks an index
and stops at its limit. Look first at statements that take longer than 10 ms. Sequential scans of products: ${scans}.

${parts.join('\n')}`;
}

async function findPlaces({ db }: ReturnType<typeof openDatabase>): Promise<Record<string, string>> {
  const first = async (query: ReturnType<typeof sql>) =>
    String((await db.execute<{ found: string }>(query)).rows[0]?.found ?? '');
  const list = await fetch(`${shop.address}/api/grocery/products?limit=24`);
  const { nextCursor } = (await list.json()) as { nextCursor: string };
  const shelf = (catalogue: string) =>
    first(
      sql`select subcategory_id as found from products where catalogue = ${catalogue} and subcategory_id is not null limit 1`,
    );
  return {
    cursor: nextCursor,
    subcategory: await shelf('grocery'),
    medicineShelf: await shelf('medicine'),
    product: await first(sql`select id as found from products where catalogue = 'grocery' limit 1`),
  };
}

/** Asks the database itself what it was asked, by listening at the driver. */
async function record(act: () => Promise<unknown>): Promise<Recorded[]> {
  const { default: pg } = await import('pg');
  const ask = pg.Client.prototype.query as unknown as (...args: unknown[]) => unknown;
  const seen = new Map<string, Recorded>();
  pg.Client.prototype.query = function (this: unknown, ...args: unknown[]) {
    const [given, values] = args as [string | { text: string; values?: unknown[] }, unknown[] | undefined];
    const text = typeof given === 'string' ? given : given.text;
    const isOfShop = /^\s*(select|with)\b/i.test(text ?? '') && !text.includes('graphile_worker');
    if (isOfShop && !seen.has(text)) {
      seen.set(text, { text, values: (typeof given === 'string' ? values : (given.values ?? values)) ?? [] });
    }
    return ask.apply(this, args);
  } as never;
  await act();
  pg.Client.prototype.query = ask as never;
  return [...seen.values()];
}

async function explain({ pool }: ReturnType<typeof openDatabase>, { text, values }: Recorded): Promise<string> {
  const { rows } = await pool.query<PlanRow>(`explain (analyze, costs off, timing off, buffers off) ${text}`, values);
  const plan = rows.map((row) => row['QUERY PLAN']).filter((line) => !/^(Planning|Settings)/.test(line.trim()));
  return `\`${text.replace(/\s+/g, ' ').slice(0, 160)}…\`\n\n\`\`\`\n${plan.join('\n')}\n\`\`\`\n`;
}
