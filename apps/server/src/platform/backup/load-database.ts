import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type Connection, openDatabase } from '../database/database.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { migrateJobQueue } from '../jobs/jobs.ts';
import { StartFailure } from '../start-failure.ts';
import type { BackupTarget } from './backup-target.ts';
import { copyStatement } from './dump-database.ts';
import type { Manifest } from './manifest.ts';

export async function isEmptyDatabase(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    `select 1 from pg_tables where schemaname in ('public', 'drizzle', 'graphile_worker') limit 1`,
  );
  return rows.length === 0;
}

/** Needs the owner of the database. One query, hence one transaction: a database without the schema could not be restored into. */
export async function emptyDatabase(client: pg.Client): Promise<void> {
  await client.query(
    'drop schema if exists drizzle, graphile_worker cascade; drop schema public cascade; create schema public',
  );
}

/** Creates the tables as they were when the backup was made; the next start migrates them further. */
export async function createTables(connection: Connection, migrations: Manifest['migrations']): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'subah-migrations-'));
  const database = openDatabase(connection, { size: 2, deadlineMs: 0 });
  try {
    for (const [name, text] of Object.entries(migrations)) {
      const file = path.join(folder, path.normalize(path.join('/', name)));
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
    }
    await migrateDatabase(database, folder);
    await migrateJobQueue(database.pool);
  } finally {
    await database.close();
    await rm(folder, { recursive: true });
  }
}

type TableContent = { name: string; columns: string[]; rows: number; read: () => AsyncIterable<Buffer> };

/**
 * Fills all tables in one transaction. Foreign keys are dropped and created again, which checks every row; this needs no
 * superuser, unlike switching them off. Triggers stay off because the rows they write are part of the backup.
 */
export async function fillTables(
  client: pg.Client,
  tables: TableContent[],
  sequences: Manifest['sequences'],
): Promise<void> {
  await client.query('begin');
  const names = tables.map(({ name }) => name);
  const foreignKeys = await listForeignKeys(client);
  for (const { table, name } of foreignKeys) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${names.join(', ')}`);
  for (const table of tables) await fillTable(client, table);
  for (const { name, value } of sequences) await client.query('select setval($1, $2)', [name, value]);
  // Their servers are gone.
  await client.query(
    'update graphile_worker._private_jobs set locked_at = null, locked_by = null where locked_at is not null',
  );
  await client.query(
    'update graphile_worker._private_job_queues set locked_at = null, locked_by = null where locked_at is not null',
  );
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  for (const { table, name, definition } of foreignKeys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  await client.query('commit');
  // Without statistics the first queries would scan whole tables.
  await client.query('analyze');
}

async function fillTable(client: pg.Client, { name, columns, rows, read }: TableContent): Promise<void> {
  const stream = client.query(copyFrom(copyStatement(name, columns, 'from stdin')));
  await pipeline(read(), stream);
  if (stream.rowCount !== rows)
    throw new StartFailure(`${name} has ${stream.rowCount} rows after the restore instead of ${rows}.`);
}

export async function* readTable(target: BackupTarget, parts: string[]): AsyncGenerator<Buffer> {
  async function* compressed() {
    for (const part of parts) yield await target.read(part);
  }
  if (parts.length === 0) return;
  const gunzip = createGunzip();
  // An error destroys the stream with it, so that the loop below throws it.
  pipeline(compressed(), gunzip).catch(() => {});
  yield* gunzip;
}

async function listForeignKeys(client: pg.Client) {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace::regnamespace::text in ('public', 'graphile_worker')
     order by 1, 2`,
  );
  return rows;
}
