import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

const BATCH = 2000;

/**
 * Removes name, phone, street, landmark, map point and instructions from a batch of orders placed before that moment; city and
 * pincode stay for the accounts.
 */
export const eraseOldAddresses = (db: Db, before: Date): Promise<number> => eraseAddresses(db, before, sql`true`);

export const eraseUnpaidAddresses = (db: Db, before: Date): Promise<number> =>
  eraseAddresses(db, before, sql`status = 'expired'`);

async function eraseAddresses(db: Db, before: Date, where: SQL): Promise<number> {
  const { rowCount } = await db.execute(sql`update orders
    set address = address - '{landmark, location}'::text[] || '{"name": "Deleted", "phone": "", "street": ""}'::jsonb,
      instructions = ''
    where id in (select id from orders where ${where} and created_at < ${before.toISOString()}::timestamptz
      and address ->> 'phone' <> '' limit ${BATCH})`);
  return rowCount ?? 0;
}
