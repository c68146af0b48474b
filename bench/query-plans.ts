// `npm run bench:plans`: query plans of every public list and search at 250,000 products; writes docs/query-plans.md.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onCluster, openDatabase } from '@subah/server/platform/database/database';
import { findRunningCluster } from '@subah/server/platform/database/embedded-postgres/cluster';
import { readSettings } from '@subah/server/platform/settings';
import { startShop } from '@subah/server/start-shop';
import { sql } from 'drizzle-orm';
import { growShop } from './grow-shop.ts';
import { explain, recordStatements } from './record-statements.ts';

const PRODUCTS = Number(process.argv[2] ?? 250_000);
const CALLS = [
  'grocery/products?limit=24',
  'grocery/products?limit=24&cursor={cursor}',
  'grocery/products/{subcategory}?limit=24',
  'medicines/products/subcategory/{medicineSubcategory}?limit=24',
  'grocery/products/{subcategory}?limit=24&sort=price',
  'grocery/products/{subcategory}?limit=24&sort=price&cursor={priceCursor}',
  'grocery/products/{subcategory}?limit=24&sort=name',
  'grocery/products/{subcategory}?limit=24&sort=name&cursor={nameCursor}',
  'grocery/category/{category}/products?limit=24&sort=price',
  'grocery/category/{category}/products?limit=24&sort=name',
  'fruits-vegetables/product/subcategory/{vegetableSubcategory}?limit=24&q=tomato',
  'filter/subcategories/products/{filter}?limit=24&sort=price',
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
  'promotions/recommended?limit=24&sort=price',
  'promotions/recommended?limit=24&sort=name',
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

const folder = mkdtempSync(path.join(os.tmpdir(), 'subah-plans-'));
chmodSync(folder, 0o755);
const settings = readSettings({ PORT: '3918', DATA_DIR: folder, LOG_LEVEL: 'error', DEMO_DATA: 'on' });
const shop = await startShop(settings, async () => {});
try {
  const cluster = await findRunningCluster(path.join(folder, 'database'));
  if (!cluster) throw new Error('the database of the shop is not running');
  const database = openDatabase(onCluster(cluster), { size: 1, deadlineMs: 0 });
  await growShop(database, PRODUCTS);
  const page = await describePlans(database);
  writeFileSync(path.resolve(import.meta.dirname, '../docs/query-plans.md'), page);
  await database.close();
} finally {
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function describePlans(database: ReturnType<typeof openDatabase>): Promise<string> {
  const parameters = await findParameters(database);
  const parts: string[] = [];
  for (const call of CALLS) {
    const url = call.replace(/\{(\w+)\}/g, (_, name: string) => parameters[name] ?? '');
    const statements = await recordStatements(() => fetch(`${shop.address}/api/${url}`));
    parts.push(`## GET ${call}\n`);
    for (const statement of statements) parts.push(await explain(database, statement));
  }
  const scans = parts.join('\n').match(/Seq Scan on products/g)?.length ?? 0;
  return `# Query plans at ${PRODUCTS.toLocaleString('en-IN')} products

Written by \`npm run bench:plans\` from a demo shop enlarged to that size: every statement of a public list, product page or
search, with its plan in PostgreSQL 18. Times are from that run; the shape of the plan matters: a list scans an index and
stops at its limit. Look first at statements that take longer than 10 ms. Sequential scans of products: ${scans}.

${parts.join('\n')}`;
}

async function findParameters({ db }: ReturnType<typeof openDatabase>): Promise<Record<string, string>> {
  const first = async (query: ReturnType<typeof sql>) =>
    String((await db.execute<{ found: string }>(query)).rows[0]?.found ?? '');
  // Another page length than in CALLS, so that the response cache does not answer the recorded call.
  const cursorOf = async (list: string) => {
    const response = await fetch(`${shop.address}/api/${list}limit=25`);
    return ((await response.json()) as { nextCursor: string }).nextCursor;
  };
  const anySubcategory = (catalog: string) =>
    first(
      sql`select subcategory_id as found from products where catalog = ${catalog} and subcategory_id is not null limit 1`,
    );
  const subcategory = await anySubcategory('grocery');
  return {
    cursor: await cursorOf('grocery/products?'),
    priceCursor: await cursorOf(`grocery/products/${subcategory}?sort=price&`),
    nameCursor: await cursorOf(`grocery/products/${subcategory}?sort=name&`),
    subcategory,
    vegetableSubcategory: await first(
      sql`select subcategory_id as found from products where code = 'tomato-desi-500gm'`,
    ),
    category: await first(sql`select category_id as found from subcategories where id = ${subcategory}`),
    filter: await first(sql`select id as found from collections where kind = 'filter-subcategory' limit 1`),
    medicineSubcategory: await anySubcategory('medicine'),
    product: await first(sql`select id as found from products where catalog = 'grocery' limit 1`),
  };
}
