import type { OrderChangeDetails } from '@subah/contract/orders/order-changes';
import type { Order, OrderItem, TimelineEntry } from '@subah/contract/orders/orders';
import { picturePath } from '@subah/contract/picture';
import { catalogFacts } from '@subah/rules/catalog/catalogs';
import { indiaDate } from '@subah/rules/india-time';
import { toRupees } from '@subah/rules/money';
import { canCancel, canCancelLine, returnUntil } from '@subah/rules/orders/allowed-changes';
import { creditUntil, isFresh } from '@subah/rules/orders/freshness-credit';
import { homeVisits } from '@subah/rules/orders/home-visits';
import { slotLabel } from '@subah/rules/orders/slot-label';
import { ORDER_STATUSES, type OrderStatus, statusLabels } from '@subah/rules/orders/statuses';
import { duePaise, makeBill } from '@subah/rules/pricing/bill-lines';
import { and, eq, inArray, isNotNull, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { findCustomers } from '../../accounts/index.ts';
import { findInvoices } from '../../invoices/index.ts';
import { findRefunds } from '../../payments/index.ts';
import { type ClaimWithLines, findClaims, toWireClaim } from '../claims/claims.queries.ts';
import type { CreatedOrder } from '../create-order.ts';
import {
  findChanges,
  findEvents,
  findLines,
  type OrderEventRow,
  type OrderLineRow,
  type OrderRow,
} from '../orders.queries.ts';
import { orders } from '../orders.tables.ts';
import { findPickUps, type PickUpRow } from '../pick-ups/pick-ups.queries.ts';

/** Placed orders. Pending and expired ones are not shown to anyone. */
export const selectOrders = (db: Db | Tx, where: SQL | undefined) =>
  db
    .select()
    .from(orders)
    .where(and(isNotNull(orders.placedAt), where))
    .$dynamic();

/** One placed order; with `userId` only if it is this customer's. */
export async function findOrder(
  db: Db | Tx,
  id: string,
  { userId, where, now }: { userId?: string; where?: SQL | undefined; now: Date },
): Promise<Order | undefined> {
  const rows = await selectOrders(db, and(eq(orders.id, id), userId ? eq(orders.userId, userId) : undefined, where));
  return (await toWire(db, rows, now))[0];
}

export const findOrders = async (db: Db, ids: string[], now: Date): Promise<Order[]> =>
  toWire(db, await selectOrders(db, inArray(orders.id, ids)), now);

/** Reads lines, events and people for a whole page of orders at once. */
export async function toWire(db: Db | Tx, rows: OrderRow[], now: Date): Promise<Order[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [allLines, allEvents, changes, allInvoices, allClaims, allPickUps, refunds, customers] = await Promise.all([
    findLines(db, ids),
    findEvents(db, ids),
    findChanges(db, ids),
    findInvoices(db, ids),
    findClaims(db, ids),
    findPickUps(db, ids),
    findRefunds(
      db,
      rows.flatMap(({ paymentId }) => paymentId ?? []),
    ),
    findCustomers(
      db,
      rows.map(({ userId }) => userId),
    ),
  ]);
  const lines = groupByOrder(allLines);
  const events = groupByOrder(allEvents);
  const invoices = groupByOrder(allInvoices);
  const claims = groupByOrder(allClaims);
  const pickUps = groupByOrder(allPickUps);
  const changesById = new Map(changes.map(({ id, details }) => [id, details]));
  return rows.map((order) =>
    toWireOrder(order, {
      customer: customers.get(order.userId) ?? DELETED_CUSTOMER,
      lines: lines.get(order.id) ?? [],
      events: events.get(order.id) ?? [],
      invoices: invoices.get(order.id) ?? [],
      claims: claims.get(order.id) ?? [],
      pickUps: pickUps.get(order.id) ?? [],
      refunds: refunds.filter(({ paymentId }) => paymentId === order.paymentId),
      changesById,
      now,
    }),
  );
}

/** A new order without reading it back. */
export const toWireNewOrder = (created: CreatedOrder, customer: OrderParts['customer'], now: Date): Order =>
  toWireOrder(created.order, {
    ...created,
    invoices: [],
    claims: [],
    pickUps: [],
    refunds: [],
    changesById: new Map(),
    customer,
    now,
  });

const DELETED_CUSTOMER = { name: '', email: '', mobile: '' };

const groupByOrder = <Part extends { orderId: string }>(parts: Part[]): Map<string, Part[]> =>
  Map.groupBy(parts, ({ orderId }) => orderId);

type OrderParts = {
  customer: { name: string; email: string; mobile: string };
  lines: OrderLineRow[];
  events: OrderEventRow[];
  invoices: Awaited<ReturnType<typeof findInvoices>>;
  claims: ClaimWithLines[];
  pickUps: PickUpRow[];
  refunds: Awaited<ReturnType<typeof findRefunds>>;
  /** By the id of their event. */
  changesById: Map<string, OrderChangeDetails | null>;
  now: Date;
};

function toWireOrder(order: OrderRow, parts: OrderParts): Order {
  const { customer, lines, events, invoices, changesById, now } = parts;
  const status = order.status as OrderStatus;
  const products = lines.map(toItem);
  const visits = homeVisits(products);
  const until = returnUntil({ ...order, ...visits }, now);
  return {
    _id: order.id,
    orderNumber: String(order.orderNumber),
    status,
    version: events.at(-1)?.seq ?? 0,
    statusLabel: statusLabels[status],
    createdAt: (order.placedAt ?? order.createdAt).toISOString(),
    deliveredAt: order.deliveredAt?.toISOString() ?? null,
    expressDelivery: order.expressDelivery,
    userId: { _id: order.userId, name: customer.name, email: customer.email, mobile: customer.mobile },
    deliveryAddress: order.address,
    area: order.area,
    ifMissing: order.ifMissing,
    instructions: order.instructions,
    products,
    totalAmount: toRupees(duePaise(order)),
    paymentType: order.paymentType,
    paymentId: order.paymentId,
    isPaid: order.paymentType === 'online' || order.deliveredAt !== null,
    refundedAmount: toRupees(order.refundedPaise),
    bill: makeBill(order, { couponCode: order.couponCode }),
    couponCode: order.couponCode,
    timeline: events.flatMap((event) =>
      toEntry(event, order.userId === event.actorId ? customer.name : null, changesById.get(event.id) ?? null),
    ),
    invoiceUrl: `/api/orders/${order.id}/invoice.pdf`,
    invoices: invoices.map(({ orderId: _, ...invoice }) => invoice),
    canCancel: canCancel(order),
    canCancelItems: lines.some(
      (line) => line.rejectedAt === null && canCancelLine({ ...order, ...visits }, line, indiaDate(now)),
    ),
    canReturn: until !== undefined,
    returnUntil: until?.toISOString() ?? null,
    freshnessUntil: lines.some(({ catalog }) => isFresh(catalog))
      ? (creditUntil(order, now)?.toISOString() ?? null)
      : null,
    claims: parts.claims.map(toWireClaim),
    refunds: parts.refunds.map(({ paymentId: _, ...refund }) => refund),
    pickUps: parts.pickUps.map(({ id, cashPaise, createdAt, doneAt }) => ({
      _id: id,
      cash: toRupees(cashPaise),
      at: createdAt.toISOString(),
      doneAt: doneAt?.toISOString() ?? null,
    })),
    prescriptionState: order.prescriptionState,
    prescriptionId: order.prescriptionId,
    deliverySlot: {
      from: order.slotFrom.toISOString(),
      until: order.slotUntil.toISOString(),
      label: slotLabel(order.slotFrom, order.slotUntil),
    },
  };
}

export const toItem = (line: OrderLineRow): OrderItem => ({
  _id: line.id,
  productId: line.productId,
  productType: catalogFacts[line.catalog].itemType,
  product_type: line.catalog,
  name: line.name,
  productName: line.name,
  hindiName: line.hindiName,
  image: picturePath(line.picture),
  unit: line.unit,
  quantity: line.quantity,
  priceAtPurchase: toRupees(line.pricePaise),
  price: toRupees(line.pricePaise),
  mrp: toRupees(line.mrpPaise),
  total: toRupees(line.pricePaise * line.quantity),
  discount: toRupees(line.memberDiscountPaise + line.couponDiscountPaise),
  requiresPrescription: line.requiresPrescription,
  isRejected: line.rejectedAt !== null,
  fastingHours: line.fastingHours,
  labPatient:
    line.patientName !== null && line.patientAge !== null && line.collectionDate !== null
      ? {
          patientName: line.patientName,
          patientAge: line.patientAge,
          patientSex: line.patientSex,
          collectionDate: line.collectionDate,
        }
      : null,
  isCollectedWithDelivery: line.isCollectedWithDelivery,
  morePatients: line.morePatients.map((patient) => ({ ...patient, patientSex: patient.patientSex ?? null })),
});

/** Events of pending and expired orders are left out. */
function toEntry(
  event: OrderEventRow,
  customerName: string | null,
  change: OrderChangeDetails | null,
): TimelineEntry[] {
  const status = ORDER_STATUSES.find((placed) => placed === event.status) ?? null;
  if (event.status !== null && status === null) return [];
  return [
    {
      _id: event.id,
      status,
      label: event.label,
      hindiLabel: event.hindiLabel,
      reason: event.reason,
      hindiReason: event.hindiReason,
      by: event.actorRole,
      // Staff are shown by their role only.
      byName: event.actorRole === 'customer' ? customerName : null,
      at: event.createdAt.toISOString(),
      change,
    },
  ];
}
