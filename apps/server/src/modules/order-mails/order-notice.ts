import type { Order } from '@subah/contract/orders/orders';
import { noticeTexts } from '@subah/messages/mail/notices';
import { fill, joinSentences } from '@subah/messages/message';
import type { CustomerNotice } from '@subah/rules/notices/notice-kinds';
import type { OrderMailEvent } from '@subah/rules/orders/order-mail-event';
import { orderName } from '@subah/rules/orders/order-name';
import type { Notice } from '../notices/index.ts';
import { mailText } from './mail-texts.ts';

const KINDS: Partial<Record<OrderMailEvent, CustomerNotice>> = {
  OrderPlaced: 'order_placed',
  shipped: 'order_packed',
  'outfor delivery': 'order_on_the_way',
  delivered: 'order_delivered',
  cancelled: 'order_cancelled',
};

/** The start of the keys of an order's notices. */
export const orderKey = (orderId: string): string => `order.${orderId}.`;

/** Without a mail, which the outbox of orders sends. */
export function orderNotice(order: Order, event: OrderMailEvent): Notice {
  const { subject, heading, paragraphs } = mailText(event, order);
  // Privacy: the mail about a prescription names medicines, a locked screen does not.
  const isMedical = event === 'prescription_accepted' || event === 'prescription_rejected';
  const body = isMedical ? heading : joinSentences(paragraphs.slice(0, 2));
  return {
    kind: KINDS[event] ?? 'order_update',
    userId: order.userId._id,
    key: `${orderKey(order._id)}${event}`,
    title: subject,
    body,
    path: `/orders#${order._id}`,
    values: [orderName(order._id), body],
  };
}

/** For staff who pack. */
export function newOrderNotice(order: Order, userId: string): Notice {
  const items = order.products.length;
  return {
    kind: 'new_order',
    userId,
    key: `${orderKey(order._id)}new`,
    title: fill(noticeTexts.newOrder, { number: orderName(order._id) }),
    body: fill(noticeTexts.newOrderText, { count: items, amount: order.totalAmount }),
    path: '/dashboard?section=pick-list',
    values: [],
  };
}
