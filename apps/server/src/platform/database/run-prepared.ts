import type { z } from 'zod';
import type { Db, Tx } from './database.ts';

/** A named statement and the shape of its rows. Without a shape it returns no rows. */
export type Statement<Row> = { name: string; text: string; row: z.ZodType<Row> | undefined };

/** Every statement of the loaded modules; a test runs each of them and parses its rows. */
export const statements: Statement<unknown>[] = [];

type Definition<Row> = { name: string; text: string; row?: z.ZodType<Row> };

export function defineStatement<Row = never>({ name, text, row }: Definition<Row>): Statement<Row> {
  const statement = { name, text, row };
  statements.push(statement);
  return statement;
}

/**
 * Runs a named prepared statement: PostgreSQL parses and plans it once per connection, so the plan must not depend on the
 * values. Write a list as `any((select $1::uuid[])::uuid[])`, otherwise it is planned again for every length of the list.
 */
export async function runPrepared<Row>(db: Db | Tx, statement: Statement<Row>, values: unknown[]): Promise<Row[]> {
  const { rows } = await db.$client.query({ name: statement.name, text: statement.text, values });
  return rows as Row[];
}
