import { LRUCache } from 'lru-cache';

const FRESH_MS = 5000;

type Options = { now?: (() => number) | undefined; version?: () => number; freshMs?: number };

/**
 * Caches one value. A stale value is returned at once and read again in the background; it also stays when that fails. Only
 * the first call waits, and the first after a change of `version`. `read` gets the stale value and may return it when it is
 * still valid.
 */
export function staleWhileRevalidate<Value extends object>(
  read: (stale: Value | undefined) => Promise<Value>,
  { now, version = () => 0, freshMs = FRESH_MS }: Options = {},
): () => Promise<Value> {
  const cache = new LRUCache<'value', Value>({
    max: 1,
    ttl: freshMs,
    ttlResolution: 0,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: (_key, stale) => read(stale),
    ...(now && { perf: { now } }),
  });
  let versionRead = version();
  let rereading: Promise<Value> | undefined;
  const reread = async (): Promise<Value> => {
    try {
      return await cache.forceFetch('value', { forceRefresh: true, allowStale: false });
    } catch {
      return await cache.forceFetch('value');
    } finally {
      rereading = undefined;
    }
  };
  return () => {
    const current = version();
    if (current !== versionRead) {
      versionRead = current;
      rereading = reread();
    }
    return rereading ?? cache.forceFetch('value');
  };
}
