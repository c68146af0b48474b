import type { Suggestion } from '@subah/contract/search/search';
import { categoryPath, productPath } from '@subah/rules/catalog/catalogs';
import { plainWords } from '@subah/rules/search/plain-words';
import { findCategoriesByWord } from '../catalog/index.ts';
import { findMatchingCards, type SearchDeps } from './search-products.ts';

const MAX_CATEGORIES = 3;
const MAX_SUGGESTIONS = 8;

/** Categories with a word that begins with the typed text, then the products that a search would find. */
export async function suggest(deps: SearchDeps, typed: string): Promise<Suggestion[]> {
  const beginning = plainWords(typed);
  if (beginning === '') return [];
  const categories = await findCategoriesByWord(deps.reads, beginning, MAX_CATEGORIES);
  const categorySuggestions = categories.map(({ id, catalog, name }) => ({
    text: name,
    hindiName: null,
    kind: 'category' as const,
    path: categoryPath(catalog, id),
  }));
  const productSuggestions = (await findMatchingCards(deps, typed, MAX_SUGGESTIONS * 3)).map((row) => ({
    text: row.name,
    hindiName: row.hindiName,
    kind: 'product' as const,
    path: productPath(row.catalog, row.id),
  }));
  // Two packs with the same name are one suggestion.
  const byText = new Map<string, Suggestion>();
  for (const suggestion of [...categorySuggestions, ...productSuggestions])
    if (!byText.has(suggestion.text)) byText.set(suggestion.text, suggestion);
  return [...byText.values()].slice(0, MAX_SUGGESTIONS);
}
