import { toWireDeliverySettings } from '@subah/contract/delivery/delivery-settings';
import { demoId } from '@subah/demo-shop/demo-id';
import { DEFAULT_DELIVERY_SETTINGS } from '@subah/rules/delivery/delivery-settings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
// Importing the modules registers their statements.
import '../src/app.ts';
import '../src/jobs.ts';
import { newId } from '../src/platform/database/new-id.ts';
import { statements } from '../src/platform/database/run-prepared.ts';
import { openDemoShop } from './open-shop.ts';

const CUSTOMER = demoId('account', 'customer');
const NOW = new Date();

let shop: Awaited<ReturnType<typeof openDemoShop>>;
let product: unknown;
let cart: unknown;
/** The same goods were ordered again after this order. */
let order: unknown;

beforeAll(async () => {
  shop = await openDemoShop();
  const { accessToken: token } = await shop.signIn('customer');
  product = await value(`select id from products where catalog = 'grocery' and stock > 20 and price_paise > 10000
    and is_available and deleted_at is null order by id limit 1`);
  const addressId = await value('select id from addresses where user_id = $1 and is_default', [CUSTOMER]);
  const addToCart = () => shop.post('/api/cart/add', { productId: product, quantity: 1 }, { token });
  const placeOrder = async () => {
    await shop.send('DELETE', '/api/cart/clear', { token });
    await addToCart();
    const { status, body } = await shop.post('/api/payment/order', { addressId, paymentMode: 'COD' }, { token });
    expect(status).toBe(200);
    return body.data._id;
  };
  order = await placeOrder();
  await placeOrder();
  await addToCart();
  cart = await value('select id from carts where user_id = $1', [CUSTOMER]);
  await shop.send('PUT', '/api/admin/delivery-settings', {
    token: (await shop.signIn('admin')).accessToken,
    body: toWireDeliverySettings(DEFAULT_DELIVERY_SETTINGS),
  });
});
afterAll(() => shop.close());

/** One value from the demo shop. */
async function value(text: string, values: unknown[] = []): Promise<unknown> {
  const { rows } = await shop.database.pool.query({ text, values, rowMode: 'array' });
  expect(rows.length, text).toBeGreaterThan(0);
  return rows[0]?.[0];
}

const member = () => value(`select user_id from subscriptions where status = 'active' and end_date > now() limit 1`);

/** A recall that was recorded before its packs were held back. */
const recalledProduct = () =>
  value(
    `with recalled as (insert into batch_recalls (id, batch_id, reason, recalled_by, recalled_at)
      select gen_random_uuid(), b.id, 'Alert', $1, now() from stock_batches b join products p on p.id = b.product_id
      where b.quantity > b.held_back and p.stock > 0 limit 1 returning batch_id)
    select b.product_id from stock_batches b join recalled r on r.batch_id = b.id`,
    [CUSTOMER],
  );

const fullMatchValues = () => [
  ...[[], null, null, ''],
  ...['tomato', 'tomato:AB', "'=tomato'", "'~tomato'", 'tomato:C', '', '', '', 'tomato', null, 10, [], [product]],
];

