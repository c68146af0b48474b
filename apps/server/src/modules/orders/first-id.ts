import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { firstIdAt } from '../../platform/database/new-id.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * No order that was placed at this moment or later has a lower id. Ids and days rise together, which the database does not
 * know: an order is placed when it is made or, paid online, within minutes. Only one that was paid late may be far older.
 */
export const firstIdOf = (moment: Date): SQL<string> =>
  sql`least(${firstIdAt(new Date(moment.getTime() - DAY_MS))}::uuid, (select late.id from orders as late
    where late.paid_late and late.placed_at >= ${moment.toISOString()}::timestamptz order by late.id limit 1))`;

/** The same, asked for before: the database plans by a value that it is given, not by one that it has yet to find. */
export async function findFirstId(db: Db, moment: Date): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`select ${firstIdOf(moment)} as id`);
  if (!rows[0]) throw new Error('a value has always one row');
  return rows[0].id;
}
