import type { SessionUser } from '@subah/contract/accounts/accounts';
import { riderRefusals } from '@subah/messages/api/rider';
import { indiaDate } from '@subah/rules/india-time';
import { and, eq, isNull } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { notFound, Problem } from '../../platform/http/problem.ts';
import { lockMilkDeliveries, markRow } from '../milk/index.ts';
import { changeStatuses } from '../orders/index.ts';
import { announceRound } from './announce-round.ts';
import { isDayCounted, loadStops, lockRound } from './rounds.queries.ts';
import { rounds } from './rounds.tables.ts';
import { isToTake, milkDuePaise } from './stop-state.ts';

/** Packed orders are out for delivery. Can be repeated, for orders that were packed later. */
export async function startRound(deps: Pick<Deps, 'db' | 'clock'>, rider: SessionUser, roundId: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    if (!(await lockRound(tx, roundId, rider.id))) throw notFound('round');
    if (await isDayCounted(tx, rider.id, indiaDate(deps.clock()))) {
      throw new Problem('DAY_CLOSED', riderRefusals.dayClosed);
    }
    await tx
      .update(rounds)
      .set({ startedAt: deps.clock() })
      .where(and(eq(rounds.id, roundId), isNull(rounds.startedAt)));
    await announceRound(tx, roundId);
  });
  const stops = await loadStops(deps.db, [roundId]);
  const packed = stops
    .flatMap(({ orders }) => orders)
    .filter(isToTake)
    .map(({ order }) => order.id);
  await changeStatuses(deps, rider, { orderIds: packed, status: 'outfor delivery' });
}

/** Milk for which cash is due is marked door by door, because each amount must be collected. */
export async function deliverPrepaidMilk(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  rider: SessionUser,
  roundId: string,
): Promise<void> {
  const now = clock();
  await inTransaction(db, async (tx) => {
    if (!(await lockRound(tx, roundId, rider.id))) throw notFound('round');
    const stops = await loadStops(tx, [roundId]);
    const ids = stops.flatMap(({ milk }) => milk.map(({ id }) => id));
    for (const row of await lockMilkDeliveries(tx, ids)) {
      if (row.status !== 'ordered' || milkDuePaise(row) > 0) continue;
      await markRow(tx, { actorId: rider.id, row, status: 'delivered', now });
    }
  });
}
