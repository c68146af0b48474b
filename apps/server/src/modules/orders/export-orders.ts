import type { OrderFilter } from '@subah/contract/orders/orders';
import { collectionLabel } from '@subah/rules/healthcare/lab-visit';
import { indiaClock } from '@subah/rules/india-time';
import { toRupees } from '@subah/rules/money';
import { homeVisits } from '@subah/rules/orders/home-visits';
import { slotLabel } from '@subah/rules/orders/slot-label';
import { type OrderStatus, statusLabels } from '@subah/rules/orders/statuses';
import { duePaise } from '@subah/rules/pricing/bill-lines';
import { and, asc, gt, type SQL } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { CSV_MARK, csvLine } from '../../platform/text/csv-line.ts';
import { recordChange } from '../audit/index.ts';
import { wanted } from './list-orders.ts';
import { linesOf, type OrderLineRow } from './orders.queries.ts';
import { orders } from './orders.tables.ts';
import { selectOrders, toItem } from './read-orders.ts';

const MOST_ORDERS = 10_000;
const ORDERS_AT_ONCE = 1000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

const HEADER = [
  'order',
  'id',
  'placed',
  'status',
  'customer',
  'mobile',
  'deliver to',
  'phone',
  'street',
  'city',
  'pincode',
  'slot',
  'items',
  'total',
  'payment',
  'payment id',
  'sent back',
  'coupon',
  'delivered',
];

type Wish = { filter: OrderFilter; actorId: string; most?: number };

/** The oldest first, as books are kept. A list that would not fit is refused, never cut off in silence. */
export async function exportOrders(
  { db }: Pick<Deps, 'db'>,
  { filter, actorId, most = MOST_ORDERS }: Wish,
): Promise<Buffer<ArrayBuffer>> {
  const parts = [Buffer.from(CSV_MARK + csvLine(HEADER))];
  const isWanted = await wanted(db, filter);
  if (await matchMore(db, isWanted, most)) throw tooMany(most);
  let after = FIRST_ID;
  let count = 0;
  for (;;) {
    const rows = await selectOrders(db, and(isWanted, gt(orders.id, after)))
      .orderBy(asc(orders.id))
      .limit(ORDERS_AT_ONCE);
    const last = rows.at(-1);
    if (!last) break;
    count += rows.length;
    if (count > most) throw tooMany(most);
    const lines = Map.groupBy(
      await linesOf(
        db,
        rows.map(({ order }) => order.id),
      ),
      ({ orderId }) => orderId,
    );
    parts.push(Buffer.from(rows.map((row) => csvLine(toCells(row, lines.get(row.order.id) ?? []))).join('')));
    after = last.order.id;
  }
  // The list carries names and addresses out of the shop, so it is written down who took it.
  const taken = { ...filter, orders: count };
  await inTransaction(db, (tx) =>
    recordChange(tx, { actorId, action: 'export', subject: 'orders', subjectId: 'csv', after: taken }),
  );
  return Buffer.concat(parts);
}

/** Asked before the first is read: the answer to a list of a year comes at once. */
const matchMore = async (db: Db, isWanted: SQL | undefined, most: number): Promise<boolean> =>
  (await selectOrders(db, isWanted).offset(most).limit(1)).length > 0;

const tooMany = (most: number): Problem =>
  new Problem('VALIDATION', `More than ${most.toLocaleString('en-IN')} orders match. Choose fewer days.`);

type Row = Awaited<ReturnType<typeof selectOrders>>[number];

const toCells = ({ order, customer }: Row, lines: OrderLineRow[]): (string | number)[] => [
  order.orderNumber,
  order.id.slice(-7),
  wallTime(order.placedAt),
  statusLabels[order.status as OrderStatus],
  customer.name,
  customer.mobile,
  order.address.name,
  order.address.phone,
  order.address.street,
  order.address.city,
  order.address.pincode,
  whenOf(order, lines),
  lines
    .filter(({ rejectedAt }) => rejectedAt === null)
    .map(({ name, unit, quantity }) => `${name} ${unit} × ${quantity}`)
    .join('; '),
  toRupees(duePaise(order)),
  order.paymentType === 'cod' ? 'COD' : 'Online',
  order.paymentId ?? '',
  toRupees(order.refundedPaise),
  order.couponCode ?? '',
  wallTime(order.deliveredAt),
];

/** Nothing is brought for lab tests alone; their samples are collected. */
function whenOf(order: Row['order'], lines: OrderLineRow[]): string {
  const { bringsGoods, collectionDates, hasUnplannedTest } = homeVisits(lines.map(toItem));
  const samples = [...collectionDates.map(collectionLabel), ...(hasUnplannedTest ? ['to be agreed'] : [])];
  const goods = order.expressDelivery ? 'Express' : slotLabel(order.slotFrom, order.slotUntil);
  return [...(bringsGoods || samples.length === 0 ? [goods] : []), ...samples.map((when) => `Sample ${when}`)].join(
    '; ',
  );
}

const two = (number: number): string => String(number).padStart(2, '0');

/** Of India, in the form that every spreadsheet sorts: "2026-03-16 09:05". */
function wallTime(moment: Date | null): string {
  if (!moment) return '';
  const { year, month, day, hour, minute } = indiaClock(moment);
  return `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}`;
}
