import type { SearchGroup } from '@subah/contract/search/search';
import { plainWords } from '@subah/rules/search/plain-words';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { type CardRow, toCard } from '../catalog/index.ts';
import { findMatches } from './find-matches.ts';
import { parseQuery } from './parse-query.ts';
import type { Stems } from './read-vocabulary.ts';
import { searchMisses } from './search.tables.ts';
import type { Synonyms } from './synonyms.ts';
import type { Vocabulary } from './vocabulary.ts';

export type SearchDeps = {
  /** For writing search misses. */
  db: Db;
  /** For all reads; may be a replica. */
  reads: Db;
  synonyms: () => Promise<Synonyms>;
  vocabulary: () => Promise<Vocabulary>;
  stems: Stems;
};

/** Groups by catalog, in the order of their best product. */
export async function searchProducts(deps: SearchDeps, query: string, limit: number): Promise<SearchGroup[]> {
  const rows = await findMatchingCards(deps, query, limit);
  if (rows.length === 0) {
    await recordMiss(deps.db, query);
    throw new Problem('NOT_FOUND', 'No products found.', { body: { results: [] } });
  }
  const found = rows.map((row, index) => ({ ...toCard(row), rank: index + 1 }));
  return Array.from(
    Map.groupBy(found, (product) => product.product_type),
    ([source, products]) => ({ source, products }),
  );
}

export async function findMatchingCards(
  { reads, synonyms, vocabulary, stems }: SearchDeps,
  query: string,
  limit: number,
): Promise<CardRow[]> {
  const parsed = await parseQuery(query, { synonyms: await synonyms(), vocabulary: await vocabulary(), stems });
  return findMatches(reads, parsed, limit);
}

const MAX_MISS_LENGTH = 120;
/** Bounds what one visitor with nonsense searches can store; more misses are not read by anyone. */
const MAX_NEW_MISSES_PER_HOUR = 300;

/** The console lists misses, so that synonyms can be added for them. */
async function recordMiss(db: Db, query: string): Promise<void> {
  if (plainWords(query) === '') return;
  // The lower case of some letters is longer.
  const miss = query.toLowerCase().replace(/\s+/g, ' ').trim().slice(0, MAX_MISS_LENGTH).toWellFormed();
  await db.execute(sql`insert into ${searchMisses} (query)
    select ${miss}
    where exists (select 1 from ${searchMisses} where query = ${miss})
      or (select count(*) from (select 1 from ${searchMisses} where last_at > now() - interval '1 hour'
        limit ${MAX_NEW_MISSES_PER_HOUR}) recent) < ${MAX_NEW_MISSES_PER_HOUR}
    on conflict (query) do update set times = ${searchMisses}.times + 1, last_at = now()`);
}
