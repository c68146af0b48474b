import { randomBytes } from 'node:crypto';
import { demoId } from '@subah/demo-shop/demo-id';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { type OpenShop, openDemoShop } from '../../../test/open-shop.ts';
import { searchMisses } from '../../modules/search/search.tables.ts';
import { onCluster, openDatabase } from './database.ts';

// A second read-only database acts as the replica. One product has another name there, which shows the source of a read.
const cluster = inject('cluster');
const replica = `r_${randomBytes(6).toString('hex')}`;
const LIZOL = `/api/products/${demoId('product', 'lizol')}`;
let clockOffsetMs = 0;
let shop: OpenShop;

async function onServer(...statements: string[]): Promise<void> {
  const client = new pg.Client(onCluster(cluster));
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

beforeAll(async () => {
  await onServer(`create database ${replica} template ${inject('templates').demo} strategy file_copy`);
  const { db, close } = openDatabase(onCluster(cluster, replica), { size: 1 });
  await db.execute(sql`update products set name = 'Replicol' where code = 'lizol'`);
  await close();
  await onServer(`alter database ${replica} set default_transaction_read_only = on`);
  const url = `postgres://postgres@localhost:${cluster.port}/${replica}?host=${encodeURIComponent(cluster.host)}`;
  shop = await openDemoShop({ settings: { replicaUrls: [url] }, clock: () => new Date(Date.now() + clockOffsetMs) });
});
beforeEach(() => {
  clockOffsetMs += 60_000;
  shop.cache.invalidateAll();
});
afterAll(async () => {
  await shop.close();
  await onServer(`drop database if exists ${replica} with (force)`);
});

const readProductName = async () => (await shop.get(LIZOL)).body.data.name as string;

test('reads the catalog and the search from the replica', async () => {
  expect(await readProductName()).toBe('Replicol');
  const { body } = await shop.get('/api/search-product/replicol');
  expect(body.results[0].products[0].name).toBe('Replicol');
});

test('records failed searches in the primary', async () => {
  expect((await shop.get('/api/search-product/zzqqxx')).status).toBe(404);
  const misses = await shop.database.db.select().from(searchMisses).where(eq(searchMisses.query, 'zzqqxx'));
  expect(misses).toHaveLength(1);
});

test('reads and writes the cart of a customer in the primary', async () => {
  const { accessToken: token } = await shop.signIn('customer');
  const { body } = await shop.post('/api/cart/add', { productId: 'lizol' }, { token });
  expect(body.data.items[0].name).not.toBe('Replicol');
});

test('reads from the primary for five seconds after a change', async () => {
  shop.reads.noteChange();
  expect(await readProductName()).not.toBe('Replicol');
  clockOffsetMs += 4000;
  shop.cache.invalidateAll();
  expect(await readProductName()).not.toBe('Replicol');
  clockOffsetMs += 2000;
  shop.cache.invalidateAll();
  expect(await readProductName()).toBe('Replicol');
});

test('falls back to the primary while the replica is unavailable and retries it after ten seconds', async () => {
  await onServer(
    `alter database ${replica} allow_connections false`,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${replica}'`,
  );
  expect(await readProductName()).not.toBe('Replicol');
  await onServer(`alter database ${replica} allow_connections true`);
  shop.cache.invalidateAll();
  expect(await readProductName()).not.toBe('Replicol');
  clockOffsetMs += 11_000;
  shop.cache.invalidateAll();
  expect(await readProductName()).toBe('Replicol');
});
