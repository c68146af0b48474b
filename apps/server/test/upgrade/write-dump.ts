// `npm run release:dump`: writes the dump that upgrade.test.ts starts from. Run it once for each release, before its tag.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { seedDemoShop } from '@subah/demo-shop/seed/seed-demo-shop';
import type pg from 'pg';
import { onCluster, openDatabase } from '../../src/platform/database/database.ts';
import { startCluster } from '../../src/platform/database/embedded-postgres/cluster.ts';
import { migrateDatabase } from '../../src/platform/database/migrate.ts';
import { migrateJobQueue } from '../../src/platform/jobs/jobs.ts';
import { dumpDatabase } from './dump-database.ts';

const FILE = path.join(import.meta.dirname, 'last-release.sql.br');

const dir = mkdtempSync(path.join(os.tmpdir(), 'subah-pg-'));
// PostgreSQL does not run as root; the user that it runs as must be able to enter the folder.
chmodSync(dir, 0o755);
const cluster = await startCluster({ dir: path.join(dir, 'database'), settings: { fsync: 'off' } });
const database = openDatabase(onCluster(cluster));
try {
  await migrateDatabase(database);
  await migrateJobQueue(database.pool);
  await seedDemoShop(database.db, new Date());
  await removeUnsoldProducts(database.pool);
  writeFileSync(FILE, brotliCompressSync(await dumpDatabase(database.pool)));
} finally {
  await database.close();
  await cluster.stop();
  rmSync(dir, { recursive: true, force: true });
}

/** Keeps the dump small: only products that another row refers to, and no search dictionary. */
async function removeUnsoldProducts(pool: pg.Pool): Promise<void> {
  await pool.query('truncate collection_products, collections, synonyms, search_words');
  const { rows } = await pool.query<{ reference: string }>(`
    select format('select %I as id from %s', attname, conrelid::regclass) as reference
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'products'::regclass`);
  const references = rows.map(({ reference }) => reference).join(' union ');
  await pool.query(`create temporary table unsold as
    select id from products where id not in (select id from (${references}) as used where id is not null)`);
  await pool.query('delete from stock_moves where product_id in (select id from unsold)');
  await pool.query('delete from products where id in (select id from unsold)');
}
