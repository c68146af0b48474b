import { type SQL, sql } from 'drizzle-orm';
import { lowestIdAt } from '../../platform/database/new-id.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The lowest id among orders placed at this moment or later. Lists are sorted by id, so a bound on the id keeps the scan
 * short. Ids are made when an order is created, at most a day before it is placed unless it was paid late.
 */
export const lowestOrderIdSince = (moment: Date): SQL<string> =>
  sql`least(${lowestIdAt(new Date(moment.getTime() - DAY_MS))}::uuid, (select late.id from orders as late
    where late.paid_late and late.placed_at >= ${moment.toISOString()}::timestamptz order by late.id limit 1))`;
