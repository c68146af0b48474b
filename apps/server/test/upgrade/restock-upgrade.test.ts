import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { checkConsistency } from '../../src/modules/reports/index.ts';
import { onCluster, openDatabase } from '../../src/platform/database/database.ts';
import { migrateDatabase } from '../../src/platform/database/migrate.ts';
import { migrateJobQueue } from '../../src/platform/jobs/jobs.ts';
import { openDemoShop } from '../open-shop.ts';

const TEMPLATE = 'shop_with_pick_ups';
const DUMP = path.join(import.meta.dirname, 'last-release.sql.br');
const MIGRATIONS = path.join(import.meta.dirname, '../../migrations');
const FIRST = '0076_restock-at-pick-up';

let shop: Awaited<ReturnType<typeof openDemoShop>>;

/** A shop as it was before pick-ups booked stock, with open pick-ups of its returned orders, is upgraded. */
beforeAll(async () => {
  const config = onCluster(inject('cluster'), TEMPLATE);
  const server = new pg.Client(onCluster(inject('cluster')));
  await server.connect();
  await server.query(`create database ${TEMPLATE}`);
  await server.end();
  const client = new pg.Client(config);
  await client.connect();
  await client.query(brotliDecompressSync(readFileSync(DUMP)).toString());
  await client.end();
  const database = openDatabase(config);
  await migrateJobQueue(database.pool);
  const folder = copyMigrationsBefore(FIRST);
  await migrateDatabase(database, folder);
  rmSync(folder, { recursive: true });
  await database.pool.query(`
    with opened as (
      insert into pick_ups (id, order_id, key, cash_paise)
      select gen_random_uuid(), id, format('returned:%s:%s', id, reopen_count), 0 from orders
      where status = 'returned' and payment_type = 'online' and delivered_at is not null returning id, order_id)
    insert into pick_up_lines (pick_up_id, line_id, quantity)
    select opened.id, l.id, l.quantity from opened join order_lines l on l.order_id = opened.order_id
    where l.rejected_at is null and l.catalog <> 'labtest'`);
  await migrateDatabase(database);
  await database.close();
  shop = await openDemoShop({ template: TEMPLATE });
});
afterAll(() => shop.close());

function copyMigrationsBefore(tag: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'subah-migrations-'));
  cpSync(MIGRATIONS, folder, { recursive: true });
  const journal = path.join(folder, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'));
  const before = entries.filter((entry: { tag: string }) => entry.tag < tag);
  writeFileSync(journal, JSON.stringify({ ...rest, entries: before }));
  return folder;
}

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
