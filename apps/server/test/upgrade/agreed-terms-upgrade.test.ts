import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashBasket } from '../../src/modules/checkout/checkout-input.ts';
import { openUpgradedShop } from './open-upgraded-shop.ts';

let shop: Awaited<ReturnType<typeof openUpgradedShop>>;
// Before orders had their terms, with a coupon on all its orders.
beforeAll(async () => {
  shop = await openUpgradedShop({
    template: 'shop_without_agreed_terms',
    firstMigration: '0080_agreed-terms-of-orders',
    prepare: `
      insert into coupons (id, code, kind, value, minimum_basket_paise, catalog)
      values ('00000000-0000-4000-8000-000000000080', 'OLDTERMS', 'flat', 1000, 10000, 'grocery');
      update orders set coupon_id = '00000000-0000-4000-8000-000000000080', coupon_code = 'OLDTERMS', created_at = now()`,
  });
});
afterAll(() => shop.close());

test('orders of earlier releases that can still change get the terms of the settings and of their coupon', async () => {
  const { rows } = await shop.database.pool.query(`
    select distinct status, small_cart_fee_paise as fee, coupon_catalog as catalog,
      coupon_minimum_paise = case when status = 'cancelled' then 0 else least(10000, groceries) end as "isAsAgreed"
    from orders o cross join lateral (select coalesce(sum(price_paise * quantity), 0) as groceries from order_lines l
      where l.order_id = o.id and l.rejected_at is null and l.catalog = 'grocery') as lines
    where status in ('OrderPlaced', 'cancelled') order by 1`);
  expect(rows).toEqual([
    { status: 'OrderPlaced', fee: 10_00, catalog: 'grocery', isAsAgreed: true },
    { status: 'cancelled', fee: 0, catalog: null, isAsAgreed: true },
  ]);
});

test('orders of the last days get the hash of their basket, as new orders have it', async () => {
  const { rows } = await shop.database.pool.query(`
    select o.basket_hash as hash, json_agg(json_build_object('productId', l.product_id, 'quantity', l.quantity)) as lines
    from orders o join order_lines l on l.order_id = o.id group by o.id`);
  expect(rows.length).toBeGreaterThan(10);
  for (const { hash, lines } of rows) expect(hash).toBe(hashBasket(lines));
});
