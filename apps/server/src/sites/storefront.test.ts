import { existsSync } from 'node:fs';
import path from 'node:path';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { createResponseCache } from '../platform/cache/response-cache.ts';
import { serveStorefront } from './storefront.ts';

const isBuilt = existsSync(path.resolve(import.meta.dirname, '../../../storefront/build/server/index.js'));

test.skipIf(!isBuilt)(
  'responses pages with 503 while no data can be loaded, and from the cache what is stored',
  async () => {
    let isAway = false;
    const app = Fastify();
    // The frame of a page has defaults for these.
    for (const call of ['shop', 'delivery-settings'])
      app.get(`/api/${call}`, async (_request, reply) => reply.code(404).send({ error: 'none', message: 'none' }));
    app.all('/api/*', async (_request, reply) =>
      isAway ? reply.code(503).send({ error: 'busy', message: 'busy', code: 'UNAVAILABLE' }) : { data: [] },
    );
    const cache = createResponseCache();
    await serveStorefront(app, { settings: { publicUrl: 'http://127.0.0.1', razorpay: undefined }, cache });
    const stored = await app.inject('/contact');
    expect([stored.statusCode, stored.headers['cache-control']]).toEqual([200, 'public, max-age=0, must-revalidate']);

    isAway = true;
    cache.disconnect();
    expect((await app.inject('/contact')).statusCode).toBe(200);
    for (const url of ['/', '/fruitsandvegetables', '/MedicineHealthcare']) {
      const page = await app.inject(url);
      expect([url, page.statusCode, page.headers['cache-control']]).toEqual([url, 503, 'no-store']);
    }
    await app.close();
  },
);
