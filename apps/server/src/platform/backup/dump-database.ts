import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { BackupTarget } from './backup-target.ts';
import type { BackedUpTable, Manifest } from './manifest.ts';

/** One object, and the memory that a backup needs. */
const PART_BYTES = 8 * 1024 * 1024;
/** The tables of the migrations themselves are created by migrating. */
const SCHEMAS = ['public', 'graphile_worker'];

type Dump = Pick<Manifest, 'tables' | 'sequences'>;

/** Stores all rows as of the snapshot of the open transaction of `client`. */
export async function dumpDatabase(client: pg.Client, target: BackupTarget, id: string): Promise<Dump> {
  const tables: BackedUpTable[] = [];
  for (const { name, columns } of await listTables(client)) {
    const prefix = `database/${id}/${name.replace(/[._]/g, '-')}`;
    const parts: string[] = [];
    const stream = client.query(copyTo(copyStatement(name, columns, 'to stdout')));
    await pipeline(stream, createGzip(), async (compressed: AsyncIterable<Buffer>) => {
      for await (const bytes of inParts(compressed)) {
        const part = `${prefix}-${String(parts.length + 1).padStart(6, '0')}`;
        await target.write(part, bytes);
        parts.push(part);
      }
    });
    tables.push({ name, columns, rows: stream.rowCount, parts });
  }
  return { tables, sequences: await readSequences(client) };
}

export async function removeDump(target: BackupTarget, id: string): Promise<void> {
  for (const { key } of await target.list(`database/${id}`)) await target.remove(key);
}

export const copyStatement = (table: string, columns: string[], direction: 'to stdout' | 'from stdin'): string =>
  `copy ${table} (${columns.map((column) => `"${column}"`).join(', ')}) ${direction}`;

/** Without generated columns, which COPY does not accept. */
export async function listTables(client: pg.Client): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select format('%I.%I', table_schema, table_name) as name,
       array_agg(column_name::text order by ordinal_position) as columns
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = any($1) and table_type = 'BASE TABLE' and is_generated = 'NEVER'
       and not (table_schema = 'graphile_worker' and table_name = 'migrations')
     group by table_schema, table_name order by table_schema, table_name`,
    [SCHEMAS],
  );
  return rows;
}

/** Sequences are not part of the snapshot; read last, their values are at least those of the rows. */
export async function readSequences(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
     from pg_sequences where schemaname = any($1) and last_value is not null order by 1`,
    [SCHEMAS],
  );
  return rows;
}

async function* inParts(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    size += chunk.length;
    if (size < PART_BYTES) continue;
    yield Buffer.concat(chunks);
    chunks = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(chunks);
}
