import type { CashDay, RiderCash } from '@subah/contract/rounds/cash-ups';
import { cashDifference } from '@subah/rules/delivery/handover';
import { toPaise, toRupees } from '@subah/rules/money';
import { and, count, eq, inArray, isNotNull, isNull, sql, sum } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { type Db, inTransaction, type Tx } from '../../platform/database/database.ts';
import { fieldProblem, notFound, Problem } from '../../platform/http/problem.ts';
import { findCustomers } from '../accounts/index.ts';
import { recordChange } from '../audit/index.ts';
import { findCashMilk } from '../milk/index.ts';
import { type GivenBack, sumCashOrders, sumGivenBack, sumOwedCash } from '../orders/index.ts';
import { sumRefunds } from '../payments/index.ts';
import { loadStops, selectRounds } from './rounds.queries.ts';
import { cashUps, deliveryResults, rounds, stopVisits } from './rounds.tables.ts';
import { isStopOpen } from './stop-state.ts';

const counts = and(deliveryResults.isDelivered, isNull(deliveryResults.undoneAt));

type Collected = { riderId: string; duePaise: number; cashPaise: number; upiPaise: number; deliveries: number };

/** What riders collected on a day. */
const sumCollected = (db: Db | Tx, date: string, riderId?: string): Promise<Collected[]> =>
  db
    .select({
      riderId: stopVisits.riderId,
      duePaise: sum(deliveryResults.duePaise).mapWith(Number),
      cashPaise: sum(deliveryResults.cashPaise).mapWith(Number),
      upiPaise: sum(deliveryResults.upiPaise).mapWith(Number),
      deliveries: count(),
    })
    .from(deliveryResults)
    .innerJoin(stopVisits, eq(stopVisits.id, deliveryResults.visitId))
    .where(and(eq(stopVisits.date, date), riderId ? eq(stopVisits.riderId, riderId) : undefined, counts))
    .groupBy(stopVisits.riderId);

export async function readCashDay(db: Db, date: string): Promise<CashDay> {
  const collected = new Map((await sumCollected(db, date)).map((row) => [row.riderId, row]));
  const closed = new Map(
    (await db.select().from(cashUps).where(eq(cashUps.date, date))).map((row) => [row.riderId, row]),
  );
  const openStops = await countOpenStops(db, date);
  const givenBack = new Map((await sumGivenBack(db, date)).map((row) => [row.riderId, row]));
  const riderIds = [
    ...new Set([...collected.keys(), ...closed.keys(), ...openStops.keys(), ...givenBack.keys()]),
  ].filter((id) => id !== null);
  const people = await findCustomers(db, [...riderIds, ...[...closed.values()].map(({ closedBy }) => closedBy)]);
  const nameOf = (id: string) => people.get(id)?.name ?? '';
  const withoutRider = await sumCashOrders(db, date, await findHandedOver(db, date));
  const milkWithoutRider = await sumMilkWithoutRider(db, date);
  const refunds = await sumRefunds(db, date);
  return {
    date,
    riders: riderIds
      .map((id) =>
        toWire({
          rider: { _id: id, name: nameOf(id) },
          collected: collected.get(id),
          givenBack: givenBack.get(id),
          closed: closed.get(id),
          closedBy: nameOf(closed.get(id)?.closedBy ?? ''),
          openStops: openStops.get(id) ?? 0,
        }),
      )
      .sort((a, b) => a.rider.name.localeCompare(b.rider.name)),
    withoutRider: { orders: withoutRider.orders, amount: toRupees(withoutRider.paise) },
    milkWithoutRider: { deliveries: milkWithoutRider.deliveries, amount: toRupees(milkWithoutRider.paise) },
    refunds: toCashBack(refunds),
    givenBackAtShop: toCashBack(givenBack.get(null)),
    toGiveBack: toCashBack(await sumOwedCash(db)),
  };
}

/** Orders that riders handed over on a day. */
async function findHandedOver(db: Db, date: string): Promise<string[]> {
  const rows = await db
    .select({ id: deliveryResults.orderId })
    .from(deliveryResults)
    .innerJoin(stopVisits, eq(stopVisits.id, deliveryResults.visitId))
    .where(and(eq(stopVisits.date, date), counts));
  return rows.flatMap(({ id }) => id ?? []);
}

