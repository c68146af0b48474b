import type { OrderFilter } from '@subah/contract/orders/order-filters';
import { CSV_MARK, csvLine } from '@subah/rules/csv-line';
import { collectionLabel } from '@subah/rules/healthcare/lab-visit';
import { indiaTimestamp } from '@subah/rules/india-time';
import { toRupees } from '@subah/rules/money';
import { homeVisits } from '@subah/rules/orders/home-visits';
import { orderName } from '@subah/rules/orders/order-name';
import { slotLabel } from '@subah/rules/orders/slot-label';
import { type OrderStatus, statusLabels } from '@subah/rules/orders/statuses';
import { duePaise } from '@subah/rules/pricing/bill-lines';
import { and, asc, gt, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { type Customer, findCustomers } from '../../accounts/index.ts';
import { recordChange } from '../../audit/index.ts';
import { orderLines, orders } from '../orders.tables.ts';
import { orderFilter } from './list-orders.ts';

const MAX_ORDERS = 10_000;
const BATCH = 1000;
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

type ExportRequest = { filter: OrderFilter; actorId: string; max?: number };

/** Oldest first. Refuses a list that is too long instead of cutting it off. */
export async function exportOrders(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { filter, actorId, max = MAX_ORDERS }: ExportRequest,
): Promise<Buffer<ArrayBuffer>> {
  const parts = [Buffer.from(CSV_MARK + csvLine(HEADER))];
  const filtered = await orderFilter(db, filter, clock());
  if (await hasMoreThan(db, filtered, max)) throw tooMany(max);
  let after = FIRST_ID;
  let count = 0;
  for (;;) {
    const rows = await readRows(db, and(filtered, gt(orders.id, after)));
    const last = rows.at(-1);
    if (!last) break;
    count += rows.length;
    if (count > max) throw tooMany(max);
    const ids = rows.map(({ id }) => id);
    const userIds = rows.map(({ userId }) => userId);
    const [allLines, customers] = await Promise.all([readLines(db, ids), findCustomers(db, userIds)]);
    const lines = Map.groupBy(allLines, ({ orderId }) => orderId);
    const cells = rows.map((order) => toCells(order, customers.get(order.userId), lines.get(order.id) ?? []));
    parts.push(Buffer.from(cells.map(csvLine).join('')));
    after = last.id;
  }
  // The list contains names and addresses, so the audit log records who exported it.
  const exported = { ...filter, orders: count };
  await inTransaction(db, (tx) =>
    recordChange(tx, { actorId, action: 'export', subject: 'orders', subjectId: 'csv', after: exported }),
  );
  return Buffer.concat(parts);
}

/** Only the columns of the file: orders and lines are wide. */
const readRows = (db: Db, where: SQL | undefined) =>
  db
    .select({
      id: orders.id,
      placedAt: orders.placedAt,
      status: orders.status,
      userId: orders.userId,
      address: orders.address,
      expressDelivery: orders.expressDelivery,
      slotFrom: orders.slotFrom,
      slotUntil: orders.slotUntil,
      toPayPaise: orders.toPayPaise,
      coins: orders.coins,
      paymentType: orders.paymentType,
      paymentId: orders.paymentId,
      refundedPaise: orders.refundedPaise,
      couponCode: orders.couponCode,
      deliveredAt: orders.deliveredAt,
    })
    .from(orders)
    .where(and(isNotNull(orders.placedAt), where))
    .orderBy(asc(orders.id))
    .limit(BATCH);

const readLines = (db: Db, orderIds: string[]) =>
  db
    .select({
      orderId: orderLines.orderId,
      catalog: orderLines.catalog,
      name: orderLines.name,
      unit: orderLines.unit,
      quantity: orderLines.quantity,
      rejectedAt: orderLines.rejectedAt,
      patientName: orderLines.patientName,
      patientAge: orderLines.patientAge,
      collectionDate: orderLines.collectionDate,
      isCollectedWithDelivery: orderLines.isCollectedWithDelivery,
    })
    .from(orderLines)
    .where(sql`${orderLines.orderId} = any(${sql.param(orderIds)}::uuid[])`)
    .orderBy(asc(orderLines.position), asc(orderLines.id));

type Row = Awaited<ReturnType<typeof readRows>>[number];
type Line = Awaited<ReturnType<typeof readLines>>[number];

/** Checked before anything is read, so that a refusal is quick. */
const hasMoreThan = async (db: Db, filtered: SQL | undefined, max: number): Promise<boolean> =>
  (
    await db
      .select({ id: orders.id })
      .from(orders)
      .where(and(isNotNull(orders.placedAt), filtered))
      .offset(max)
      .limit(1)
  ).length > 0;

const tooMany = (max: number): Problem =>
  new Problem('TOO_MANY_ORDERS', `More than ${max.toLocaleString('en-IN')} orders match. Choose fewer days.`);

const toCells = (order: Row, customer: Customer | undefined, lines: Line[]): (string | number)[] => [
  orderName(order.id),
  order.id,
  timestamp(order.placedAt),
  statusLabels[order.status as OrderStatus],
  customer?.name ?? '',
  customer?.mobile ?? '',
  order.address.name,
  order.address.phone,
  order.address.street,
  order.address.city,
  order.address.pincode,
  slotOf(order, lines),
  lines
    .filter(({ rejectedAt }) => rejectedAt === null)
    .map(({ name, unit, quantity }) => `${name} ${unit} × ${quantity}`)
    .join('; '),
  toRupees(duePaise(order)),
  order.paymentType === 'cod' ? 'COD' : 'Online',
  order.paymentId ?? '',
  toRupees(order.refundedPaise),
  order.couponCode ?? '',
  timestamp(order.deliveredAt),
];

const toVisit = ({ catalog, rejectedAt, patientName, patientAge, collectionDate, isCollectedWithDelivery }: Line) => ({
  product_type: catalog,
  isRejected: rejectedAt !== null,
  labPatient: patientName !== null && patientAge !== null && collectionDate !== null ? { collectionDate } : null,
  isCollectedWithDelivery,
});

/** Lab tests alone have no delivery slot, only collection dates. */
function slotOf(order: Row, lines: Line[]): string {
  const { bringsGoods, takesSampleWithGoods, collectionDates, hasUnplannedTest } = homeVisits(lines.map(toVisit));
  const samples = [
    ...(takesSampleWithGoods ? ['with the delivery'] : []),
    ...collectionDates.map(collectionLabel),
    ...(hasUnplannedTest ? ['to be agreed'] : []),
  ];
  const goods = order.expressDelivery ? 'Express' : slotLabel(order.slotFrom, order.slotUntil);
  return [...(bringsGoods || samples.length === 0 ? [goods] : []), ...samples.map((when) => `Sample ${when}`)].join(
    '; ',
  );
}

const timestamp = (moment: Date | null): string => (moment ? indiaTimestamp(moment) : '');
