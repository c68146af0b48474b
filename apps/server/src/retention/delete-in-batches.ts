import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../platform/database/database.ts';

/** Deletes or erases one batch of rows from before that moment and returns how many. */
export type ApplyBatch = (db: Db, before: Date) => Promise<number>;

const BATCH = 2000;

export const deleteWhere =
  (table: string, where: (before: SQL) => SQL): ApplyBatch =>
  async (db, before) => {
    const name = sql.raw(table);
    const { rowCount } = await db.execute(sql`delete from ${name} where ctid in
      (select ctid from ${name} where ${where(sql`${before.toISOString()}::timestamptz`)} limit ${BATCH})`);
    return rowCount ?? 0;
  };

export const olderThan = (table: string, column: string): ApplyBatch =>
  deleteWhere(table, (before) => sql`${sql.raw(column)} < ${before}`);
