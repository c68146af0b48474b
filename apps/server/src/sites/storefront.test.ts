import { existsSync } from 'node:fs';
import path from 'node:path';
import { toWireDeliverySettings } from '@subah/contract/delivery/delivery-settings';
import { milkPromise } from '@subah/messages/milk-promise';
import { categoryPath, productPath } from '@subah/rules/catalog/catalogs';
import { DEFAULT_DELIVERY_SETTINGS } from '@subah/rules/delivery/delivery-settings';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { aProduct, MILK } from '../../test/builders/index.ts';
import { type OpenShop, openShop, openStockedShop } from '../../test/open-shop.ts';
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
    for (const url of ['/contact', '/contact?fbclid=abc', '/contact?utm_source=whatsapp&gclid=1'])
      expect((await app.inject(url)).statusCode, url).toBe(200);
    for (const url of ['/', '/fruitsandvegetables', '/MedicineHealthcare']) {
      const page = await app.inject(url);
      expect([url, page.statusCode, page.headers['cache-control']]).toEqual([url, 503, 'no-store']);
    }
    await app.close();
  },
);

const PUBLIC_PAGES =
  '/ /fruitsandvegetables /Grocery /MilkProducts /MedicineHealthcare /labtests /doctor-appointment /storelocation /contact /membership /search /pricebelow /seasonal /superdeal /fruitoftheday /SuperDeals/recommended /leafy-veges /root-vegetables /fruit-vegetables'.split(
    ' ',
  );
/** The opening hours of a dairy are documented and no setting. */
const OPENING_HOURS = /Open Now 8AM – 11PM|Opens 8 AM|सुबह 8 से रात 11 बजे/g;
const DOCUMENTED = /(by|before) 11 ?PM|8–11|8 ?AM|above ₹199|रात 11 बजे|₹199 से ऊपर/;

/** The storefront in front of a shop, without its caches. */
async function openSite(shop: OpenShop) {
  const app = Fastify();
  app.all('/api/*', async (request, reply) => {
    const headers = { 'accept-language': request.headers['accept-language'] ?? 'en' };
    const response = await fetch(shop.address + request.url, { headers });
    return reply.code(response.status).send(await response.json());
  });
  const cache = createResponseCache();
  await serveStorefront(app, { settings: { publicUrl: 'http://127.0.0.1', razorpay: undefined }, cache });
  const read = async (url: string): Promise<string> => {
    shop.cache.invalidateAll();
    cache.invalidateAll();
    const { statusCode, payload } = await app.inject(url);
    expect([url, statusCode]).toEqual([url, 200]);
    return payload;
  };
  return { read, close: () => app.close() };
}

/** Names of the dairy and the laboratory in the data of the test shop. */
const PLACES_OF_DATA = /Subah Dairy|Station Road, Mandideep|subah\.example|\\"location\\",\\"Bhopal/g;

const inBothLanguages = (urls: string[]): string[] => urls.flatMap((url) => [url, url === '/' ? '/hi' : `/hi${url}`]);

test.skipIf(!isBuilt)(
  'pages and the manifest carry the name of the shop, and no town',
  async () => {
    const shop = await openStockedShop();
    const site = await openSite(shop);
    expect(await site.read('/contact')).toMatch(/<title>[^<]+ · Subah<\/title>/);
    const { accessToken: token } = await shop.signIn('admin');
    const facts = (await shop.get('/api/admin/settings', { token })).body.data;
    const changed = { ...facts, name: 'Asha Stores', legalName: 'Asha Trading', address: '4 Market Road, Sehore' };
    expect((await shop.send('PUT', '/api/admin/settings', { body: changed, token })).status).toBe(200);
    for (const url of inBothLanguages([...PUBLIC_PAGES, productPath('milk', MILK)])) {
      const page = await site.read(url);
      expect(/<title>([^<]*)<\/title>/.exec(page)?.[1], url).toContain('Asha Stores');
      const texts = page.replaceAll(PLACES_OF_DATA, '');
      expect(/.{30}(?:Subah\b|Mandideep|Bhopal|मंडीदीप|भोपाल).{30}/.exec(texts)?.[0], url).toBeUndefined();
    }
    for (const url of inBothLanguages(['/manifest.webmanifest']))
      expect(JSON.parse(await site.read(url)), url).toMatchObject({ name: 'Asha Stores', short_name: 'Asha Stores' });
    await site.close();
    await shop.close();
  },
  60_000,
);

