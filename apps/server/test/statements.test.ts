import { demoId } from '@subah/demo-shop/demo-id';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
// Loads every module, and with it every statement.
import '../src/app.ts';
import '../src/jobs.ts';
import { newId } from '../src/platform/database/new-id.ts';
import { statements } from '../src/platform/database/run-prepared.ts';
import { openDemoShop } from './open-shop.ts';

const CUSTOMER = demoId('account', 'customer');
const NOW = new Date();

let shop: Awaited<ReturnType<typeof openDemoShop>>;
beforeAll(async () => {
  shop = await openDemoShop();
  await shop.signIn('customer');
});
afterAll(() => shop.close());

/** One value from the demo shop. */
async function value(text: string, values: unknown[] = []): Promise<unknown> {
  const { rows } = await shop.database.pool.query({ text, values, rowMode: 'array' });
  expect(rows.length, text).toBeGreaterThan(0);
  return rows[0]?.[0];
}

/** Values with which each statement returns at least one row of the demo shop. */
const samples: Record<string, () => Promise<unknown[]>> = {
  accounts_session_user: async () => [
    CUSTOMER,
    await value('select family_id from refresh_tokens where user_id = $1', [CUSTOMER]),
  ],
  catalog_full_matches: async () => ['tomato', ['tomato'], [], 10, 'tomato:AB', 'tomato:AB', 'tomato:ABC', false],
  catalog_partial_matches: async () => ['tomato | milk', ['tomato', 'milk'], [], 10],
  delivery_addresses: async () => [[await value('select id from addresses limit 1')]],
  membership_benefits: async () => [
    [await value('select user_id from subscriptions where end_date > now() limit 1')],
    NOW,
  ],
  outbox_keep: async () => [
    JSON.stringify([{ id: newId(), messageId: 'm', to: 't@subah.example', subject: 's', text: 't', html: 'h' }]),
  ],
  'search-next-words': async () => [''],
  'search-stems': async () => [['tomatoes']],
  'search-words-version': async () => [],
  wallet_balance: async () => [CUSTOMER, NOW],
};

test('every named statement has a sample, and a name of its own', () => {
  expect(Object.keys(samples).sort()).toEqual(statements.map(({ name }) => name).sort());
});

test.each(statements)('the rows of $name have the declared shape', async ({ name, text, row }) => {
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
