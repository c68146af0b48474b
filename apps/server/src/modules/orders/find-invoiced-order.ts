import { homeVisits } from '@subah/rules/orders/home-visits';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { findCustomers } from '../accounts/index.ts';
import type { InvoicedOrder } from '../invoices/index.ts';
import { findPackedBatches } from '../stock/index.ts';
import { toInvoiceSource } from './invoice-source.ts';
import { toItem } from './lists/read-orders.ts';
import { findLines } from './orders.queries.ts';
import { orders } from './orders.tables.ts';

/** A placed order with what its invoice prints; with `userId` only if it is this customer's. */
export async function findInvoicedOrder(
  db: Db,
  orderId: string,
  userId: string | undefined,
): Promise<InvoicedOrder | undefined> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), userId ? eq(orders.userId, userId) : undefined));
  if (!order?.placedAt) return undefined;
  const [lines, people] = await Promise.all([findLines(db, [orderId]), findCustomers(db, [order.userId])]);
  return {
    order,
    buyer: people.get(order.userId)?.name ?? '',
    bringsGoods: homeVisits(lines.map(toItem)).bringsGoods,
    source: toInvoiceSource(order, lines),
    batches: await findPackedBatches(
      db,
      lines.map(({ id }) => id),
    ),
  };
}
