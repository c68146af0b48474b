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
const insertLines = defineInsert(orderLines);
const insertEvent = defineInsert(orderEvents);

/** Writes an order with its lines and first event. */
export async function createOrder(tx: Tx, order: NewOrder, lines: NewOrderLine[]): Promise<CreatedOrder> {
  const { id: orderId, status, placedAt } = order;
  const event = {
    id: newId(),
    orderId,
    status,
    label: placedAt ? 'Order placed' : 'Payment awaited',
    actorId: order.userId,
    actorRole: 'customer',
    createdAt: order.createdAt,
  } as const;
  const newLines = lines.map((line, position) => ({ ...line, id: newId(), orderId, position }));
  const [[created], createdLines, events] = await Promise.all([
    insertOrder(tx, [order]),
    insertLines(tx, newLines),
    insertEvent(tx, [event]),
    placedAt ? requestInvoice(tx, { orderId, placedAt }) : undefined,
    placedAt ? addOrderMail(tx, { orderId, event: 'OrderPlaced' }) : undefined,
  ]);
  if (!created) throw new Error('the order was not inserted');
  return { order: created, lines: createdLines, events };
}
