import type { Suggestion } from '@subah/contract/search/search';
import { productPath } from '@subah/rules/catalog/catalogs';
import { plainWords } from '@subah/rules/search/plain-words';
import { type CardRow, toCard } from '../catalog/index.ts';
import { findMatchingCards, type SearchDeps } from './search-products.ts';

const MAX_PLACES = 4;
const MAX_PLACES_OF_KIND = 2;
const MAX_SUGGESTIONS = 9;

/** Categories, brands, doctors and pages of that name, then the products that a search would find. */
export async function suggest(deps: SearchDeps, typed: string): Promise<Suggestion[]> {
  if (plainWords(typed) === '') return [];
  const places = (await deps.places())
    .find(typed, MAX_PLACES_OF_KIND)
    .flatMap((group) => group.places)
    .slice(0, MAX_PLACES)
    .map((place): Suggestion => ({ ...place, product: null }));
  const { best, related } = await findMatchingCards(deps, typed, MAX_SUGGESTIONS * 3);
  const products = firstPacks([...best, ...related])
    .slice(0, MAX_SUGGESTIONS - places.length)
    .map(
      (row): Suggestion => ({
        text: row.name,
        kind: 'product',
        id: row.id,
        path: productPath(row.catalog, row.id),
        product: toCard(row),
      }),
    );
  return [...places, ...products];
}

/** Two packs of one product are one suggestion; the same name of two brands is two. */
function firstPacks(rows: CardRow[]): CardRow[] {
  const seen = new Set<string>();
  return rows.filter(({ name, brand }) => {
    const key = `${name}\n${brand}`;
    return !seen.has(key) && seen.add(key);
  });
}
