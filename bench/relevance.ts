// `npm run bench:relevance`: recall of the search. Queries of each kind are derived from products of the shop; a query
// succeeds when the product, or one of the same name, is among the first hits.
//   npm run bench:relevance                            the demo shop
//   npm run bench:relevance -- http://127.0.0.1:3000   a running shop
import { synonyms } from '@subah/demo-shop/shop/synonyms';
import { serveShop } from './serve-shop.ts';

const LISTS = ['grocery/products', 'fruits-vegetables/products', 'milk-products', 'medicines/products', 'lab-tests'];
const MAX_PRODUCTS = 25_000;
const SAMPLE = 150;
const FIRST_HITS = 5;

type Product = { _id: string; name: string; brand: string | null; quantity: number; unit: string };
type Case = { query: string; isExpected: (hit: Product) => boolean };

const [address] = process.argv.slice(2);
const shop = address ? { address, stop: async () => {} } : await serveShop();
const print = (text: string) => process.stdout.write(`${text}\n`);
try {
  const products = await readProducts();
  print(`${products.length} products; expected among the first ${FIRST_HITS}`);
  let [found, total] = [0, 0];
  for (const [kind, cases] of Object.entries(createCases(products))) {
    const missed: string[] = [];
    for (const { query, isExpected } of cases) if (!(await find(query)).some(isExpected)) missed.push(query);
    found += cases.length - missed.length;
    total += cases.length;
    print(`${kind.padEnd(28)} ${share(cases.length - missed.length, cases.length)}  ${missed.slice(0, 6).join(' | ')}`);
  }
  print(`${'all'.padEnd(28)} ${share(found, total)}`);
} finally {
  await shop.stop();
}

async function readProducts(): Promise<Product[]> {
  const products: Product[] = [];
  for (const list of LISTS) {
    let cursor: string | null = '';
    while (cursor !== null && products.length < MAX_PRODUCTS) {
      const response = await fetch(
        `${shop.address}/api/${list}?limit=100${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
      );
      if (!response.ok) break;
      const page = (await response.json()) as { data: Product[]; nextCursor: string | null };
      products.push(...page.data);
      cursor = page.nextCursor;
    }
  }
  return products;
}

function createCases(products: Product[]): Record<string, Case[]> {
  const sample = (offset: number) => everyNth(products, SAMPLE, offset).filter(({ name }) => wordsOf(name).length > 0);
  const hasSameName = (product: Product) => (hit: Product) => plain(hit.name) === plain(product.name);
  const casesFrom = (
    offset: number,
    toQuery: (words: string[], product: Product, at: number) => string | undefined,
  ): Case[] =>
    sample(offset).flatMap((product, at) => {
      const query = toQuery(wordsOf(product.name), product, at);
      return query ? [{ query, isExpected: hasSameName(product) }] : [];
    });
  /** Any product with the word is a correct result. */
  const expectPattern = (cases: Case[], pattern: (query: string) => RegExp): Case[] =>
    cases.map(({ query }) => ({
      query,
      isExpected: ({ name, brand }) => pattern(query).test(`${name} ${brand ?? ''}`),
    }));
  const longest = (words: string[]) => [...words].sort((a, b) => b.length - a.length)[0] ?? '';

  return {
    'the whole name': casesFrom(0, (words) => words.slice(0, 6).join(' ')),
    'words in another order': casesFrom(1, (words) =>
      words.length > 1 ? words.slice(0, 4).reverse().join(' ') : undefined,
    ),
    'brand and product': casesFrom(2, (words, { brand }) =>
      brand ? `${brand.toLowerCase()} ${words.slice(0, 4).join(' ')}` : undefined,
    ),
    'the last word unfinished': casesFrom(3, (words) => {
      const [last = '', ...before] = words.slice(0, 4).reverse();
      return last.length > 4 ? [...before.reverse(), last.slice(0, -2)].join(' ') : undefined;
    }),
    'a letter left out': casesFrom(4, (words, _product, at) =>
      misspell(words, (word) => word.slice(0, 2 + (at % 3)) + word.slice(3 + (at % 3))),
    ),
    'two letters swapped': casesFrom(5, (words) =>
      misspell(words, (word) => word.slice(0, 2) + word[3] + word[2] + word.slice(4)),
    ),
    'a letter doubled': casesFrom(6, (words) => misspell(words, (word) => word.slice(0, 3) + word[2] + word.slice(3))),
    'with its pack': casesFrom(7, (words, { quantity, unit }) => `${words.slice(0, 4).join(' ')} ${quantity}${unit}`),
    'a plural': expectPattern(
      casesFrom(8, (words) => `${longest(words)}s`),
      (query) => new RegExp(query.slice(0, -1).slice(0, 6), 'i'),
    ),
    'English, Hindi, Hinglish': synonymCases(products),
  };
}

/** A synonym must find a product whose name contains one of its meanings. */
function synonymCases(products: Product[]): Case[] {
  const names = products.map(({ name }) => plain(name)).join('\n');
  return everyNth(synonyms, SAMPLE * 2, 0).flatMap(({ term, means }) => {
    const sold = means.filter((meaning) => names.includes(plain(meaning)));
    if (sold.length === 0) return [];
    return [
      { query: term, isExpected: ({ name }: Product) => sold.some((meaning) => plain(name).includes(plain(meaning))) },
    ];
  });
}

/** Misspells the longest of the first three words. */
function misspell(words: string[], change: (word: string) => string): string | undefined {
  const first = words.slice(0, 3);
  const longest = [...first].sort((a, b) => b.length - a.length)[0] ?? '';
  return longest.length > 5 ? first.map((word) => (word === longest ? change(word) : word)).join(' ') : undefined;
}

async function find(query: string): Promise<Product[]> {
  const response = await fetch(`${shop.address}/api/search-product/${encodeURIComponent(query)}?limit=24`);
  const { results } = (await response.json()) as { results: { products: (Product & { rank: number })[] }[] };
  const hits = results.flatMap((group) => group.products);
  return hits.sort((a, b) => a.rank - b.rank).slice(0, FIRST_HITS);
}

function everyNth<Item>(items: readonly Item[], count: number, offset: number): Item[] {
  const step = Math.max(1, Math.floor(items.length / count));
  return items.filter((_, index) => index % step === offset % step).slice(0, count);
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function wordsOf(text: string): string[] {
  return plain(text)
    .split(' ')
    .filter((word) => word.length > 1);
}

function share(part: number, whole: number): string {
  return `${`${((100 * part) / Math.max(1, whole)).toFixed(1)} %`.padStart(7)} of ${String(whole).padStart(3)}`;
}
