import type { Order, OrderItem, TimelineEntry } from '@subah/contract/orders/orders';
import { picturePath } from '@subah/contract/picture';
import { catalogFacts } from '@subah/rules/catalog/catalogs';
import { toRupees } from '@subah/rules/money';
import { canCancel, returnUntil } from '@subah/rules/orders/changes';
import { homeVisits } from '@subah/rules/orders/home-visits';
import { slotLabel } from '@subah/rules/orders/slot-label';
import { ORDER_STATUSES, type OrderStatus, statusLabels } from '@subah/rules/orders/statuses';
import { duePaise, makeBill } from '@subah/rules/pricing/bill-lines';
import { and, eq, isNotNull, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database.ts';
import { users } from '../accounts/accounts.tables.ts';
import { eventsOf, linesOf, type OrderEventRow, type OrderLineRow, type OrderRow } from './orders.queries.ts';
import { orders } from './orders.tables.ts';

const customer = { name: users.name, email: users.email, mobile: users.mobile };
type Row = { order: OrderRow; customer: { name: string; email: string; mobile: string } };

/** Placed orders with their customer; what is awaited or was never paid is nobody's order. */
export const selectOrders = (db: Db | Tx, where: SQL | undefined) =>
  db
    .select({ order: orders, customer })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(isNotNull(orders.placedAt), where))
    .$dynamic();

/** One placed order; of this person, when one is named. */
export async function findOrder(
  db: Db | Tx,
  id: string,
  { userId, now }: { userId?: string | undefined; now: Date },
): Promise<Order | undefined> {
  const rows = await selectOrders(db, and(eq(orders.id, id), userId ? eq(orders.userId, userId) : undefined));
  return (await toWire(db, rows, now))[0];
}

/** Two queries for a whole page of orders: lines and events. */
export async function toWire(db: Db | Tx, rows: Row[], now: Date): Promise<Order[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ order }) => order.id);
  const lines = groupByOrder(await linesOf(db, ids));
  const events = groupByOrder(await eventsOf(db, ids));
  return rows.map((row) => wireOrder(row, lines.get(row.order.id) ?? [], events.get(row.order.id) ?? [], now));
}

const groupByOrder = <Part extends { orderId: string }>(parts: Part[]): Map<string, Part[]> =>
  Map.groupBy(parts, ({ orderId }) => orderId);

export function wireOrder({ order, customer }: Row, lines: OrderLineRow[], events: OrderEventRow[], now: Date): Order {
  const status = order.status as OrderStatus;
  const products = lines.map(toItem);
  const until = returnUntil({ ...order, ...homeVisits(products) }, now);
  return {
    _id: order.id,
    orderNumber: String(order.orderNumber),
    status,
    statusLabel: statusLabels[status],
    createdAt: (order.placedAt ?? order.createdAt).toISOString(),
    deliveredAt: order.deliveredAt?.toISOString() ?? null,
    expressDelivery: order.expressDelivery,
    userId: { _id: order.userId, ...customer },
    deliveryAddress: order.address,
    products,
    totalAmount: toRupees(duePaise(order)),
    paymentType: order.paymentType,
    paymentId: order.paymentId,
    isPaid: order.paymentType === 'online' || order.deliveredAt !== null,
    refundedAmount: toRupees(order.refundedPaise),
    bill: makeBill(order, { couponCode: order.couponCode }),
    couponCode: order.couponCode,
    timeline: events.flatMap(toEntry),
    invoiceUrl: `/api/orders/${order.id}/invoice.pdf`,
    canCancel: canCancel(order),
    canReturn: until !== undefined,
    returnUntil: until?.toISOString() ?? null,
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
  labPatient:
    line.patientName !== null && line.patientAge !== null && line.collectionDate !== null
      ? { patientName: line.patientName, patientAge: line.patientAge, collectionDate: line.collectionDate }
      : null,
});

/** How an order waited for its payment is not part of its story. */
function toEntry(event: OrderEventRow): TimelineEntry[] {
  const status = ORDER_STATUSES.find((known) => known === event.status) ?? null;
  if (event.status !== null && status === null) return [];
  return [
    {
      _id: event.id,
      status,
      label: event.label,
      reason: event.reason,
      by: event.actorRole,
      // Customers read a role, not the name of whoever worked that evening.
      byName: event.actorRole === 'customer' ? event.actorName : null,
      at: event.createdAt.toISOString(),
    },
  ];
}
