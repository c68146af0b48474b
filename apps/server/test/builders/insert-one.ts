import type { InferInsertModel, InferSelectModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../src/platform/database/database.ts';

export type WithDb = { deps: { db: Db } };

export async function insertOne<Table extends PgTable>(
  { deps: { db } }: WithDb,
  table: Table,
  row: InferInsertModel<Table>,
): Promise<InferSelectModel<Table>> {
  const [inserted] = await db.insert(table).values(row).returning();
  if (!inserted) throw new Error('nothing was inserted');
  return inserted as InferSelectModel<Table>;
}
