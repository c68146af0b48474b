import type { Catalog } from '@subah/rules/catalog/catalogs';
import { and, eq, gte, inArray, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { orderLines, orders } from '../orders.tables.ts';

/** Delivered and not returned. */
export const DELIVERED_STATUSES = [
  'delivered',
  'exchange_requested',
  'exchange_in_transit',
  'exchanged',
  'return_requested',
] as const;

type Received = { userId: string; from: Date; until: Date };

/** Condition on orders and their lines: what a customer received in a period and kept. */
export const isReceived = ({ userId, from, until }: Received) =>
  and(
    eq(orders.userId, userId),
    inArray(orders.status, [...DELIVERED_STATUSES]),
    gte(orders.deliveredAt, from),
    lt(orders.deliveredAt, until),
    isNull(orderLines.rejectedAt),
  );

type LineFilter = Received & { catalog: Catalog };

/** Lines of one catalog that a customer received in a period. */
export async function listDeliveredLines(db: Db, { catalog, ...received }: LineFilter) {
  const rows = await db
    .select({
      deliveredAt: orders.deliveredAt,
      hsn: orderLines.hsn,
      unit: orderLines.unit,
      quantity: orderLines.quantity,
      pricePaise: orderLines.pricePaise,
      memberDiscountPaise: orderLines.memberDiscountPaise,
      couponDiscountPaise: orderLines.couponDiscountPaise,
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(isReceived(received), eq(orderLines.catalog, catalog)));
  return rows.flatMap(({ deliveredAt, ...row }) => (deliveredAt ? [{ ...row, deliveredAt }] : []));
}
