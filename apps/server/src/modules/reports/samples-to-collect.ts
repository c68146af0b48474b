import type { PickList } from '@subah/contract/reports/reports';
import { catalogFacts } from '@subah/rules/catalog/catalogs';
import { startOfIndiaDay } from '@subah/rules/india-time';
import { isSampleOpen } from '@subah/rules/orders/allowed-changes';
import { HANDED_OVER_STATUSES, UNDELIVERED_STATUSES } from '@subah/rules/orders/statuses';
import { and, asc, eq, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database.ts';
import { orderLines, orders } from '../orders/orders.tables.ts';
import { listStops, type RoundOrder, toRoundStop } from './orders-on-round.ts';

type Sample = PickList['samples'][number];

/** Days for which an order without a collection date is listed for a call. */
const CALL_LIST_DAYS = 10;
/** The same for an order whose goods are delivered. Most orders are: reading the lines of more days takes too long. */
const CALL_LIST_DAYS_DELIVERED = 2;

/**
 * Orders whose samples are collected on a day. A test without patient or date is listed on every day from its delivery
 * slot on, so that the shop calls the customer.
 */
export async function listSamplesToCollect(db: Db, date: string): Promise<Sample[]> {
  const due = db
    .select({ orderId: orderLines.orderId })
    .from(orderLines)
    .where(and(isLabTest, eq(orderLines.collectionDate, date)));
  const toCall = db
    .select({ orderId: orderLines.orderId })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        isLabTest,
        isUnplanned,
        or(isUndelivered, and(isHandedOver, gte(orders.slotFrom, startOfIndiaDay(date, -CALL_LIST_DAYS_DELIVERED)))),
        // Orders of deleted accounts have no number to call.
        sql`${orders.address} ->> 'phone' <> ''`,
        gte(orders.slotFrom, startOfIndiaDay(date, -CALL_LIST_DAYS)),
        lt(orders.slotFrom, startOfIndiaDay(date, 1)),
      ),
    );
  // By collection date: it may be agreed by phone long after the delivery slot.
  const rows = await listStops(db, and(or(isUndelivered, isHandedOver), inArray(orders.id, unionAll(due, toCall))));
  const lines = Map.groupBy(
    await listLines(
      db,
      rows.map(({ id }) => id),
    ),
    ({ orderId }) => orderId,
  );
  return rows.map((row) => toSample(row, lines.get(row.id) ?? [], date)).filter(({ tests }) => tests.length > 0);
}

const isUndelivered = inArray(orders.status, [...UNDELIVERED_STATUSES]);
/** Goods may be delivered before the sample is collected. */
const isHandedOver = inArray(orders.status, [...HANDED_OVER_STATUSES]);

const isLabTest = and(eq(orderLines.catalog, 'labtest'), isNull(orderLines.rejectedAt));
const isUnplanned = sql`(${orderLines.patientName} is null or ${orderLines.patientAge} is null or ${orderLines.collectionDate} is null)`;

const listLines = (db: Db, orderIds: string[]) =>
  db
    .select({
      orderId: orderLines.orderId,
      catalog: orderLines.catalog,
      productId: orderLines.productId,
      name: orderLines.name,
      patientName: orderLines.patientName,
      patientAge: orderLines.patientAge,
      patientSex: orderLines.patientSex,
      morePatients: orderLines.morePatients,
      quantity: orderLines.quantity,
      isCollectedWithDelivery: orderLines.isCollectedWithDelivery,
      collectionDate: orderLines.collectionDate,
    })
    .from(orderLines)
    .where(and(sql`${orderLines.orderId} = any(${sql.param(orderIds)}::uuid[])`, isNull(orderLines.rejectedAt)))
    .orderBy(asc(orderLines.id));

type Line = Awaited<ReturnType<typeof listLines>>[number];

function toSample(order: RoundOrder, lines: Line[], date: string): Sample {
  const stop = toRoundStop(order);
  const tests = lines.filter(({ catalog }) => catalog === 'labtest');
  const bringsGoods = lines.some(({ catalog }) => catalogFacts[catalog].isCarried);
  const dates = tests.flatMap(({ collectionDate }) => collectionDate ?? []).sort();
  // Cash is collected once: with the goods, otherwise at the first collection.
  const isCashCollectedHere = !bringsGoods && date <= (dates[0] ?? date);
  return {
    ...stop,
    cashToCollect: isCashCollectedHere ? stop.cashToCollect : 0,
    tests: tests
      .filter((line) => patientOf(line) === null || line.collectionDate === date)
      .filter((line) => isSampleOpen({ ...order, bringsGoods }, line))
      .flatMap(({ productId, name, quantity, isCollectedWithDelivery, ...line }) =>
        patientsOf(line).map((patient) => ({ productId, name, quantity, isCollectedWithDelivery, patient })),
      ),
  };
}

type PatientColumns = Pick<Line, 'patientName' | 'patientAge' | 'patientSex' | 'collectionDate' | 'morePatients'>;

/** One entry per tube. */
const patientsOf = ({ morePatients, ...line }: PatientColumns): Sample['tests'][number]['patient'][] => {
  const first = patientOf(line);
  return first
    ? [
        first,
        ...morePatients.map(({ patientName, patientAge, patientSex = null }) => ({
          name: patientName,
          age: patientAge,
          sex: patientSex,
        })),
      ]
    : [null];
};

const patientOf = ({
  patientName,
  patientAge,
  patientSex,
  collectionDate,
}: Omit<PatientColumns, 'morePatients'>): Sample['tests'][number]['patient'] =>
  patientName !== null && patientAge !== null && collectionDate !== null
    ? { name: patientName, age: patientAge, sex: patientSex }
    : null;
