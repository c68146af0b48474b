import type { Order } from '@subah/contract/orders/orders';
import type { OrderMailEvent } from '@subah/rules/orders/order-mail-event';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { findStaffByAbility } from '../accounts/index.ts';
import { findChoices, findDevices, type Notice, sendNotice } from '../notices/index.ts';
import { newOrderNotice, orderNotice } from './order-notice.ts';

type OrderEvent = { order: Order; event: OrderMailEvent };

/** Queues push and WhatsApp messages about events of orders, for customers and for those who pack. Can be repeated. */
export async function sendOrderNotices(db: Db, events: OrderEvent[]): Promise<void> {
  if (events.length === 0) return;
  const packers = await findStaffByAbility(db, 'pack orders');
  const people = new Set([...events.map(({ order }) => order.userId._id), ...packers.map(({ _id }) => _id)]);
  const devices = await findDevices(db, [...people]);
  const choices = await findChoices(db, [...people]);
  // Most customers have neither; they cost no query of their own.
  const isReached = (userId: string): boolean =>
    Boolean(choices.get(userId)?.whatsappMobile) || devices.some((device) => device.userId === userId);
  const working = packers.filter(({ _id }) => devices.some(({ userId, isForWork }) => userId === _id && isForWork));
  const notices = events.flatMap(({ order, event }): Notice[] => [
    ...(isReached(order.userId._id) ? [orderNotice(order, event)] : []),
    ...(event === 'OrderPlaced' ? working.map(({ _id }) => newOrderNotice(order, _id)) : []),
  ]);
  for (const notice of notices) await inTransaction(db, (tx) => sendNotice(tx, notice));
}