/** Values with which each statement returns at least one row of the demo shop. */
const samples: Record<string, () => Promise<unknown[]>> = {
  accounts_lock: async () => [CUSTOMER],
  accounts_session_users: async () => [
    [await value('select family_id from refresh_tokens where user_id = $1', [CUSTOMER])],
    [CUSTOMER],
    NOW.toISOString(),
  ],
  cart_create: async () => [newId(), CUSTOMER],
  cart_create_with_lines: async () => [
    newId(),
    await value('select id from users where id not in (select user_id from carts) limit 1'),
    [newId()],
    [product],
    [2],
    [100_00],
  ],
  cart_empty: async () => [newId()],
  cart_lines: async () => [CUSTOMER],
  cart_lock_for_change: async () => [newId(), CUSTOMER],
  cart_lock_for_order: async () => [CUSTOMER],
  cart_remove_ordered_lines: async () => [cart, [product], [1]],
  cart_save_lines: async () => [
    cart,
    await value('select version from carts where id = $1', [cart]),
    [newId()],
    [product],
    [2],
    [100_00],
  ],
  cart_with_basket: async () => [CUSTOMER],
  catalog_cards_by_id: async () => [[product]],
  catalog_cards_of_groups: async () => [
    [await value('select group_code from products where group_code is not null and deleted_at is null limit 1')],
    12,
  ],
  catalog_full_matches: async () => fullMatchValues(),
  catalog_full_match_facts: async () => fullMatchValues(),
  catalog_partial_matches: async () => [
    ...[[], null, null, ''],
    ...['tomato | milk', 'tomato & milk', "'=milk'", ['tomato', 'milk'], 10],
  ],
  catalog_product_snapshots: async () => [[product], []],
  catalog_set_sold_lately: async () => [[product], [99]],
  delivery_addresses: async () => [CUSTOMER],
  delivery_settings: async () => [],
  shop_opening: async () => [],
  orders_by_slot_start: async () => [new Date('2026-01-01')],
  delivery_insert_address: async () => [
    ...[newId(), CUSTOMER, 'home', 'Asha', '9876543210', '1 Lake Road', 'Bhopal', 'Madhya Pradesh', '462001', false],
    ...['Near the lake', 23.25, 77.41],
  ],
  delivery_address: async () => [
    await value('select id from addresses where user_id = $1 limit 1', [CUSTOMER]),
    CUSTOMER,
  ],
  invoices_request: async () => [order, NOW],
  invoices_request_next: async () => [order, NOW],
  invoices_assign_numbers: async () => [[order], [0], ['SB/TEST/1'], [{ soldPaise: 100_00 }], { name: 'Subah' }],
  membership_active_plan: async () => [await member(), NOW],
  cart_price_facts: async () => [await member(), NOW],
  order_mails_add: async () => [order, 'shipped'],
  order_mails_claim: async () => [5],
  order_mails_mark_sent: async () => [[order], ['OrderPlaced']],
  order_mails_mark_refused: async () => [[order], ['OrderPlaced']],
  orders_ordered_again: async () => [order],
  outbox_write: async () => [
    JSON.stringify([{ id: newId(), messageId: 'm', to: 't@subah.example', subject: 's', text: 't', html: 'h' }]),
  ],
  'search-next-words': async () => [''],
  'search-stems': async () => [['tomatoes']],
  'search-words-version': async () => [],
  stock_batched_lines: async () => [[newId()], [await value('select product_id from stock_batches limit 1')], [1]],
  stock_correct: async () => [[product], [7]],
  stock_find: async () => [[product]],
  stock_give_back: async () => [[product], [1], order],
  stock_lock: async () => [[product]],
  stock_recalled_on_sale: async () => [[await recalledProduct()]],
  stock_release_batches: async () => [order, [product], [1]],
  stock_release_returned: async () => [[newId()], [1], NOW],
  stock_record_first: async () => [[product]],
  stock_take: async () => [[product], [1], 'sold', order, true],
  wallet_balance: async () => [CUSTOMER, NOW],
};

test('has one sample for each prepared statement', () => {
  expect(Object.keys(samples).sort()).toEqual(statements.map(({ name }) => name).sort());
});

test.each(statements)('returns rows of the declared shape for $name', async ({ name, text, row }) => {
  const values = await samples[name]?.();
  const client = await shop.database.pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query({ text, values: values ?? [] });
    if (!row) return expect(rows).toEqual([]);
    expect(rows.length).toBeGreaterThan(0);
    const { error } = z.array(row).safeParse(rows);
    expect(error && z.prettifyError(error)).toBeUndefined();
  } finally {
    await client.query('rollback');
    client.release();
  }
});
