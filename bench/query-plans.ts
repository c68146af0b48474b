// `npm run bench:plans`: how PostgreSQL answers every public list and search at 250,000 products; writes docs/query-plans.md.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onCluster, openDatabase } from '@subah/server/platform/database/database';
import { findRunningCluster } from '@subah/server/platform/database/embedded-postgres/cluster';
import { readSettings } from '@subah/server/platform/settings';
import { startShop } from '@subah/server/start-shop';
import { sql } from 'drizzle-orm';
import { growShop } from './grow-shop.ts';
import { explain, record } from './record-statements.ts';

const PRODUCTS = Number(process.argv[2] ?? 250_000);
const CALLS = [
  'grocery/products?limit=24',
  'grocery/products?limit=24&cursor={cursor}',
  'grocery/products/{subcategory}?limit=24',
  'medicines/products/subcategory/{medicineShelf}?limit=24',
  'grocery/products/{subcategory}?limit=24&sort=price',
  'grocery/products/{subcategory}?limit=24&sort=price&cursor={priceCursor}',
  'grocery/products/{subcategory}?limit=24&sort=name',
  'grocery/products/{subcategory}?limit=24&sort=name&cursor={nameCursor}',
  'grocery/category/{category}/products?limit=24&sort=price',
  'grocery/category/{category}/products?limit=24&sort=name',
  'fruits-vegetables/product/subcategory/{vegetableShelf}?limit=24&q=tomato',
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
  // A page of another length: what was asked for here would be answered from the cache later, and show no statement.
  const cursorOf = async (list: string) => {
    const answer = await fetch(`${shop.address}/api/${list}limit=25`);
    return ((await answer.json()) as { nextCursor: string }).nextCursor;
  };
  const shelf = (catalog: string) =>
    first(
      sql`select subcategory_id as found from products where catalog = ${catalog} and subcategory_id is not null limit 1`,
    );
  const subcategory = await shelf('grocery');
  return {
    cursor: await cursorOf('grocery/products?'),
    priceCursor: await cursorOf(`grocery/products/${subcategory}?sort=price&`),
    nameCursor: await cursorOf(`grocery/products/${subcategory}?sort=name&`),
    subcategory,
    vegetableShelf: await first(sql`select subcategory_id as found from products where code = 'tomato-desi-500gm'`),
    category: await first(sql`select category_id as found from subcategories where id = ${subcategory}`),
    filter: await first(sql`select id as found from collections where kind = 'filter-subcategory' limit 1`),
    medicineShelf: await shelf('medicine'),
    product: await first(sql`select id as found from products where catalog = 'grocery' limit 1`),
  };
}
