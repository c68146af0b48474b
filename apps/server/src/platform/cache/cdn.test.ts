import http from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createCdnPurger } from './cdn.ts';
import { createResponseCache } from './response-cache.ts';
import { sendCached } from './send-cached-response.ts';

const received: { headers: http.IncomingHttpHeaders; body: string }[] = [];
let failures = 0;
let cdn: http.Server;
let purgeUrl: string;

beforeAll(async () => {
  cdn = http.createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      response.statusCode = failures-- > 0 ? 500 : 200;
      if (response.statusCode === 200) received.push({ headers: request.headers, body });
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => cdn.listen(0, '127.0.0.1', resolve));
  purgeUrl = `http://127.0.0.1:${(cdn.address() as AddressInfo).port}/purge`;
});
afterAll(() => {
  cdn.close();
});

test('sends one purge for the changes of a moment, again after a failure, and logs when it gives up', async () => {
  const log = { error: vi.fn() };
  const purger = createCdnPurger({ purgeUrl, token: 'a token of the CDN', log, retryMs: 1 });
  failures = 2;
  for (const tag of ['catalog', 'shop', 'catalog'] as const) purger.purge(tag);
  await purger.stop();
  expect(received).toHaveLength(1);
  expect(received[0]?.headers).toMatchObject({
    'surrogate-key': 'catalog shop',
    'fastly-key': 'a token of the CDN',
    authorization: 'Bearer a token of the CDN',
  });
  expect(JSON.parse(received[0]?.body ?? '')).toEqual({ tags: ['catalog', 'shop'] });

  purger.purgeAll();
  await purger.stop();
  expect(JSON.parse(received[1]?.body ?? '').tags).toContain('reviews');
  expect(log.error).not.toHaveBeenCalled();
  failures = 10;
  purger.purge('reviews');
  await purger.stop();
  expect(log.error).toHaveBeenCalledTimes(1);
  expect(received).toHaveLength(2);
});

test('names tags and products for the CDN only where it can be told of changes, and never on errors', async () => {
  const id = '0199a3c4-0000-7000-8000-000000000001';
  const headersOf = async (isBehindCdn: boolean, status: number) => {
    const app = fastify();
    const cache = createResponseCache({ isBehindCdn });
    app.get('/*', (request, reply) =>
      sendCached(request, reply, { cache, key: request.url, tags: ['catalog', 'shop'] }, async () => ({
        status,
        headers: { 'cache-control': 'public, max-age=0, must-revalidate' },
        body: 'a page',
      })),
    );
    const { headers } = await app.inject(`/Grocery/product/${id}?from=${id}`);
    await app.close();
    return headers;
  };
  expect(await headersOf(true, 200)).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate',
    'surrogate-key': `catalog shop item-${id}`,
    'cache-tag': `catalog,shop,item-${id}`,
    'surrogate-control': 'max-age=300, stale-while-revalidate=30, stale-if-error=3600',
    'cdn-cache-control': 'public, max-age=300, stale-while-revalidate=30, stale-if-error=3600',
  });
  for (const [isBehindCdn, status] of [
    [false, 200],
    [true, 503],
  ] as const) {
    const headers = await headersOf(isBehindCdn, status);
    expect(Object.keys(headers).filter((name) => /surrogate|cdn|tag$/.test(name) && name !== 'etag')).toEqual([]);
  }
});
