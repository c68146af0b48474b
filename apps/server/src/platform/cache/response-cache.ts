import { createHash } from 'node:crypto';
import { CACHE_TAGS, type CacheTag } from '@subah/contract/endpoint';
import { LRUCache } from 'lru-cache';

/** An answer with nothing left to do but send it. Each compressed form is made when it is first asked for, and kept. */
export type Finished = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  etag: string;
  compressed: { br?: Buffer | Promise<Buffer>; gzip?: Buffer | Promise<Buffer> };
};

type Entry = { finished: Finished; tags: readonly CacheTag[]; madeAt: number };
export type Made = { status: number; headers: Record<string, string>; body: Buffer | string };

const FRESH_MS = 1000;
/** Older bytes are still sent while one request makes new ones; past this age even the first asker waits. */
const STALE_MS = 30_000;
const LARGEST_BYTES = 64 * 1024 * 1024;

export type ResponseCache = ReturnType<typeof createResponseCache>;

/**
 * Keeps finished bytes of public answers for a moment. One request at a time refreshes an entry, and a change of the
 * data drops every entry made from it at once.
 */
export function createResponseCache({ now = Date.now }: { now?: () => number } = {}) {
  const entries = new LRUCache<string, Entry>({
    maxSize: LARGEST_BYTES,
    sizeCalculation: (entry, key) => entry.finished.body.length + key.length + 500,
  });
  const making = new Map<string, Promise<Finished>>();
  const drops = new Map<CacheTag, number>();
  let dropCount = 0;

  const make = (key: string, tags: readonly CacheTag[], produce: () => Promise<Made>): Promise<Finished> => {
    const running = making.get(key);
    if (running) return running;
    const startedAt = dropCount;
    const promise = produce()
      .then((made) => {
        const finished = finish(made);
        // What was read before a change must not be kept after it.
        const isOutdated = tags.some((tag) => (drops.get(tag) ?? 0) > startedAt);
        if (made.status === 200 && !isOutdated) entries.set(key, { finished, tags, madeAt: now() });
        return finished;
      })
      .finally(() => {
        if (making.get(key) === promise) making.delete(key);
      });
    making.set(key, promise);
    return promise;
  };

  const drop = (tag: CacheTag): void => {
    drops.set(tag, ++dropCount);
    for (const [key, entry] of entries.entries()) if (entry.tags.includes(tag)) entries.delete(key);
    // Requests that come now must not join one that began before the change.
    making.clear();
  };

  return {
    /** Bytes that need no work at all: the common case, answered without waiting for anything. */
    fresh(key: string): Finished | undefined {
      const entry = entries.get(key);
      return entry && now() - entry.madeAt < FRESH_MS ? entry.finished : undefined;
    },
    async answer(key: string, tags: readonly CacheTag[], produce: () => Promise<Made>): Promise<Finished> {
      const entry = entries.get(key);
      const age = entry ? now() - entry.madeAt : Number.POSITIVE_INFINITY;
      if (entry && age < FRESH_MS) return entry.finished;
      const made = make(key, tags, produce);
      if (!entry || age > STALE_MS) return made;
      made.catch(() => {});
      return entry.finished;
    },
    drop,
    dropAll: (): void => CACHE_TAGS.forEach(drop),
  };
}

function finish(made: Made): Finished {
  const body = typeof made.body === 'string' ? Buffer.from(made.body) : made.body;
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  return { ...made, body, etag, compressed: {} };
}
