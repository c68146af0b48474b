import { getTableName, type InferInsertModel, type InferSelectModel, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Tx } from './database.ts';

type PreparedInsert = { execute: (values: Record<string, unknown>) => Promise<unknown> };

/**
 * Inserts single rows with a statement that is prepared once per connection. For hot paths: Drizzle builds the SQL of a
 * wide table on every call, and PostgreSQL plans it again. A row must contain its id; columns without a value get their
 * default.
 */
export function defineInsert<Table extends PgTable>(table: Table) {
  // Rows with other columns need another statement.
  const names = new Map<string, string>();
  const prepared = new WeakMap<pg.PoolClient, Map<string, PreparedInsert>>();

  const prepare = (tx: Tx, name: string, keys: string[]): PreparedInsert => {
    const ofConnection = prepared.get(tx.$client) ?? new Map<string, PreparedInsert>();
    prepared.set(tx.$client, ofConnection);
    const placeholders = Object.fromEntries(keys.map((key) => [key, sql.placeholder(key)]));
    const insert =
      ofConnection.get(name) ??
      tx
        .insert(table)
        .values(placeholders as InferInsertModel<Table>)
        .returning()
        .prepare(name);
    ofConnection.set(name, insert);
    return insert;
  };

  return async (tx: Tx, row: InferInsertModel<Table>): Promise<InferSelectModel<Table>> => {
    const entries = Object.entries(row).filter(([, value]) => value !== null && value !== undefined);
    const keys = entries.map(([key]) => key);
    const name = names.get(keys.join()) ?? `insert_${getTableName(table)}_${names.size}`;
    names.set(keys.join(), name);
    const rows = (await prepare(tx, name, keys).execute(Object.fromEntries(entries))) as InferSelectModel<Table>[];
    const [stored] = rows;
    if (!stored) throw new Error(`no row was inserted into ${getTableName(table)}`);
    return stored;
  };
}
