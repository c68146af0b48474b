import type { Catalog } from '@subah/rules/catalog/catalogs';
import { and, eq, gte, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { orderLines, orders } from './orders.tables.ts';

/** Delivered and not returned. */
export const DELIVERED_STATUSES = [
  'delivered',
  'exchange_requested',
  'exchange_in_transit',
  'exchanged',
  'return_requested',
] as const;

type LineFilter = { userId: string; catalog: Catalog; from: Date; until: Date };

/** Lines of one catalog that a customer received in a period. */
export async function listDeliveredLines(db: Db, { userId, catalog, from, until }: LineFilter) {
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
    .where(
      and(
        eq(orders.userId, userId),
        inArray(orders.status, [...DELIVERED_STATUSES]),
        isNotNull(orders.deliveredAt),
        gte(orders.deliveredAt, from),
        lt(orders.deliveredAt, until),
        eq(orderLines.catalog, catalog),
        isNull(orderLines.rejectedAt),
      ),
    );
  return rows.flatMap(({ deliveredAt, ...row }) => (deliveredAt ? [{ ...row, deliveredAt }] : []));
}
