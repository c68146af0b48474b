import type { Db, Tx } from './database.ts';

/**
 * Runs a named prepared statement: PostgreSQL parses and plans it once per connection, so the plan must not depend on the
 * values. Write a list as `any((select $1::uuid[])::uuid[])`, otherwise it is planned again for every length of the list.
 */
export async function runPrepared<Row>(db: Db | Tx, name: string, text: string, values: unknown[]): Promise<Row[]> {
  const { rows } = await db.$client.query({ name, text, values });
  return rows as Row[];
}
