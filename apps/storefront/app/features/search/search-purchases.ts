import { storedText } from '@subah/contract/client/stored-text';
import { useEffect } from 'react';
import { useApi } from '../../lib/api/use-api.ts';

const MAX_REMEMBERED = 50;
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

/** A product that was opened or added in the results of a search. */
type FoundProduct = { query: string; productId: string; at: number };

const stored = storedText('found-by-search');

export function rememberFound(productId: string, query: string): void {
  stored.set(JSON.stringify(addFound(readFound(), { query, productId, at: Date.now() })));
}

export const addFound = (list: FoundProduct[], found: FoundProduct): FoundProduct[] =>
  [found, ...list.filter(({ productId }) => productId !== found.productId)].slice(0, MAX_REMEMBERED);

const readFound = (): FoundProduct[] => parseFound(stored.get(), Date.now());

export function parseFound(text: string | null, now: number): FoundProduct[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(found) ? found.filter(isFoundProduct).filter(({ at }) => now - at < MAX_AGE_MS) : [];
  } catch {
    return [];
  }
}

const isFoundProduct = (value: Partial<FoundProduct> | null): value is FoundProduct =>
  typeof value?.query === 'string' && typeof value.productId === 'string' && typeof value.at === 'number';

/** Reports by which searches the products of a new order were found. The server counts only what is in the order. */
export function useSearchPurchases(orderId: string | null | undefined): void {
  const api = useApi();
  useEffect(() => {
    const found = readFound().map(({ query, productId }) => ({ query, productId }));
    if (!orderId || found.length === 0) return;
    stored.set(null);
    // A lost report only makes the ranking a little less precise.
    api('POST search-purchases', { body: { orderId, found } }).catch(() => {});
  }, [orderId, api]);
}
