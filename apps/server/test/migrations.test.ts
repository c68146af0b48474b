import { randomBytes } from 'node:crypto';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import pg from 'pg';
import { describe, expect, inject, test } from 'vitest';
import config from '../drizzle.config.ts';
import { onCluster, openDatabase } from '../src/platform/database/database.ts';
import { migrateDatabase } from '../src/platform/database/migrate.ts';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'migrations');
const readJson = (name: string) => JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
const sqlFiles = readdirSync(folder).filter((name) => name.endsWith('.sql'));

/** Drizzle cannot express exclusion constraints. */
const EXCLUSIONS = `alter table appointments add constraint appointments_no_overlap
  exclude using gist (doctor_id with =, tstzrange(starts_at, ends_at) with &&) where (status <> 'cancelled')`;

type Journal = { entries: { tag: string; when: number; idx: number }[] };
const journal: Journal = readJson('meta/_journal.json');

test('lists every migration in the journal in ascending order of time', () => {
  expect(journal.entries.map(({ tag }) => `${tag}.sql`)).toEqual(sqlFiles.sort());
  // The migrator skips a migration that is older than the last one it applied.
  const times = journal.entries.map(({ when }) => when);
  expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
});

describe('schema drift', () => {
  test('has a latest snapshot equal to the tables in code (to update it, run `npm run migration`)', async () => {
    const latest = String(journal.entries.at(-1)?.idx).padStart(4, '0');
    const { tables, enums, views, sequences } = readJson(`meta/${latest}_snapshot.json`);
    const code = JSON.parse(JSON.stringify(generateDrizzleJson(await tablesInCode())));
    expect({ tables: code.tables, enums: code.enums, views: code.views, sequences: code.sequences }).toEqual({
      tables,
      enums,
      views,
      sequences,
    });
  });

  test('migrates to the columns, constraints and indexes of the tables in code', async () => {
    const migrated = await withEmptyDatabase(async (database) => {
      await migrateDatabase(database);
      return describeTables(database.pool);
    });
    const declared = await withEmptyDatabase(async ({ pool }) => {
      await pool.query('create extension pg_trgm; create extension btree_gist');
      const statements = await generateMigration(generateDrizzleJson({}), generateDrizzleJson(await tablesInCode()));
      await pool.query(statements.join('\n'));
      await pool.query(EXCLUSIONS);
      return describeTables(pool);
    });
    expect(migrated.length).toBeGreaterThan(1000);
    expect(migrated).toEqual(declared);
  });
});

test('reapplies functions only when their file has changed', async () => {
  await withEmptyDatabase(async (database) => {
    const { pool } = database;
    const source = async () =>
      (await pool.query(`select prosrc from pg_proc where proname = 'search_plain'`)).rows[0]?.prosrc;
    await migrateDatabase(database);
    const original = await source();

    await pool.query(`create or replace function search_plain(value text) returns text language sql return value`);
    await migrateDatabase(database);
    expect(await source()).not.toBe(original);

    await pool.query(`update drizzle.applied_functions set hash = 'of an older version'`);
    await migrateDatabase(database);
    expect(await source()).toBe(original);
  });
});

test('applies each migration once when servers start concurrently', async () => {
  await withEmptyDatabase(async (database) => {
    await Promise.all([migrateDatabase(database), migrateDatabase(database), migrateDatabase(database)]);
    const { rows } = await database.pool.query('select count(*)::int as applied from drizzle.__drizzle_migrations');
    expect(rows).toEqual([{ applied: sqlFiles.length }]);
  });
});

test('refuses a database with another base migration', async () => {
  await withEmptyDatabase(async (database) => {
    await migrateDatabase(database);
    await database.pool.query(`update drizzle.__drizzle_migrations set hash = 'of a development version'`);
    await expect(migrateDatabase(database)).rejects.toThrow('made by a development version');
  });
});

async function tablesInCode(): Promise<Record<string, unknown>> {
  const files = globSync([config.schema ?? []].flat(), { cwd: root });
  const modules = await Promise.all(files.map((file) => import(path.join(root, file))));
  return Object.assign({}, ...modules);
}

/** One line for each column, constraint and index. */
async function describeTables(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(`
    select concat_ws(' ', attrelid::regclass, attname, format_type(atttypid, atttypmod), collname,
      case when attnotnull then 'not null' end, attgenerated::text, attidentity::text, pg_get_expr(adbin, adrelid)) as line
    from pg_attribute join pg_class on pg_class.oid = attrelid left join pg_collation on pg_collation.oid = attcollation
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
    union all
    select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
    where connamespace = 'public'::regnamespace and contype not in ('n', 't')
    union all
    select indexdef from pg_indexes where schemaname = 'public'`);
  return rows.map(({ line }) => line).sort();
}

type Database = ReturnType<typeof openDatabase>;

async function withEmptyDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const server = new pg.Client(onCluster(inject('cluster')));
  await server.connect();
  const name = `t_${randomBytes(6).toString('hex')}`;
  await server.query(`create database ${name}`);
  const database = openDatabase(onCluster(inject('cluster'), name), { size: 4 });
  try {
    return await work(database);
  } finally {
    await database.close();
    await server.query(`drop database ${name}`);
    await server.end();
  }
}
