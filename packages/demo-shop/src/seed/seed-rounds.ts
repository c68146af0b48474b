import { nextMorning } from '@subah/rules/delivery/delivery-slot';
import { indiaDate } from '@subah/rules/india-time';
import { orders } from '@subah/server/modules/orders/orders.tables';
import { makeRounds } from '@subah/server/modules/rounds/index';
import { roundOrders, roundStops, rounds } from '@subah/server/modules/rounds/rounds.tables';
import { shopFacts } from '@subah/server/modules/shop/shop.tables';
import type { Db } from '@subah/server/platform/database/database';
import { eq, inArray } from 'drizzle-orm';
import { demoId } from '../demo-id.ts';

const MINUTE_MS = 60_000;

/** Rounds of the demo rider for today and the next morning. Those with orders on the way have started. */
export async function seedRounds(db: Db, now: Date): Promise<void> {
  await db.insert(shopFacts).values({ key: 'upiId', value: 'subah@okbank' });
  for (const date of new Set([indiaDate(now), nextMorning(now)])) {
    await makeRounds({ db }, demoId('account', 'admin'), date);
  }
  await db.update(rounds).set({ riderId: demoId('account', 'rider') });
  const onTheWay = db
    .select({ id: roundStops.roundId })
    .from(roundStops)
    .innerJoin(roundOrders, eq(roundOrders.stopId, roundStops.id))
    .innerJoin(orders, eq(orders.id, roundOrders.orderId))
    .where(eq(orders.status, 'outfor delivery'));
  await db
    .update(rounds)
    .set({ startedAt: new Date(now.getTime() - 40 * MINUTE_MS) })
    .where(inArray(rounds.id, onTheWay));
}
