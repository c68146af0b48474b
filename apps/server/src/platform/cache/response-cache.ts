import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { CACHE_TAGS, type CacheTag } from '@subah/contract/endpoint';
import { LRUCache } from 'lru-cache';
import { isDatabaseUnavailable } from '../database/database.ts';
import { Problem } from '../http/problem.ts';

export type PlainResponse = { status: number; headers: Record<string, string>; body: Buffer | string };

/** A response ready to send. Each compressed form is made on the first request for it. */
export type CachedResponse = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  etag: string;
  compressed: { br?: Buffer | Promise<Buffer>; gzip?: Buffer | Promise<Buffer> };
};

type Entry = {
  response: CachedResponse;
  tags: readonly CacheTag[];
  createdAt: number;
  /** Changes may have been missed since. It is sent only if a new response cannot be produced. */
  isSuspect?: boolean;
};

/** For what changes unannounced, such as "Only 4 left" and the time of the next delivery. */
const FRESH_MS = 10_000;
/** Between `FRESH_MS` and this age a stale response is sent while one request refreshes it. */
const STALE_MS = 30_000;
/**
 * Further stale responses are refreshed by a later request. Hundreds that become stale in the same second would otherwise
 * occupy the event loop and all connections at once, and requests for other data would wait behind them.
 */
const MAX_BACKGROUND_REFRESHES = 4;
/** While the database is away, older responses are not sent any more. */
const MAX_STALE_MS = 3_600_000;
/** How long a request waits for a new response before it gets the stale one, if that is recent or the database is away. */
const FALLBACK_AFTER_MS = 1000;
const RECENT_MS = 300_000;
const MAX_BYTES = 32 * 1024 * 1024;
const ENTRY_OVERHEAD_BYTES = 500;
/** Of the keys that were asked for once. They are addresses that visitors choose, up to 16 KB long. */
const MAX_REMEMBERED_BYTES = 1024 * 1024;
const REMEMBERED_KEY_OVERHEAD_BYTES = 100;

export type ResponseCache = ReturnType<typeof createResponseCache>;

export type CacheRequest = {
  key: string;
  tags: readonly CacheTag[];
  /**
   * Stored from the second request on. Most searches are asked for once: stored, they would fill the cache and drive out what is
   * asked for again.
   */
  onlyRepeated?: boolean | undefined;
};

