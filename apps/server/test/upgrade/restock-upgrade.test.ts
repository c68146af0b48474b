import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkConsistency } from '../../src/modules/reports/index.ts';
import { openUpgradedShop } from './open-upgraded-shop.ts';

let shop: Awaited<ReturnType<typeof openUpgradedShop>>;
// Before pick-ups booked stock, with open pick-ups of its returned orders.
beforeAll(async () => {
  shop = await openUpgradedShop({
    template: 'shop_with_pick_ups',
    firstMigration: '0076_restock-at-pick-up',
    prepare: `
    with opened as (
      insert into pick_ups (id, order_id, key, cash_paise)
      select gen_random_uuid(), id, format('returned:%s:%s', id, reopen_count), 0 from orders
      where status = 'returned' and payment_type = 'online' and delivered_at is not null returning id, order_id)
    insert into pick_up_lines (pick_up_id, line_id, quantity)
    select opened.id, l.id, l.quantity from opened join order_lines l on l.order_id = opened.order_id
    where l.rejected_at is null and l.catalog <> 'labtest'`,
  });
});
afterAll(() => shop.close());

const readStock = async (): Promise<string> =>
  (await shop.database.pool.query('select sum(stock) as stock from products')).rows[0].stock;

test('goods whose return was accepted before are not booked a second time', async () => {
  const { db, pool } = shop.database;
  const { rows } = await pool.query(`
    select g.pick_up_id as id, g.restock, l.catalog from pick_up_lines g join order_lines l on l.id = g.line_id`);
  expect(rows.length).toBeGreaterThan(0);
  for (const { restock, catalog } of rows) {
    expect(restock).toBe(['medicine', 'fruits'].includes(catalog) ? 'never' : 'accepted');
  }
  expect((await checkConsistency(db)).faults).toEqual([]);

  const before = await readStock();
  const { accessToken: token } = await shop.signIn('admin');
  for (const id of new Set(rows.map((row) => row.id))) {
    expect((await shop.post(`/api/admin/pick-ups/${id}/done`, { riderId: null }, { token })).status).toBe(200);
  }
  expect(await readStock()).toBe(before);
  expect((await checkConsistency(db)).faults).toEqual([]);
});
