// `npm run bench:relevance`: how often the search answers well, by kind of query.
//   npm run bench:relevance                            the demo shop
//   npm run bench:relevance -- http://127.0.0.1:3000   a running shop
//   npm run bench:relevance -- <address> --misses      also lists every query that failed, with its first hits
import { createCases } from './derived-queries.ts';
import { serveShop } from './serve-shop.ts';
import { readWrittenQueries, type ShopProduct } from './written-queries.ts';

const LISTS = ['grocery/products', 'fruits-vegetables/products', 'milk-products', 'lab-tests'];
const MAX_PRODUCTS = 30_000;
const FIRST_HITS = 5;
/** So many of the first hits of a written query must be correct, and the very first; fewer if the shop sells fewer. */
const CORRECT_HITS = 3;

const [address] = process.argv.slice(2).filter((argument) => argument.startsWith('http'));
const showsMisses = process.argv.includes('--misses');
const shop = address ? { address, stop: async () => {} } : await serveShop();
const print = (text: string) => process.stdout.write(`${text}\n`);
const productsById = new Map<string, ShopProduct>();
try {
  for (const product of await readProducts()) productsById.set(product._id, product);
  const products = [...productsById.values()];
  print(`${products.length} products; the first ${FIRST_HITS} hits count`);
  await measureWritten(products);
  await measureDerived(products);
} finally {
  await shop.stop();
}

async function measureWritten(products: ShopProduct[]): Promise<void> {
  const results = new Map<string, { passed: number; missed: string[] }>();
  for (const { kind, query, isCorrect } of readWrittenQueries()) {
    const sold = products.filter(isCorrect).length;
    if (sold === 0) continue;
    const hits = (await find(query)).map((hit) => productsById.get(hit._id) ?? hit);
    const correct = hits.filter(isCorrect);
    const result = results.get(kind) ?? { passed: 0, missed: [] };
    results.set(kind, result);
    if (hits[0] && correct[0] === hits[0] && correct.length >= Math.min(CORRECT_HITS, sold)) result.passed++;
    else result.missed.push(`${query}: ${hits.map((hit) => `${isCorrect(hit) ? '+' : '-'}${hit.name}`).join(' | ')}`);
  }
  for (const [kind, { passed, missed }] of results) {
    print(`${kind.padEnd(34)} ${share(passed, passed + missed.length)}`);
    if (showsMisses) for (const miss of missed) print(`    ${miss}`);
  }
  const passed = sum([...results.values()].map((result) => result.passed));
  print(
    `${'all written queries'.padEnd(34)} ${share(passed, passed + sum([...results.values()].map(({ missed }) => missed.length)))}`,
  );
}

async function measureDerived(products: ShopProduct[]): Promise<void> {
  let [found, total] = [0, 0];
  for (const [kind, cases] of Object.entries(createCases(products))) {
    const missed: string[] = [];
    for (const { query, isExpected } of cases) if (!(await find(query)).some(isExpected)) missed.push(query);
    found += cases.length - missed.length;
    total += cases.length;
    print(`${kind.padEnd(34)} ${share(cases.length - missed.length, cases.length)}  ${missed.slice(0, 6).join(' | ')}`);
  }
  print(`${'all queries made from products'.padEnd(34)} ${share(found, total)}`);
}

async function readProducts(): Promise<ShopProduct[]> {
  const products: ShopProduct[] = [];
  const { data: medicineCategories } = (await readJson('medicines/categories')) as { data: { _id: string }[] };
  for (const list of [...LISTS, ...medicineCategories.map(({ _id }) => `medicines/category/${_id}/products`)]) {
    let cursor: string | null = '';
    while (cursor !== null && products.length < MAX_PRODUCTS) {
      const page = (await readJson(`${list}?limit=100${cursor && `&cursor=${encodeURIComponent(cursor)}`}`)) as {
        data: ShopProduct[];
        nextCursor: string | null;
      };
      products.push(...(list.startsWith('medicines') ? await Promise.all(page.data.map(readMedicine)) : page.data));
      cursor = page.nextCursor;
    }
  }
  return products;
}

async function readJson(call: string): Promise<unknown> {
  return (await fetch(`${shop.address}/api/${call}`)).json();
}

/** Lists do not show the composition. */
async function readMedicine(product: ShopProduct): Promise<ShopProduct> {
  const { data } = (await readJson(`medicines/${product._id}`)) as { data: { composition?: string } };
  return { ...product, composition: data.composition ?? '' };
}

async function find(query: string): Promise<ShopProduct[]> {
  const response = await fetch(`${shop.address}/api/search-product/${encodeURIComponent(query)}?limit=24`);
  const { results } = (await response.json()) as { results: { products: (ShopProduct & { rank: number })[] }[] };
  const hits = results.flatMap((group) => group.products);
  return hits.sort((a, b) => a.rank - b.rank).slice(0, FIRST_HITS);
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function share(part: number, whole: number): string {
  return `${`${((100 * part) / Math.max(1, whole)).toFixed(1)} %`.padStart(7)} of ${String(whole).padStart(3)}`;
}