/** Milk of a day that was paid in cash, but not to a rider. */
async function sumMilkWithoutRider(db: Db, date: string): Promise<{ deliveries: number; paise: number }> {
  const paid = await findCashMilk(db, date);
  const ids = paid.map(({ id }) => id);
  const results = await db
    .select({ id: deliveryResults.milkDeliveryId })
    .from(deliveryResults)
    .where(and(inArray(deliveryResults.milkDeliveryId, ids), counts));
  const byRider = new Set(results.map(({ id }) => id));
  const left = paid.filter(({ id }) => !byRider.has(id));
  return { deliveries: left.length, paise: left.reduce((total, { paise }) => total + paise, 0) };
}

const toCashBack = ({ count, paise }: Pick<GivenBack, 'count' | 'paise'> = { count: 0, paise: 0 }) => ({
  count,
  amount: toRupees(paise),
});

const expectedOf = (collected?: Collected, givenBack?: GivenBack): number =>
  (collected?.duePaise ?? 0) - (givenBack?.paise ?? 0);

type RiderDay = {
  rider: RiderCash['rider'];
  collected: Collected | undefined;
  givenBack: GivenBack | undefined;
  closed: typeof cashUps.$inferSelect | undefined;
  closedBy: string;
  openStops: number;
};

function toWire({ rider, collected, givenBack, closed, closedBy, openStops }: RiderDay): RiderCash {
  return {
    rider,
    expected: toRupees(closed?.expectedPaise ?? expectedOf(collected, givenBack)),
    cash: toRupees(collected?.cashPaise ?? 0),
    upi: toRupees(collected?.upiPaise ?? 0),
    deliveries: collected?.deliveries ?? 0,
    givenBack: toCashBack(givenBack),
    openStops,
    closed: closed
      ? {
          cash: toRupees(closed.cashPaise),
          upi: toRupees(closed.upiPaise),
          difference: toRupees(cashDifference(closed, closed.expectedPaise)),
          note: closed.note,
          by: closedBy,
          at: closed.closedAt.toISOString(),
        }
      : null,
  };
}

/** One entry per rider with a round on this day. */
async function countOpenStops(db: Db, date: string): Promise<Map<string, number>> {
  const rows = await selectRounds(db, and(eq(rounds.date, date), isNotNull(rounds.riderId)));
  const riderOf = new Map(rows.map(({ id, riderId }) => [id, riderId ?? '']));
  const open = new Map([...riderOf.values()].map((riderId) => [riderId, 0]));
  for (const stop of await loadStops(db, [...riderOf.keys()])) {
    const riderId = riderOf.get(stop.roundId) ?? '';
    if (isStopOpen(stop)) open.set(riderId, (open.get(riderId) ?? 0) + 1);
  }
  return open;
}

type CashUpInput = { riderId: string; date: string; expected: number; cash: number; upi: number; note: string };

/** A closed day is final: later deliveries and changes of the row are refused by the database (rounds.sql). */
export async function closeCashUp(
  { db }: Pick<Deps, 'db'>,
  actorId: string,
  { riderId, date, note, ...input }: CashUpInput,
): Promise<void> {
  const counted = { cashPaise: toPaise(input.cash), upiPaise: toPaise(input.upi) };
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`select lock_rider_day(${riderId}, ${date})`);
    if (!(await findCustomers(tx, [riderId])).has(riderId)) throw notFound('staffAccount');
    const [collected] = await sumCollected(tx, date, riderId);
    const givenBack = (await sumGivenBack(tx, date)).find((row) => row.riderId === riderId);
    const expectedPaise = expectedOf(collected, givenBack);
    if (expectedPaise !== toPaise(input.expected)) {
      throw new Problem('CASH_CHANGED', 'The cash of the rider has changed meanwhile. Please look again.', {
        details: { expected: toRupees(expectedPaise) },
      });
    }
    const difference = cashDifference(counted, expectedPaise);
    if (difference !== 0 && note === '') throw fieldProblem('note', 'Write why the amounts differ.');
    // The time of the database, which also dates what is undone later.
    const closedAt = sql`clock_timestamp()`;
    const closed = { riderId, date, expectedPaise, ...counted, note, closedBy: actorId, closedAt };
    const rows = await tx.insert(cashUps).values(closed).onConflictDoNothing().returning({ id: cashUps.id });
    if (!rows[0]) throw new Problem('DAY_CLOSED', 'This day is closed already.');
    await recordChange(tx, {
      actorId,
      action: 'close',
      subject: 'cash-up',
      subjectId: rows[0].id,
      after: {
        date,
        riderId,
        expected: toRupees(expectedPaise),
        ...{ cash: input.cash, upi: input.upi, difference: toRupees(difference) },
        ...(note ? { note } : {}),
      },
    });
  });
}
