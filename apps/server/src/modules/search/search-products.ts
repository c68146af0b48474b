import type { SearchGroup } from '@subah/contract/search/search';
import { plainWords } from '@subah/rules/search/plain-words';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { type CardRow, toCard } from '../catalog/index.ts';
import { findMatches } from './find-matches.ts';
import type { Stems } from './read-vocabulary.ts';
import { searchMisses } from './search.tables.ts';
import type { SynonymBook } from './synonym-book.ts';
import { understandQuery } from './understand-query.ts';
import type { Vocabulary } from './vocabulary.ts';

export type SearchDeps = {
  /** Only what was not found is written here; everything is found in `reads`. */
  db: Db;
  reads: Db;
  synonyms: () => Promise<SynonymBook>;
  vocabulary: () => Promise<Vocabulary>;
  stems: Stems;
};

/** The groups stand in the order of their best product. */
export async function searchProducts(deps: SearchDeps, query: string, limit: number): Promise<SearchGroup[]> {
  const rows = await matchesOf(deps, query, limit);
  if (rows.length === 0) {
    await rememberMiss(deps.db, query);
    throw new Problem('NOT_FOUND', 'No products found.', { body: { results: [] } });
  }
  const found = rows.map((row, index) => ({ ...toCard(row), rank: index + 1 }));
  return Array.from(
    Map.groupBy(found, (product) => product.product_type),
    ([source, products]) => ({ source, products }),
  );
}

export async function matchesOf(
  { reads, synonyms, vocabulary, stems }: SearchDeps,
  query: string,
  limit: number,
): Promise<CardRow[]> {
  const language = { book: await synonyms(), vocabulary: await vocabulary(), stems };
  const understood = await understandQuery(query, language);
  return findMatches(reads, understood, limit);
}

/** For the shopkeeper, who can teach the shop a word from it. */
async function rememberMiss(db: Db, query: string): Promise<void> {
  if (plainWords(query) === '') return;
  await db
    .insert(searchMisses)
    .values({ query: query.toLowerCase().replace(/\s+/g, ' ').trim() })
    .onConflictDoUpdate({
      target: searchMisses.query,
      set: { times: sql`${searchMisses.times} + 1`, lastAt: sql`now()` },
    });
}
