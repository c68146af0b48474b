import type { ProductCard } from '@subah/contract/catalog/catalog';
import type { SearchAnswer, SearchFilters } from '@subah/contract/search/search';
import { catalogRefusals } from '@subah/messages/api/catalog';
import type { SearchSort } from '@subah/rules/search/sort-orders';
import { page, readNumberCursor } from '../../platform/database/cursor.ts';
import type { Db } from '../../platform/database/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import {
  addPacks,
  type CardRow,
  type FullMatchInput,
  findCards,
  findFullMatches,
  findFullMatchFacts,
  firstPacks,
  groupKey,
  type MatchFacts,
  toCard,
} from '../catalog/index.ts';
import { countFacets, filterRows, sortRows } from './filter-results.ts';
import { findMatches, type Matches } from './matches/find-matches.ts';
import { parseQuery } from './query/parse-query.ts';
import { recordSearchMiss } from './record-search-miss.ts';
import type { SearchPlaces } from './search-places.ts';
import { liftBought, type PurchasesBySearch } from './search-purchases.ts';
import type { Lexicon } from './words/lexicon.ts';
import type { Stems } from './words/read-vocabulary.ts';
import type { Vocabulary } from './words/vocabulary.ts';

export type SearchDeps = {
  /** For writing search misses. */
  db: Db;
  /** For all reads; may be a replica. */
  reads: Db;
  lexicon: () => Promise<Lexicon>;
  vocabulary: () => Promise<Vocabulary>;
  stems: Stems;
  places: () => Promise<SearchPlaces>;
  purchases: () => Promise<PurchasesBySearch>;
};

type SearchInput = SearchFilters & {
  limit: number;
  cursor?: string | undefined;
  sort: SearchSort;
  facets: boolean;
  grouped: boolean;
};

/** Products that can be filtered, sorted and paged through. */
const MAX_MATCHES = 5000;
const MAX_PLACES = 4;

/** Groups by catalog, in the order of their best product. */
export async function searchProducts(deps: SearchDeps, query: string, input: SearchInput): Promise<SearchAnswer> {
  const { limit, sort, facets, grouped } = input;
  const after = readNumberCursor(input.cursor);
  // A plain first page needs no more than its own products.
  const isPlain = !after && !facets && !grouped && sort === 'relevance' && !hasFilters(input);
  const matches: Matches<MatchFacts> = isPlain
    ? await findMatchingCards(deps, query, limit + 1)
    : await findMatching(deps, query, { findFullMatches: findFullMatchFacts, limit: MAX_MATCHES });
  const places = after ? [] : (await deps.places()).find(query, MAX_PLACES);
  // Nothing is sold that a search for a page asks for: "address change" is no charger.
  const isOnlyPage = matches.best.length === 0 && places.some(({ kind }) => kind === 'page');
  const found = isOnlyPage ? [] : [...matches.best, ...matches.related];
  if (found.length === 0) {
    if (places.length === 0) await recordSearchMiss(deps.db, query, 'noResult');
    throw new Problem('NOT_FOUND', catalogRefusals.nothingFound, { body: { ...NOTHING, places }, details: { places } });
  }
  if (matches.best.length === 0 && !after) await recordSearchMiss(deps.db, query, 'weak');
  const best = sortRows(filterRows(matches.best, input), sort);
  const all = [...best, ...sortRows(filterRows(matches.related, input), sort)];
  const rows = grouped ? firstPacks(all, groupKey) : all;
  const bestIds = new Set(best.map(({ id }) => id));
  const start = after ? placeAfter(rows, after) : 0;
  const shown = page(rows.slice(start, start + limit + 1), limit, ({ id }) => ({ value: start + limit, id }));
  const cards = (await readCards(deps.reads, shown.rows)).map((card, index) => ({
    ...card,
    rank: start + index + 1,
    isRelated: !bestIds.has(card._id),
  }));
  return {
    results: Array.from(
      Map.groupBy(cards, (product) => product.product_type),
      ([source, products]) => ({ source, products }),
    ),
    total: rows.length,
    nextCursor: shown.nextCursor,
    facets: facets ? countFacets(found, input, (row) => (grouped && groupKey(row)) || row.id) : null,
    places,
  };
}

const NOTHING = { results: [], total: 0, nextCursor: null, facets: null };

const hasFilters = ({
  limit: _limit,
  cursor: _cursor,
  sort: _sort,
  facets: _facets,
  grouped: _grouped,
  ...filters
}: SearchInput) => Object.values(filters).some((value) => value !== undefined);

/** Behind the last product that was shown, or at its place if it is gone. */
function placeAfter(rows: MatchFacts[], { value, id }: { value: number; id: string }): number {
  const last = rows.findIndex((row) => row.id === id);
  return last < 0 ? value : last + 1;
}

const isCard = (row: MatchFacts | CardRow): row is CardRow => 'updatedAt' in row;

/** A plain search has read its cards already. */
const readCards = (db: Db, rows: MatchFacts[]): Promise<ProductCard[]> =>
  rows.every(isCard)
    ? addPacks(db, rows.map(toCard))
    : findCards(
        db,
        rows.map(({ id }) => id),
      );

export const findMatchingCards = async (deps: SearchDeps, query: string, limit: number): Promise<Matches<CardRow>> =>
  findMatching(deps, query, { findFullMatches, limit });

type MatchingOptions<Row> = { findFullMatches: (db: Db, input: FullMatchInput) => Promise<Row[]>; limit: number };

async function findMatching<Row extends MatchFacts>(
  { reads, lexicon, vocabulary, stems, purchases }: SearchDeps,
  query: string,
  options: MatchingOptions<Row>,
): Promise<Matches<Row>> {
  const parsed = await parseQuery(query, { lexicon: await lexicon(), vocabulary: await vocabulary(), stems });
  const bought = (await purchases())(query);
  const { best, related } = await findMatches(reads, parsed, { ...options, oftenBought: [...(bought?.keys() ?? [])] });
  return { best: bought ? liftBought(best, bought) : best, related };
}
