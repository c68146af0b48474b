import type { CardProduct } from '../../../shared/catalog/card-product.ts';

export type ProductPage = { data: readonly CardProduct[]; nextCursor: string | null };

/** A product that moved between two pages is shown once. */
export function joinPages(shown: ProductPage, next: ProductPage): ProductPage {
  const shownIds = new Set(shown.data.map((product) => product._id));
  return {
    data: [...shown.data, ...next.data.filter((product) => !shownIds.has(product._id))],
    nextCursor: next.nextCursor,
  };
}

const MAX_CACHED = 20;
const cache = new Map<string, ProductPage>();

/** Keeps loaded pages per history historyKey, for going back. */
export function cachePage(historyKey: string, page: ProductPage): void {
  cache.delete(historyKey);
  cache.set(historyKey, page);
  const [oldest] = cache.keys();
  if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest);
}

export const cachedPage = (historyKey: string): ProductPage | undefined => cache.get(historyKey);
