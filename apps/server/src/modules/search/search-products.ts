import type { SearchGroup } from '@subah/contract/search/search';
import type { Db } from '../../platform/database/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { type CardRow, toCard } from '../catalog/index.ts';
import { findMatches } from './find-matches.ts';
import type { Lexicon } from './lexicon.ts';
import { parseQuery } from './parse-query.ts';
import type { Stems } from './read-vocabulary.ts';
import { recordSearchMiss } from './record-search-miss.ts';
import type { Vocabulary } from './vocabulary.ts';

export type SearchDeps = {
  /** For writing search misses. */
  db: Db;
  /** For all reads; may be a replica. */
  reads: Db;
  lexicon: () => Promise<Lexicon>;
  vocabulary: () => Promise<Vocabulary>;
  stems: Stems;
};

/** Groups by catalog, in the order of their best product. */
export async function searchProducts(deps: SearchDeps, query: string, limit: number): Promise<SearchGroup[]> {
  const rows = await findMatchingCards(deps, query, limit);
  if (rows.length === 0) {
    await recordSearchMiss(deps.db, query, 'noResult');
    throw new Problem('NOT_FOUND', 'No products found.', { body: { results: [] } });
  }
  const found = rows.map((row, index) => ({ ...toCard(row), rank: index + 1 }));
  return Array.from(
    Map.groupBy(found, (product) => product.product_type),
    ([source, products]) => ({ source, products }),
  );
}

export async function findMatchingCards(
  { reads, lexicon, vocabulary, stems }: SearchDeps,
  query: string,
  limit: number,
): Promise<CardRow[]> {
  const parsed = await parseQuery(query, { lexicon: await lexicon(), vocabulary: await vocabulary(), stems });
  const { best, related } = await findMatches(reads, parsed, limit);
  return [...best, ...related].slice(0, limit);
}
