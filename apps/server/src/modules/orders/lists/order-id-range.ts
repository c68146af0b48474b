import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { lowestIdAt } from '../../../platform/database/new-id.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The lowest id among orders placed at this moment or later. Lists are sorted by id, so a bound on the id keeps the scan
 * short. Ids are made when an order is created, at most a day before it is placed unless it was paid late.
 */
export const lowestOrderIdSince = (moment: Date): SQL<string> =>
  sql`least(${lowestIdAt(new Date(moment.getTime() - DAY_MS))}::uuid, (select late.id from orders as late
    where late.paid_late and late.placed_at >= ${moment.toISOString()}::timestamptz order by late.id limit 1))`;

/** As a value: with a subquery the planner does not know the bound and chooses a worse plan. */
export async function findLowestOrderIdSince(db: Db, moment: Date): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`select ${lowestOrderIdSince(moment)} as id`);
  if (!rows[0]) throw new Error('select returned no row');
  return rows[0].id;
}
