import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';

const MIGRATIONS = path.resolve(import.meta.dirname, '../../migrations');

/**
 * A database as SQL: the migrations and functions it was made with, then its rows. (pg_dump is not part of the embedded
 * PostgreSQL.) The tables of the job queue are left out: graphile-worker migrates them by itself.
 */
export async function dumpDatabase(pool: pg.Pool): Promise<string> {
  const { rows: tables } = await pool.query<{ table: string; columns: string }>(`
    select format('%I.%I', table_schema, table_name) as table,
      string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema in ('public', 'drizzle') and table_type = 'BASE TABLE' and is_generated = 'NEVER'
    group by table_schema, table_name order by table_schema, table_name`);
  const parts = [
    'create schema drizzle;',
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);',
    'create table drizzle.applied_functions (file text primary key, hash text not null);',
    ...sqlFiles(MIGRATIONS),
    ...sqlFiles(path.join(MIGRATIONS, 'functions')),
    // Neither triggers nor foreign keys: the rows are complete, in any order.
    'set session_replication_role = replica;',
  ];
  for (const { table, columns } of tables) {
    const { rows } = await pool.query<{ row: string }>(
      `select to_json(found)::text as row from (select ${columns} from ${table}) as found`,
    );
    if (rows.length === 0) continue;
    const json = `[${rows.map(({ row }) => row).join(',\n')}]`.replaceAll("'", "''");
    parts.push(
      `insert into ${table} (${columns}) overriding system value\nselect ${columns} from json_populate_recordset(null::${table}, '${json}');`,
    );
  }
  return [...parts, ...(await sequences(pool)), 'reset session_replication_role;'].join('\n');
}

const sqlFiles = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));

async function sequences(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ statement: string }>(`
    select format('select setval(%L, %s);', format('%I.%I', schemaname, sequencename), last_value) as statement
    from pg_sequences where schemaname in ('public', 'drizzle') and last_value is not null`);
  return rows.map(({ statement }) => statement);
}
