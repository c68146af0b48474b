import type { ProductCard } from '@subah/contract/catalog/catalog';

/** What every paged list of products answers: some, and where the rest begins. */
export type ProductPage = { data: readonly ProductCard[]; nextCursor: string | null };

/** A product that has moved between two pages is shown once, where it stood first. */
export function joinPages(shown: ProductPage, next: ProductPage): ProductPage {
  const known = new Set(shown.data.map((product) => product._id));
  return {
    data: [...shown.data, ...next.data.filter((product) => !known.has(product._id))],
    nextCursor: next.nextCursor,
  };
}

const REMEMBERED = 20;
const remembered = new Map<string, ProductPage>();

/** Keeps a grown list for an entry of the browser's history: whoever comes back finds it as long as it was. */
export function cachePage(entry: string, page: ProductPage): void {
  remembered.delete(entry);
  remembered.set(entry, page);
  const [oldest] = remembered.keys();
  if (remembered.size > REMEMBERED && oldest !== undefined) remembered.delete(oldest);
}

export const cachedPage = (entry: string): ProductPage | undefined => remembered.get(entry);
