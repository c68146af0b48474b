import { setTimeout as wait } from 'node:timers/promises';
import { CACHE_TAGS, type CacheTag } from '@subah/contract/endpoint';
import type { FastifyBaseLogger } from 'fastify';

/** How long a CDN may keep a response that it is told to drop when it changes. */
const KEEP_SECONDS = 300;
const STALE_IF_ERROR_SECONDS = 3600;
const CDN_CACHING = `max-age=${KEEP_SECONDS}, stale-while-revalidate=30, stale-if-error=${STALE_IF_ERROR_SECONDS}`;
const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/** Several changes of a moment are one call. */
const COLLECT_MS = 200;
const ATTEMPTS = 4;
const DEADLINE_MS = 5000;

/** `catalog`, and `item-<id>` for what the address names, so that one product can also be dropped by hand. */
const keysOf = (tags: readonly CacheTag[], url: string): string[] => [
  ...tags,
  ...[...new Set(url.match(UUID))].map((id) => `item-${id}`),
];

/** For the CDN only; browsers obey `cache-control`. Fastly and Varnish read the first two, Cloudflare the others. */
export function cdnHeaders(tags: readonly CacheTag[], url: string): Record<string, string> {
  const keys = keysOf(tags, url);
  return {
    'surrogate-control': CDN_CACHING,
    'surrogate-key': keys.join(' '),
    'cdn-cache-control': `public, ${CDN_CACHING}`,
    'cache-tag': keys.join(','),
  };
}

export type CdnSettings = { purgeUrl: string; token: string | undefined };
type Options = CdnSettings & { log: Pick<FastifyBaseLogger, 'error'>; retryMs?: number };

type CdnPurger = { purge: (tag: CacheTag) => void; purgeAll: () => void; stop: () => Promise<void> };

/** Tells the CDN to drop the responses with a tag. One request that Fastly, Cloudflare and a rule of Varnish understand. */
export function createCdnPurger({ purgeUrl, token, log, retryMs = 1000 }: Options): CdnPurger {
  let collected = new Set<CacheTag>();
  let sending: Promise<void> = Promise.resolve();

  const send = async (tags: CacheTag[]): Promise<void> => {
    for (let attempt = 1; ; attempt++) {
      try {
        const response = await fetch(purgeUrl, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'surrogate-key': tags.join(' '),
            ...(token ? { authorization: `Bearer ${token}`, 'fastly-key': token } : {}),
          },
          body: JSON.stringify({ tags }),
          signal: AbortSignal.timeout(DEADLINE_MS),
        });
        await response.arrayBuffer();
        if (response.ok) return;
        throw new Error(`status ${response.status}`);
      } catch (error) {
        if (attempt < ATTEMPTS) await wait(retryMs * attempt);
        else
          return log.error({ tags, reason: String(error) }, 'CDN purge failed; old pages are shown for five minutes');
      }
    }
  };
  const purge = (tag: CacheTag): void => {
    collected.add(tag);
    if (collected.size > 1) return;
    sending = Promise.all([sending, wait(COLLECT_MS)]).then(() => {
      const tags = [...collected];
      collected = new Set();
      return send(tags);
    });
  };
  return {
    purge,
    purgeAll: () => {
      for (const tag of CACHE_TAGS) purge(tag);
    },
    stop: () => sending,
  };
}
