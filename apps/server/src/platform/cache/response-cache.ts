import { createHash } from 'node:crypto';
import { CACHE_TAGS, type CacheTag } from '@subah/contract/endpoint';
import { LRUCache } from 'lru-cache';

export type PlainResponse = { status: number; headers: Record<string, string>; body: Buffer | string };

/** A response ready to send. Each compressed form is made on the first request for it. */
export type CachedResponse = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  etag: string;
  compressed: { br?: Buffer | Promise<Buffer>; gzip?: Buffer | Promise<Buffer> };
};

type Entry = { response: CachedResponse; tags: readonly CacheTag[]; createdAt: number };

const FRESH_MS = 1000;
/** Between `FRESH_MS` and this age a stale response is sent while one request refreshes it. */
const STALE_MS = 30_000;
const MAX_BYTES = 64 * 1024 * 1024;
const ENTRY_OVERHEAD_BYTES = 500;

export type ResponseCache = ReturnType<typeof createResponseCache>;

/** Caches public responses (stale-while-revalidate). Entries are invalidated by tag when their data changes. */
export function createResponseCache({ now = Date.now, maxBytes = MAX_BYTES } = {}) {
  const entries = new LRUCache<string, Entry>({ maxSize: maxBytes, sizeCalculation: sizeOf });
  const inProgress = new Map<string, Promise<CachedResponse>>();
  const invalidations = new Map<CacheTag, number>();
  let invalidationCount = 0;

  const refresh = (
    key: string,
    tags: readonly CacheTag[],
    produce: () => Promise<PlainResponse>,
  ): Promise<CachedResponse> => {
    const running = inProgress.get(key);
    if (running) return running;
    const countAtStart = invalidationCount;
    const promise = produce()
      .then((plain) => {
        const response = prepare(plain);
        // The data may have been read before an invalidation that happened meanwhile.
        const isOutdated = tags.some((tag) => (invalidations.get(tag) ?? 0) > countAtStart);
        if (plain.status === 200 && !isOutdated) entries.set(key, { response, tags, createdAt: now() });
        return response;
      })
      .finally(() => {
        if (inProgress.get(key) === promise) inProgress.delete(key);
      });
    inProgress.set(key, promise);
    return promise;
  };

  const invalidate = (tag: CacheTag): void => {
    invalidations.set(tag, ++invalidationCount);
    for (const [key, entry] of entries.entries()) if (entry.tags.includes(tag)) entries.delete(key);
    // New requests must not join one that started before the change.
    inProgress.clear();
  };

  return {
    /** Synchronous, for the common case. */
    getFresh(key: string): CachedResponse | undefined {
      const entry = entries.get(key);
      return entry && now() - entry.createdAt < FRESH_MS ? entry.response : undefined;
    },
    async get(key: string, tags: readonly CacheTag[], produce: () => Promise<PlainResponse>): Promise<CachedResponse> {
      const entry = entries.get(key);
      const age = entry ? now() - entry.createdAt : Number.POSITIVE_INFINITY;
      if (entry && age < FRESH_MS) return entry.response;
      const refreshing = refresh(key, tags, produce);
      if (!entry || age > STALE_MS) return refreshing;
      refreshing.catch(() => {});
      return entry.response;
    },
    storeCompressed(key: string, response: CachedResponse, encoding: 'br' | 'gzip', bytes: Buffer): void {
      response.compressed[encoding] = bytes;
      const entry = entries.peek(key);
      // lru-cache computes the size again only for a new value object.
      if (entry?.response === response) entries.set(key, { ...entry });
    },
    size: () => entries.calculatedSize,
    invalidate,
    invalidateAll: (): void => CACHE_TAGS.forEach(invalidate),
  };
}

function sizeOf({ response: { body, compressed } }: Entry, key: string): number {
  const compressedBytes = [compressed.br, compressed.gzip].reduce(
    (sum, form) => sum + (Buffer.isBuffer(form) ? form.length : 0),
    0,
  );
  return body.length + compressedBytes + key.length + ENTRY_OVERHEAD_BYTES;
}

function prepare(plain: PlainResponse): CachedResponse {
  const body = typeof plain.body === 'string' ? Buffer.from(plain.body) : plain.body;
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  return { ...plain, body, etag, compressed: {} };
}
