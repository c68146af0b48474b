import type { PickList } from '@subah/contract/orders/orders';
import { startOfIndiaDay } from '@subah/rules/india-time';
import { and, asc, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database.ts';
import { orderLines, orders } from '../orders/orders.tables.ts';
import { ordersToVisit, toDoor } from './orders-to-visit.ts';

type Sample = PickList['samples'][number];

/** Who was not reached for this long is not called every morning any more; the list of orders still asks for it. */
const DAYS_OF_CALLS = 10;

/**
 * The doors at which samples are collected on an India day. A test without a patient has no morning: it stands on
 * every list from the first morning on, so that somebody calls.
 */
export async function samplesToCollect(db: Db, date: string): Promise<Sample[]> {
  const due = db
    .select({ orderId: orderLines.orderId })
    .from(orderLines)
    .where(and(isWantedTest, eq(orderLines.collectionDate, date)));
  const toCall = db
    .select({ orderId: orderLines.orderId })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        isWantedTest,
        isUnplanned,
        gte(orders.slotFrom, startOfIndiaDay(date, -DAYS_OF_CALLS)),
        lt(orders.slotFrom, startOfIndiaDay(date, 1)),
      ),
    );
  // Found by their own morning: it may be agreed on the phone long after the order was promised.
  const rows = await ordersToVisit(db, inArray(orders.id, unionAll(due, toCall)));
  const lines = Map.groupBy(
    await wantedLines(
      db,
      rows.map(({ id }) => id),
    ),
    ({ orderId }) => orderId,
  );
  return rows.map((row) => toSample(toDoor(row), lines.get(row.id) ?? [], date));
}

const isWantedTest = and(eq(orderLines.catalog, 'labtest'), isNull(orderLines.rejectedAt));
const isUnplanned = sql`(${orderLines.patientName} is null or ${orderLines.patientAge} is null or ${orderLines.collectionDate} is null)`;

const wantedLines = (db: Db, orderIds: string[]) =>
  db
    .select({
      orderId: orderLines.orderId,
      catalog: orderLines.catalog,
      productId: orderLines.productId,
      name: orderLines.name,
      patientName: orderLines.patientName,
      patientAge: orderLines.patientAge,
      collectionDate: orderLines.collectionDate,
    })
    .from(orderLines)
    .where(and(inArray(orderLines.orderId, orderIds), isNull(orderLines.rejectedAt)))
    .orderBy(asc(orderLines.id));

type Line = Awaited<ReturnType<typeof wantedLines>>[number];

function toSample(door: Omit<Sample, 'tests'>, lines: Line[], date: string): Sample {
  const tests = lines.filter(({ catalog }) => catalog === 'labtest');
  const mornings = tests.flatMap(({ collectionDate }) => collectionDate ?? []).sort();
  // Cash is given once: to whoever brings goods, otherwise on the first of the mornings.
  const isPaidHere = tests.length === lines.length && date <= (mornings[0] ?? date);
  return {
    ...door,
    cashToCollect: isPaidHere ? door.cashToCollect : 0,
    tests: tests
      .map((line) => ({ ...line, patient: patientOf(line) }))
      .filter(({ patient, collectionDate }) => patient === null || collectionDate === date)
      .map(({ productId, name, patient }) => ({ productId, name, patient })),
  };
}

const patientOf = ({ patientName, patientAge, collectionDate }: Line): Sample['tests'][number]['patient'] =>
  patientName !== null && patientAge !== null && collectionDate !== null
    ? { name: patientName, age: patientAge }
    : null;
