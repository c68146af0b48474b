import { fillDemoShop } from '@subah/demo-shop/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenShop, openShop } from '../test/open-shop.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('writes no demo data into a shop that has its owner and no products yet', async () => {
  await shop.accountOf('admin');
  expect(await fillDemoShop(shop.deps)).toEqual([]);
  const { rows } = await shop.database.db.execute(sql`select count(*)::int as products from products`);
  expect(rows).toEqual([{ products: 0 }]);
});
