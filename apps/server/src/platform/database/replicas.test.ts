import { randomBytes } from 'node:crypto';
import { demoId } from '@subah/demo-shop/demo-id';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { type OpenShop, openDemoShop } from '../../../test/open-shop.ts';
import { searchMisses } from '../../modules/search/search.tables.ts';
import { onCluster, openDatabase } from './database.ts';

// Another database stands for the replica: it has another name for one product, and like a replica it takes no changes.
const cluster = inject('cluster');
const replica = `r_${randomBytes(6).toString('hex')}`;
const LIZOL = `/api/products/${demoId('product', 'lizol')}`;
let later = 0;
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
  shop = await openDemoShop({ settings: { replicaUrls: [url] }, clock: () => new Date(Date.now() + later) });
});
beforeEach(() => {
  later += 60_000;
  shop.cache.invalidateAll();
});
afterAll(async () => {
  await shop.close();
  await onServer(`drop database if exists ${replica} with (force)`);
});

const nameNow = async () => (await shop.get(LIZOL)).body.data.name as string;

test('the catalog and the search are read from the replica', async () => {
  expect(await nameNow()).toBe('Replicol');
  const { body } = await shop.get('/api/search-product/replicol');
  expect(body.results[0].products[0].name).toBe('Replicol');
});

test('what was not found is written down in the database itself', async () => {
  expect((await shop.get('/api/search-product/zzqqxx')).status).toBe(404);
  const kept = await shop.database.db.select().from(searchMisses).where(eq(searchMisses.query, 'zzqqxx'));
  expect(kept).toHaveLength(1);
});

test('a signed-in person reads and changes what is theirs in the database itself', async () => {
  const { accessToken: token } = await shop.signIn('customer');
  const { body } = await shop.post('/api/cart/add', { productId: 'lizol' }, { token });
  expect(body.data.items[0].name).not.toBe('Replicol');
});

test('after a change everybody reads from the database itself, until the replica has surely caught up', async () => {
  shop.reads.noteChange();
  expect(await nameNow()).not.toBe('Replicol');
  later += 4000;
  shop.cache.invalidateAll();
  expect(await nameNow()).not.toBe('Replicol');
  later += 2000;
  shop.cache.invalidateAll();
  expect(await nameNow()).toBe('Replicol');
});

test('while the replica is away nobody notices, and when it is back it is asked again', async () => {
  await onServer(
    `alter database ${replica} allow_connections false`,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${replica}'`,
  );
  expect(await nameNow()).not.toBe('Replicol');
  await onServer(`alter database ${replica} allow_connections true`);
  shop.cache.invalidateAll();
  expect(await nameNow()).not.toBe('Replicol');
  later += 11_000;
  shop.cache.invalidateAll();
  expect(await nameNow()).toBe('Replicol');
});
