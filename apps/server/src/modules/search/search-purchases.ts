import { plainWords } from '@subah/rules/search/plain-words';
import { desc, gte, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/database/database.ts';
import { countAttempt } from '../../platform/http/rate-limit.ts';
import type { MatchFacts } from '../catalog/index.ts';
import { searchPurchases } from './search.tables.ts';
import { staleWhileRevalidate } from './stale-while-revalidate.ts';

const MAX_QUERY_LENGTH = 120;
const FRESH_MS = 5 * 60 * 1000;
/** Fewer purchases may be chance, or one customer. */
const MIN_TIMES = 3;
/** The most frequent pairs of query and product; the cache holds about 100 bytes of each. */
const MAX_CACHED = 20_000;

type ProductId = string;
/** How often each product was bought after a search. */
type Purchases = ReadonlyMap<ProductId, number>;
export type PurchasesBySearch = (query: string) => Purchases | undefined;

type FoundProduct = { query: string; productId: string };
type ReportInput = { userId: string; orderId: string; found: FoundProduct[] };
type ReportDeps = Pick<Deps, 'db' | 'clock'> & {
  /** Products of a recent order of this customer. */
  findOrderedProducts: (db: Db, order: { userId: string; orderId: string }) => Promise<string[]>;
};

/** Counts each product of the order once. A second report of the same order is refused. */
export async function recordSearchPurchases(deps: ReportDeps, { userId, orderId, found }: ReportInput): Promise<void> {
  const ordered = new Set(await deps.findOrderedProducts(deps.db, { userId, orderId }));
  const byProduct = new Map(
    found
      .filter(({ productId }) => ordered.has(productId))
      .map(({ query, productId }) => [productId, plainWords(query).slice(0, MAX_QUERY_LENGTH)] as const)
      .filter(([, query]) => query !== ''),
  );
  if (byProduct.size === 0) return;
  await countAttempt(deps.db, oncePerOrder(orderId), deps.clock());
  await deps.db
    .insert(searchPurchases)
    .values([...byProduct].map(([productId, query]) => ({ query, productId })))
    .onConflictDoUpdate({
      target: [searchPurchases.query, searchPurchases.productId],
      set: { times: sql`${searchPurchases.times} + 1`, lastAt: sql`now()` },
    });
}

const DAY_SECONDS = 24 * 60 * 60;
const oncePerOrder = (orderId: string) => ({
  key: `search-purchases:${orderId}`,
  free: 1,
  firstWaitSeconds: DAY_SECONDS,
  maxWaitSeconds: DAY_SECONDS,
  resetSeconds: DAY_SECONDS,
});

export function openSearchPurchases(db: Db): () => Promise<PurchasesBySearch> {
  return staleWhileRevalidate(
    async () => {
      const rows = await db
        .select({ query: searchPurchases.query, productId: searchPurchases.productId, times: searchPurchases.times })
        .from(searchPurchases)
        .where(gte(searchPurchases.times, MIN_TIMES))
        .orderBy(desc(searchPurchases.times))
        .limit(MAX_CACHED);
      const bySearch = new Map<string, Map<ProductId, number>>();
      for (const { query, productId, times } of rows) {
        const products = bySearch.get(query) ?? new Map<ProductId, number>();
        bySearch.set(query, products.set(productId, times));
      }
      return (query: string) => bySearch.get(plainWords(query));
    },
    { freshMs: FRESH_MS },
  );
}

/** What is bought after this search comes first, most often first; the others keep their order. */
export function liftBought<Row extends MatchFacts>(rows: Row[], purchases: Purchases): Row[] {
  const timesOf = (row: Row) => (row.stock > 0 && row.isAvailable ? (purchases.get(row.id) ?? 0) : 0);
  return rows.toSorted((a, b) => timesOf(b) - timesOf(a));
}
