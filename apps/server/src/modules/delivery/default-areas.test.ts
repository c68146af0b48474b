import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenShop, openShop } from '../../../test/open-shop.ts';
import { DEFAULT_AREAS, ensureAreas } from './default-areas.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('gives a new shop the documented areas once, also when two servers start', async () => {
  await Promise.all([ensureAreas(shop.deps.db), ensureAreas(shop.deps.db)]);
  await ensureAreas(shop.deps.db);
  shop.cache.invalidateAll();
  const { body } = await shop.get('/api/areas');
  expect(body.nextCursor).toBeNull();
  expect(body.data.map(({ name }: { name: string }) => name)).toEqual(DEFAULT_AREAS.map(({ name }) => name));
  const mandideep = await shop.get('/api/addresses/serviceability?pincode=462046');
  expect(mandideep.body.data.isServiceable).toBe(true);
});
