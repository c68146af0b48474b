import { eq, sql } from 'drizzle-orm';
import { publishEvents } from '../../platform/cache/change-feed.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { roundOrders, roundStops } from './rounds.tables.ts';

/** Customers who follow an order of this round see at once how many stops are before them. */
export async function announceRound(db: Db | Tx, roundId: string): Promise<void> {
  const rows = await db
    .select({ topic: sql<string>`'order:' || ${roundOrders.orderId}` })
    .from(roundOrders)
    .innerJoin(roundStops, eq(roundStops.id, roundOrders.stopId))
    .where(eq(roundStops.roundId, roundId));
  await publishEvents(
    db,
    rows.map(({ topic }) => topic),
  );
}
