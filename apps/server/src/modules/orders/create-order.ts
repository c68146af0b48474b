import type { Tx } from '../../platform/database/database.ts';
import { requestInvoice } from '../invoices/index.ts';
import { addOrderMail } from '../order-mails/index.ts';
import { addEvent } from './orders.queries.ts';
import { orderLines, orders } from './orders.tables.ts';

export type NewOrder = Omit<typeof orders.$inferInsert, 'id' | 'status'> & {
  id: string;
  status: 'OrderPlaced' | 'pending';
};
export type NewOrderLine = Omit<typeof orderLines.$inferInsert, 'id' | 'orderId' | 'position'>;

/** Writes an order with its lines and first event; returns its number. */
export async function createOrder(tx: Tx, order: NewOrder, lines: NewOrderLine[]): Promise<number> {
  const [created] = await tx.insert(orders).values(order).returning({ orderNumber: orders.orderNumber });
  if (!created) throw new Error('order was not inserted');
  const { id: orderId, status, placedAt } = order;
  await Promise.all([
    tx.insert(orderLines).values(lines.map((line, position) => ({ ...line, orderId, position }))),
    addEvent(tx, {
      orderId,
      status,
      label: placedAt ? 'Order placed' : 'Payment awaited',
      actorId: order.userId,
      actorRole: 'customer',
      createdAt: order.createdAt,
    }),
    ...(placedAt
      ? [requestInvoice(tx, { orderId, placedAt }), addOrderMail(tx, { orderId, event: 'OrderPlaced' })]
      : []),
  ]);
  return created.orderNumber;
}