/** Caches public responses (stale-while-revalidate). Entries are invalidated by tag when their data changes. */
export function createResponseCache({ now = Date.now, maxBytes = MAX_BYTES, isBehindCdn = false } = {}) {
  const entries = new LRUCache<string, Entry>({ maxSize: maxBytes, sizeCalculation: sizeOf });
  const keysRequestedOnce = new LRUCache<string, true>({
    maxSize: MAX_REMEMBERED_BYTES,
    sizeCalculation: (_, key) => key.length + REMEMBERED_KEY_OVERHEAD_BYTES,
  });
  const inProgress = new Map<string, Promise<CachedResponse>>();
  const invalidations = new Map<CacheTag, number>();
  let backgroundRefreshes = 0;
  let invalidationCount = 0;
  let isConnected = true;
  const results = { fresh: 0, stale: 0, missing: 0 };

  const isRepeated = (key: string): boolean => {
    if (entries.has(key) || keysRequestedOnce.has(key)) return true;
    keysRequestedOnce.set(key, true);
    return false;
  };

  const refresh = (
    { key, tags, onlyRepeated }: CacheRequest,
    produce: () => Promise<PlainResponse>,
  ): Promise<CachedResponse> => {
    const running = inProgress.get(key);
    if (running) return running;
    const isStored = !onlyRepeated || isRepeated(key);
    const countAtStart = invalidationCount;
    const promise = produce()
      .then((plain) => {
        const response = prepare(plain, entries.peek(key)?.response);
        // The data may have been read before an invalidation that happened meanwhile.
        const isOutdated = tags.some((tag) => (invalidations.get(tag) ?? 0) > countAtStart);
        if (isStored && plain.status === 200 && !isOutdated) entries.set(key, { response, tags, createdAt: now() });
        return response;
      })
      .finally(() => {
        if (inProgress.get(key) === promise) inProgress.delete(key);
      });
    inProgress.set(key, promise);
    return promise;
  };

  const refreshInBackground = (...[request, produce]: Parameters<typeof refresh>): void => {
    if (inProgress.has(request.key) || backgroundRefreshes >= MAX_BACKGROUND_REFRESHES) return;
    backgroundRefreshes++;
    refresh(request, produce)
      .catch(() => {})
      .finally(() => {
        backgroundRefreshes--;
      });
  };

  const isFresh = ({ createdAt, isSuspect }: Entry): boolean =>
    isConnected && !isSuspect && now() - createdAt < FRESH_MS;

  const invalidate = (tag: CacheTag): void => {
    invalidations.set(tag, ++invalidationCount);
    for (const [key, entry] of entries.entries()) if (entry.tags.includes(tag)) entries.delete(key);
    // New requests must not join one that started before the change.
    inProgress.clear();
  };

  /** Sends the stale response when there is no new one: the database is away, or does not answer. */
  const refreshOrFallBack = async (entry: Entry, refreshing: Promise<CachedResponse>): Promise<CachedResponse> => {
    const fresh = refreshing.then(
      (response) => (response.status >= 500 ? entry.response : response),
      (error: unknown) => {
        if (isUnavailable(error)) return entry.response;
        throw error;
      },
    );
    const isRecent = now() - entry.createdAt < RECENT_MS && !entry.isSuspect;
    if (isConnected && !isRecent) return fresh;
    fresh.catch(() => {});
    return Promise.race([fresh, wait(FALLBACK_AFTER_MS, entry.response, { ref: false })]);
  };

  return {
    /** Whether a CDN keeps responses too and is told of changes. */
    isBehindCdn,
    /** Synchronous, for the common case. */
    getFresh(key: string): CachedResponse | undefined {
      const entry = entries.get(key);
      if (!entry || !isFresh(entry)) return undefined;
      results.fresh++;
      return entry.response;
    },
    async get(request: CacheRequest, produce: () => Promise<PlainResponse>): Promise<CachedResponse> {
      const entry = entries.get(request.key);
      if (entry && isFresh(entry)) {
        results.fresh++;
        return entry.response;
      }
      if (entry) results.stale++;
      else results.missing++;
      const age = entry ? now() - entry.createdAt : Number.POSITIVE_INFINITY;
      if (!entry || age > MAX_STALE_MS) return refresh(request, produce);
      if (entry.isSuspect || !isConnected || age > STALE_MS) return refreshOrFallBack(entry, refresh(request, produce));
      refreshInBackground(request, produce);
      return entry.response;
    },
    storeCompressed(key: string, response: CachedResponse, encoding: 'br' | 'gzip', bytes: Buffer): void {
      response.compressed[encoding] = ownMemory(bytes);
      const entry = entries.peek(key);
      // lru-cache computes the size again only for a new value object.
      if (entry?.response === response) entries.set(key, { ...entry });
    },
    size: () => entries.calculatedSize,
    /** How many requests were answered how, since the start. */
    results: () => ({ ...results }),
    /** Changes with every invalidation of the tag, for other caches of the same data. */
    versionOf: (tag: CacheTag): number => invalidations.get(tag) ?? 0,
    invalidate,
    invalidateAll: (): void => CACHE_TAGS.forEach(invalidate),
    /** Changes are no longer announced. */
    disconnect(): void {
      isConnected = false;
    },
    /** Changes are announced again. What was stored before is checked before it is sent. */
    reconnect(): void {
      isConnected = true;
      for (const tag of CACHE_TAGS) invalidations.set(tag, ++invalidationCount);
      for (const entry of entries.values()) entry.isSuspect = true;
      inProgress.clear();
    },
  };
}

/** Not an error of the request, such as "not found". */
const isUnavailable = (error: unknown): boolean =>
  isDatabaseUnavailable(error) || (error instanceof Problem && error.status >= 500);

function sizeOf({ response: { body, compressed } }: Entry, key: string): number {
  const compressedBytes = [compressed.br, compressed.gzip].reduce(
    (sum, form) => sum + (Buffer.isBuffer(form) ? form.length : 0),
    0,
  );
  return body.length + compressedBytes + key.length + ENTRY_OVERHEAD_BYTES;
}

/** A copy outside Node's buffer pool, where a response of 1 KB would keep the 64 KB around it in memory. */
function ownMemory(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** Most refreshed responses are what they were; the compressed forms of the last one are kept then. */
function prepare(plain: PlainResponse, last: CachedResponse | undefined): CachedResponse {
  const body = typeof plain.body === 'string' ? Buffer.from(plain.body) : plain.body;
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  if (last?.etag === etag) return { ...plain, body: last.body, etag, compressed: last.compressed };
  return { ...plain, body: ownMemory(body), etag, compressed: {} };
}
