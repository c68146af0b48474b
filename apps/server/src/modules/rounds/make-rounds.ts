import { createHash } from 'node:crypto';
import { roundDays } from '@subah/rules/delivery/delivery-slot';
import { NO_AREA } from '@subah/rules/delivery/no-area';
import { stopKey } from '@subah/rules/delivery/stop-key';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { type Db, inTransaction, type Tx } from '../../platform/database/database.ts';
import { recordChange } from '../audit/index.ts';
import { findDeliverySettings } from '../delivery/index.ts';
import { listMilkToDeliver } from '../milk/index.ts';
import { listOrdersToDeliver } from '../orders/index.ts';
import { findCountedRiders, findPlaced, selectRounds } from './rounds.queries.ts';
import { roundMilk, roundOrders, roundStops, rounds } from './rounds.tables.ts';

type Waiting = { id: string; kind: 'order' | 'milk'; area: string; door: string };

/** What a morning brings and no round has yet. */
export async function listWaiting(db: Db | Tx, date: string): Promise<Waiting[]> {
  const orders = await listOrdersToDeliver(db, date);
  const milk = await listMilkToDeliver(db, date);
  const all: Waiting[] = [
    ...orders.map(({ id, area, address }) => ({
      id,
      kind: 'order' as const,
      area: area ?? NO_AREA,
      door: hashDoor(address),
    })),
    ...milk.flatMap(({ id, area, address }) =>
      address ? { id, kind: 'milk' as const, area, door: hashDoor(address) } : [],
    ),
  ];
  const placed = await findPlaced(db, {
    orderIds: orders.map(({ id }) => id),
    milkIds: milk.map(({ id }) => id),
  });
  return all.filter(({ id }) => !placed.has(id));
}

/** Without its door, a stop says nothing about a customer whose account was deleted. */
const hashDoor = (address: { street: string; pincode: string }): string =>
  createHash('sha256').update(stopKey(address)).digest('base64url');

/** One round per area, made once. What came later joins the round of its area, unless the cash of its rider is counted. */
export async function makeRounds({ db }: Pick<Deps, 'db'>, actorId: string, date: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockMorning(tx, date);
    const waiting = await listWaiting(tx, date);
    const areas = [...new Set(waiting.map(({ area }) => area))];
    if (areas.length === 0) return;
    const made = await tx
      .insert(rounds)
      .values(areas.map((area) => ({ date, area })))
      .onConflictDoNothing()
      .returning({ id: rounds.id, area: rounds.area });
    await joinRounds(tx, date, waiting);
    for (const { id, area } of made) {
      await recordChange(tx, { actorId, action: 'create', subject: 'round', subjectId: id, after: { date, area } });
    }
  });
}

/** Late orders join the round of their area, where there is one. */
export async function joinLateOrders({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  for (const date of roundDays(clock(), await findDeliverySettings(db))) {
    await inTransaction(db, async (tx) => {
      await lockMorning(tx, date);
      await joinRounds(tx, date, await listWaiting(tx, date));
    });
  }
}

export const lockMorning = (tx: Tx, date: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`rounds ${date}`}, 0))`);

/** The caller holds the lock of the morning. */
async function joinRounds(tx: Tx, date: string, waiting: Waiting[]): Promise<void> {
  if (waiting.length === 0) return;
  const counted = await findCountedRiders(tx, date);
  const open = (await selectRounds(tx, eq(rounds.date, date))).filter(({ riderId }) => !counted.has(riderId ?? ''));
  const idOf = new Map(open.map(({ area, id }) => [area, id]));
  const joining = waiting.filter(({ area }) => idOf.has(area));
  for (const [area, ofArea] of Map.groupBy(joining, ({ area }) => area)) {
    const roundId = idOf.get(area) ?? '';
    const stopOf = await openStops(
      tx,
      roundId,
      ofArea.map(({ door }) => door),
    );
    const entries = ofArea.map(({ id, kind, door }) => ({ id, kind, stopId: stopOf.get(door) ?? '' }));
    const orders = entries.filter(({ kind }) => kind === 'order');
    const milk = entries.filter(({ kind }) => kind === 'milk');
    if (orders.length > 0) {
      await tx.insert(roundOrders).values(orders.map(({ id, stopId }) => ({ orderId: id, stopId })));
    }
    if (milk.length > 0) {
      await tx.insert(roundMilk).values(milk.map(({ id, stopId }) => ({ deliveryId: id, stopId })));
    }
  }
}

/** The stops of these doors, by door. New ones come last. */
async function openStops(tx: Tx, roundId: string, doors: string[]): Promise<Map<string, string>> {
  const [last] = await tx
    .select({ position: sql<number>`coalesce(max(${roundStops.position}), 0)`.mapWith(Number) })
    .from(roundStops)
    .where(eq(roundStops.roundId, roundId));
  const start = last?.position ?? 0;
  const unique = [...new Set(doors)];
  await tx
    .insert(roundStops)
    .values(unique.map((door, index) => ({ roundId, door, position: start + index + 1 })))
    .onConflictDoNothing();
  const stops = await tx
    .select({ id: roundStops.id, door: roundStops.door })
    .from(roundStops)
    .where(and(eq(roundStops.roundId, roundId), inArray(roundStops.door, unique)));
  return new Map(stops.map(({ door, id }) => [door, id]));
}
