import type { ProductCard } from '@subah/contract/catalog/catalog';

export type ProductPage = { data: readonly ProductCard[]; nextCursor: string | null };

/** A product that moved between two pages is shown once. */
export function joinPages(shown: ProductPage, next: ProductPage): ProductPage {
  const known = new Set(shown.data.map((product) => product._id));
  return {
    data: [...shown.data, ...next.data.filter((product) => !known.has(product._id))],
    nextCursor: next.nextCursor,
  };
}

const REMEMBERED = 20;
const remembered = new Map<string, ProductPage>();

/** Keeps loaded pages per history entry, for going back. */
export function cachePage(entry: string, page: ProductPage): void {
  remembered.delete(entry);
  remembered.set(entry, page);
  const [oldest] = remembered.keys();
  if (remembered.size > REMEMBERED && oldest !== undefined) remembered.delete(oldest);
}

export const cachedPage = (entry: string): ProductPage | undefined => remembered.get(entry);
