import type { Suggestion } from '@subah/contract/search/search';
import { productPath } from '@subah/rules/catalog/catalogs';
import { plainWords } from '@subah/rules/search/plain-words';
import { type CardRow, firstPacks, groupKey, toCard } from '../catalog/index.ts';
import { findMatchingCards, type SearchDeps } from './search-products.ts';

const MAX_PLACES = 4;
/** Products begin early in the list while the word is not finished. */
const MAX_PLACES_OF_BEGINNING = 2;
const MAX_PLACES_OF_KIND = 2;
const MAX_SUGGESTIONS = 9;
const MIN_BEGINNING = 3;
const MAX_THINGS = 4;

/** Categories, brands, doctors and pages of that name, then the products that a search would find. */
export async function suggest(deps: SearchDeps, typed: string): Promise<Suggestion[]> {
  if (plainWords(typed) === '') return [];
  const things = await findThings(deps, plainWords(typed));
  const places = (await deps.places())
    .find(typed, MAX_PLACES_OF_KIND)
    .flatMap((group) => group.places)
    .slice(0, things.length > 1 ? MAX_PLACES_OF_BEGINNING : MAX_PLACES)
    .map((place): Suggestion => ({ ...place, product: null }));
  const products = firstPacks(await findProducts(deps, typed, things), packKey)
    .slice(0, MAX_SUGGESTIONS - places.length)
    .map(
      (row): Suggestion => ({
        text: row.name,
        hindiText: row.hindiName,
        kind: 'product',
        id: row.id,
        path: productPath(row.catalog, row.id),
        product: toCard(row),
      }),
    );
  return [...places, ...products];
}

/** Things that a single typed word may be the beginning of, the finished word first: "pan" is a pan, paneer or pancakes. */
async function findThings({ vocabulary }: SearchDeps, word: string): Promise<string[]> {
  if (word.length < MIN_BEGINNING || word.includes(' ')) return [];
  const things = (await vocabulary()).findThings(word, MAX_THINGS);
  return things.includes(word) ? [word, ...things.filter((thing) => thing !== word)] : things;
}

/** One product of each thing, then the next of each. */
async function findProducts(deps: SearchDeps, typed: string, things: string[]): Promise<CardRow[]> {
  if (things.length === 0 || (things.length === 1 && things[0] === plainWords(typed))) {
    const { best, related } = await findMatchingCards(deps, typed, MAX_SUGGESTIONS * 3);
    return [...best, ...related];
  }
  const found = await Promise.all(things.map((thing) => findMatchingCards(deps, thing, MAX_SUGGESTIONS)));
  return Array.from({ length: MAX_SUGGESTIONS }, (_, place) => found.flatMap(({ best }) => best[place] ?? [])).flat();
}

/** Two packs of one product are one suggestion; the same name of two brands is two. */
const packKey = (row: CardRow): string => groupKey(row) ?? `${row.name}\n${row.brand}`;
