import type { ShopProduct } from './written-queries.ts';

const SAMPLE = 150;

type Case = { query: string; isExpected: (hit: ShopProduct) => boolean };

/** Queries made from the names of the shop's own products, by kind. */
export function createCases(products: ShopProduct[]): Record<string, Case[]> {
  const sample = (offset: number) => everyNth(products, SAMPLE, offset).filter(({ name }) => wordsOf(name).length > 0);
  const hasSameName = (product: ShopProduct) => (hit: ShopProduct) => plain(hit.name) === plain(product.name);
  const casesFrom = (
    offset: number,
    toQuery: (words: string[], product: ShopProduct, at: number) => string | undefined,
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
  };
}

/** Misspells the longest of the first three words. */
function misspell(words: string[], change: (word: string) => string): string | undefined {
  const first = words.slice(0, 3);
  const longest = [...first].sort((a, b) => b.length - a.length)[0] ?? '';
  return longest.length > 5 ? first.map((word) => (word === longest ? change(word) : word)).join(' ') : undefined;
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