test.skipIf(!isBuilt)('the home page names the areas of the shop', async () => {
  const shop = await openStockedShop();
  const site = await openSite(shop);
  const { accessToken: token } = await shop.signIn('admin');
  for (const { _id } of (await shop.get('/api/areas')).body.data)
    expect((await shop.send('DELETE', `/api/admin/areas/${_id}`, { token })).status).toBe(200);
  const described = async (url: string) => /name="description" content="([^"]*)"/.exec(await site.read(url))?.[1];
  const add = async (name: string, hindiName: string | null) => {
    const body = { name, hindiName, pincodes: ['466001'] };
    expect((await shop.post('/api/admin/areas', body, { token })).status).toBe(200);
  };
  expect(await described('/')).not.toContain('Delivery in');
  expect(await site.read('/')).not.toContain('areaServed');

  await add('Sehore', 'सीहोर');
  expect(await described('/')).toContain(' Delivery in Sehore. ');
  expect(await described('/hi')).toContain(' सीहोर में डिलीवरी। ');
  for (const name of ['Ashta', 'Ichhawar', 'Budhni']) await add(name, null);
  expect(await described('/')).toContain(' Delivery in Sehore, Ashta, Ichhawar and 1 more area. ');
  expect(await site.read('/hi')).toContain(
    '"areaServed":[{"@type":"Place","name":"सीहोर"},{"@type":"Place","name":"Ashta"}',
  );
  await site.close();
  await shop.close();
});

test.skipIf(!isBuilt)('the home page promotes milk only in a shop that has some', async () => {
  const grocer = await openShop();
  await aProduct(grocer, { catalog: 'grocery' });
  for (const [shop, isPromoted] of [
    [grocer, false],
    [await openStockedShop(), true],
  ] as const) {
    const site = await openSite(shop);
    for (const [url, title] of [
      ['/', milkPromise.title.en],
      ['/hi', milkPromise.title.hi],
    ] as const)
      expect((await site.read(url)).includes(title), url).toBe(isPromoted);
    await site.close();
    await shop.close();
  }
});

test.skipIf(!isBuilt)(
  'no page names the documented times and amounts once the settings have changed',
  async () => {
    const shop = await openStockedShop();
    const [dairy] = (await shop.get('/api/milk')).body.data;
    const [category] = (await shop.get('/api/grocery/categories')).body.data;
    const pages = [
      ...PUBLIC_PAGES,
      productPath('milk', MILK),
      categoryPath('milk', dairy._id),
      categoryPath('grocery', category._id),
    ];
    const site = await openSite(shop);
    const namedOn = async (urls: string[]) => {
      const named: string[] = [];
      for (const url of urls) {
        if (DOCUMENTED.test((await site.read(url)).replaceAll(OPENING_HOURS, ''))) named.push(url);
      }
      return named;
    };
    expect(await namedOn(['/MilkProducts', '/hi/superdeal'])).toEqual(['/MilkProducts', '/hi/superdeal']);
    const changed = {
      ...toWireDeliverySettings(DEFAULT_DELIVERY_SETTINGS),
      windows: [{ from: '06:00', until: '09:00', capacity: null }],
      cutOff: '20:00',
      expressFrom: '07:00',
      freeDeliveryAbove: 299,
    };
    const { accessToken: token } = await shop.signIn('admin');
    expect((await shop.send('PUT', '/api/admin/delivery-settings', { body: changed, token })).status).toBe(200);
    expect(await namedOn(inBothLanguages(pages))).toEqual([]);
    await site.close();
    await shop.close();
  },
  60_000,
);
