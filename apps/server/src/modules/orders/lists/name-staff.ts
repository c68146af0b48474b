import type { Order } from '@subah/contract/orders/orders';
import { and, inArray, isNotNull, ne } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { findCustomers } from '../../accounts/index.ts';
import { orderEvents } from '../orders.tables.ts';

/** Names the staff in timelines, which customers see by their role only. */
export async function nameStaff(db: Db, list: Order[]): Promise<Order[]> {
  if (list.length === 0) return list;
  const isOfList = inArray(
    orderEvents.orderId,
    list.map(({ _id }) => _id),
  );
  const events = await db
    .select({ id: orderEvents.id, actorId: orderEvents.actorId })
    .from(orderEvents)
    .where(and(isOfList, isNotNull(orderEvents.actorId), ne(orderEvents.actorRole, 'customer')));
  const people = await findCustomers(db, [...new Set(events.flatMap(({ actorId }) => actorId ?? []))]);
  const names = new Map(events.map(({ id, actorId }) => [id, people.get(actorId ?? '')?.name ?? null]));
  return list.map((order) => ({
    ...order,
    timeline: order.timeline.map((entry) => ({ ...entry, byName: entry.byName ?? names.get(entry._id) ?? null })),
  }));
}
