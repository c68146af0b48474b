import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { SERVER_FOLDER } from '../server-folder.ts';
import { StartFailure } from '../start-failure.ts';
import type { Database } from './database.ts';

const MIGRATIONS = path.join(SERVER_FOLDER, 'migrations');
const FUNCTIONS = 'functions';
const JOURNAL = 'meta/_journal.json';
const BASE = '0000_base.sql';
const LOCK_KEY = 7_824_001;

/** Runs new migrations and applies changed functions. A lock serializes servers that start at the same time. */
export async function migrateDatabase({ pool }: Pick<Database, 'pool'>, folder = MIGRATIONS): Promise<void> {
  const client = await pool.connect();
  let error: Error | undefined;
  try {
    // Waiting for the lock or building an index may exceed the statement timeout of requests.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    await refuseOtherBase(client, folder);
    await migrate(drizzle(client), { migrationsFolder: folder });
    await applyFunctions(client, path.join(folder, FUNCTIONS));
    await client.query('select pg_advisory_unlock($1)', [LOCK_KEY]);
    await client.query('reset statement_timeout');
  } catch (reason) {
    error = reason as Error;
    throw reason;
  } finally {
    // With an error the pool closes the connection, which also frees the lock.
    client.release(error);
  }
}

/** A database from before the migrations were squashed already has the tables, so the base migration would fail. */
async function refuseOtherBase(client: pg.PoolClient, folder: string): Promise<void> {
  const { rows: found } = await client.query(`select to_regclass('drizzle.__drizzle_migrations') as name`);
  if (!found[0]?.name) return;
  const { rows } = await client.query('select hash from drizzle.__drizzle_migrations order by created_at limit 1');
  if (rows[0] && rows[0].hash !== hashOf(readFileSync(path.join(folder, BASE), 'utf8')))
    throw new StartFailure(
      'This database was made by a development version and cannot be upgraded; use an empty database, or set DATA_DIR to another folder.',
    );
}

/** The files replace their functions and triggers, so they are idempotent and run again whenever their content changes. */
async function applyFunctions(client: pg.PoolClient, folder: string): Promise<void> {
  await client.query(
    'create table if not exists drizzle.applied_functions (file text primary key, hash text not null)',
  );
  const { rows } = await client.query<{ file: string; hash: string }>(
    'select file, hash from drizzle.applied_functions',
  );
  const applied = new Map(rows.map(({ file, hash }) => [file, hash]));
  for (const file of readdirSync(folder).sort()) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const hash = hashOf(text);
    if (applied.get(file) === hash) continue;
    await client.query('begin');
    await client.query(text);
    await client.query(
      `insert into drizzle.applied_functions (file, hash) values ($1, $2)
       on conflict (file) do update set hash = excluded.hash`,
      [file, hash],
    );
    await client.query('commit');
  }
}

/** Contents of the files that created this database, by path. Refuses a database of another release. */
export async function readMigrations(client: pg.ClientBase): Promise<Record<string, string>> {
  const journal = JSON.parse(readFileSync(path.join(MIGRATIONS, JOURNAL), 'utf8')) as { entries: { tag: string }[] };
  const functions = readdirSync(path.join(MIGRATIONS, FUNCTIONS)).map((file) => path.join(FUNCTIONS, file));
  const names = journal.entries.map(({ tag }) => `${tag}.sql`);
  const files = [JOURNAL, ...names, ...functions];
  const texts = Object.fromEntries(files.map((file) => [file, readFileSync(path.join(MIGRATIONS, file), 'utf8')]));
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at',
  );
  const isSame = rows.length === names.length && names.every((name, n) => hashOf(texts[name] ?? '') === rows[n]?.hash);
  if (!isSame) throw new StartFailure('This database was migrated by another release; run this with the same release.');
  return texts;
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
