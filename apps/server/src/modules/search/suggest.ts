import type { Suggestion } from '@subah/contract/search';
import { type Catalogue, catalogueFacts, productPath } from '@subah/rules/catalog/catalogues';
import { plainWords } from '@subah/rules/search/plain-words';
import { sql } from 'drizzle-orm';
import { matchesOf, type SearchDeps } from './search-products.ts';

const MOST_CATEGORIES = 3;
const MOST = 8;

/** Shelves whose name begins with what was typed so far, then products as the search would find them. */
export async function suggest(deps: SearchDeps, typed: string): Promise<Suggestion[]> {
  const beginning = plainWords(typed);
  if (beginning === '') return [];
  const { rows } = await deps.db.execute(sql`select id, catalogue, name from categories
    where hidden_at is null and search_plain(name) like ${`%${beginning}%`}
    order by position(${beginning} in search_plain(name)), rank limit ${MOST_CATEGORIES}`);
  const shelves = (rows as { id: string; catalogue: Catalogue; name: string }[]).map(({ id, catalogue, name }) => ({
    text: name,
    kind: 'category' as const,
    path: categoryPath(catalogue, id),
  }));
  const products = (await matchesOf(deps, typed, MOST)).map((row) => ({
    text: row.name,
    kind: 'product' as const,
    path: productPath(row.catalogue, row.id),
  }));
  return [...shelves, ...products].slice(0, MOST);
}

function categoryPath(catalogue: Catalogue, id: string): string {
  const { homePath } = catalogueFacts[catalogue];
  if (catalogue === 'milk') return `${homePath}/${id}`;
  if (catalogue === 'labtest') return `/labtests/${id}`;
  if (catalogue === 'medicine') return `${homePath}/medicines/${id}/products`;
  return `${homePath}/${id}/products`;
}
