import type pg from 'pg';
import type { Db, Tx } from './database.ts';

/**
 * `askPrepared` that may stand in a transaction: the statement is planned once per connection under its name. The query
 * builder has no door to the connection of a transaction for texts of our own, so its session is asked for it.
 * A list is written `any((select $1::uuid[])::uuid[])`: PostgreSQL would count a bare one, and plan again for every length.
 */
export async function runPrepared<Row>(db: Db | Tx, name: string, text: string, values: unknown[]): Promise<Row[]> {
  const { client } = (db as unknown as { session: { client: pg.Pool | pg.PoolClient } }).session;
  const { rows } = await client.query({ name, text, values });
  return rows as Row[];
}
