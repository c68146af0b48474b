import { getTableName, type InferInsertModel, type InferSelectModel, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Tx } from './database.ts';

type PreparedInsert = { execute: (values: Record<string, unknown>) => Promise<unknown> };

/** More rows are split: each number of rows is a statement that every connection keeps. */
const MAX_ROWS = 8;

/**
 * Inserts rows with statements that are prepared once per connection. For hot paths: Drizzle builds the SQL of a wide table
 * on every call, and PostgreSQL plans it again. A row must contain its id; columns without a value get their default.
 */
export function defineInsert<Table extends PgTable>(table: Table) {
  type NewRow = InferInsertModel<Table> & Record<string, unknown>;
  type Row = InferSelectModel<Table>;
  // Another number of rows, or rows with other columns, need another statement.
  const names = new Map<string, string>();
  const prepared = new WeakMap<pg.PoolClient, Map<string, PreparedInsert>>();

  const prepare = (tx: Tx, name: string, keys: string[], count: number): PreparedInsert => {
    const ofConnection = prepared.get(tx.$client) ?? new Map<string, PreparedInsert>();
    prepared.set(tx.$client, ofConnection);
    const placeholders = range(count).map((at) =>
      Object.fromEntries(keys.map((key) => [key, sql.placeholder(`${key} ${at}`)])),
    );
    const insert =
      ofConnection.get(name) ??
      tx
        .insert(table)
        .values(placeholders as InferInsertModel<Table>[])
        .returning()
        .prepare(name);
    ofConnection.set(name, insert);
    return insert;
  };

  const insertTogether = async (tx: Tx, keys: string[], rows: NewRow[]): Promise<Row[]> => {
    const form = `${rows.length} ${keys.join()}`;
    const name = names.get(form) ?? `insert_${getTableName(table)}_${names.size}`;
    names.set(form, name);
    const values = rows.flatMap((row, at) => keys.map((key) => [`${key} ${at}`, row[key]]));
    return (await prepare(tx, name, keys, rows.length).execute(Object.fromEntries(values))) as Row[];
  };

  /** The stored rows, in the order of the new ones. Those with values for the same columns are inserted together. */
  return async (tx: Tx, rows: InferInsertModel<Table>[]): Promise<Row[]> => {
    const entries = (rows as NewRow[]).map((row, position) => ({ row, position, keys: keysWithValue(row) }));
    const alike = [...Map.groupBy(entries, ({ keys }) => keys.join()).values()].flatMap(splitIntoRuns);
    const stored: Row[] = [];
    await Promise.all(
      alike.map(async (run) => {
        const inserted = await insertTogether(
          tx,
          run[0]?.keys ?? [],
          run.map(({ row }) => row),
        );
        for (const [at, { position }] of run.entries()) stored[position] = inserted[at] as Row;
      }),
    );
    return stored;
  };
}

const keysWithValue = (row: Record<string, unknown>): string[] =>
  Object.keys(row).filter((key) => row[key] !== null && row[key] !== undefined);

const splitIntoRuns = <Entry>(entries: Entry[]): Entry[][] =>
  range(Math.ceil(entries.length / MAX_ROWS)).map((at) => entries.slice(at * MAX_ROWS, (at + 1) * MAX_ROWS));

const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at);
