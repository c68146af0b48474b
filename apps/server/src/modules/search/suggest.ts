import type { Suggestion } from '@subah/contract/search/search';
import { categoryPath, productPath } from '@subah/rules/catalog/catalogs';
import { plainWords } from '@subah/rules/search/plain-words';
import { findCategoriesByWord } from '../catalog/index.ts';
import { matchesOf, type SearchDeps } from './search-products.ts';

const MOST_CATEGORIES = 3;
const MOST = 8;

/** Shelves with a word that begins with what was typed so far, then products as the search would find them. */
export async function suggest(deps: SearchDeps, typed: string): Promise<Suggestion[]> {
  const beginning = plainWords(typed);
  if (beginning === '') return [];
  const categories = await findCategoriesByWord(deps.reads, beginning, MOST_CATEGORIES);
  const shelves = categories.map(({ id, catalog, name }) => ({
    text: name,
    kind: 'category' as const,
    path: categoryPath(catalog, id),
  }));
  const products = (await matchesOf(deps, typed, MOST * 3)).map((row) => ({
    text: row.name,
    kind: 'product' as const,
    path: productPath(row.catalog, row.id),
  }));
  // The same name in two packs is one suggestion.
  const different = new Map<string, Suggestion>();
  for (const suggestion of [...shelves, ...products])
    if (!different.has(suggestion.text)) different.set(suggestion.text, suggestion);
  return [...different.values()].slice(0, MOST);
}
