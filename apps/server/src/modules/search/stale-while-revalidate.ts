import { LRUCache } from 'lru-cache';

const FRESH_MS = 5000;

/**
 * Caches one value. A stale value is returned at once and read again in the background; it also stays when that fails. Only
 * the first call waits. `read` gets the stale value and may return it when it is still valid.
 */
export function staleWhileRevalidate<Value extends object>(
  read: (stale: Value | undefined) => Promise<Value>,
  now?: () => number,
): () => Promise<Value> {
  const cache = new LRUCache<'value', Value>({
    max: 1,
    ttl: FRESH_MS,
    ttlResolution: 0,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: (_key, stale) => read(stale),
    ...(now && { perf: { now } }),
  });
  return () => cache.forceFetch('value');
}
