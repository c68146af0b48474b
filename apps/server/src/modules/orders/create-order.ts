import type { Tx } from '../../platform/database/database.ts';
import { defineInsert } from '../../platform/database/define-insert.ts';
import { newId } from '../../platform/database/new-id.ts';
import { requestInvoice } from '../invoices/index.ts';
import { addOrderMail } from '../order-mails/index.ts';
import type { OrderEventRow, OrderLineRow, OrderRow } from './orders.queries.ts';
import { orderEvents, orderLines, orders } from './orders.tables.ts';

export type NewOrder = Omit<typeof orders.$inferInsert, 'id' | 'status'> & {
  id: string;
  status: 'OrderPlaced' | 'pending';
};
export type NewOrderLine = Omit<typeof orderLines.$inferInsert, 'id' | 'orderId' | 'position'>;

/** The rows of an order as they were stored. */
export type CreatedOrder = { order: OrderRow; lines: OrderLineRow[]; events: OrderEventRow[] };

const insertOrder = defineInsert(orders);
const insertLine = defineInsert(orderLines);
const insertEvent = defineInsert(orderEvents);

/** Writes an order with its lines and first event. */
export async function createOrder(tx: Tx, order: NewOrder, lines: NewOrderLine[]): Promise<CreatedOrder> {
  const { id: orderId, status, placedAt } = order;
  const [created, createdLines, event] = await Promise.all([
    insertOrder(tx, order),
    Promise.all(lines.map((line, position) => insertLine(tx, { ...line, id: newId(), orderId, position }))),
    insertEvent(tx, {
      id: newId(),
      orderId,
      status,
      label: placedAt ? 'Order placed' : 'Payment awaited',
      actorId: order.userId,
      actorRole: 'customer',
      createdAt: order.createdAt,
    }),
    placedAt ? requestInvoice(tx, { orderId, placedAt }) : undefined,
    placedAt ? addOrderMail(tx, { orderId, event: 'OrderPlaced' }) : undefined,
  ]);
  return { order: created, lines: createdLines, events: [event] };
}
