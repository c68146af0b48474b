import { type Text, textIn } from '@subah/messages/message';
import type { StatusEffect } from '@subah/rules/orders/status-effects';
import { and, asc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { publishEvents } from '../../platform/cache/change-feed.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/problem.ts';
import { findCustomer } from '../accounts/index.ts';
import { DELIVERED_STATUSES } from './bought-goods/list-delivered-lines.ts';
import { orderEffects } from './order-effects.tables.ts';
import { orderChanges, orderEvents, orderLines, orders } from './orders.tables.ts';

export async function lockOrder(tx: Tx, id: string) {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  return order;
}
export type OrderRow = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

/** For a change by its customer. Not found as well when the account was deleted while the request waited for the lock. */
export async function lockOwnOrder(tx: Tx, id: string, userId: string): Promise<OrderRow> {
  const order = await lockOrder(tx, id);
  const isOwn = order?.placedAt && order.userId === userId && !(await findCustomer(tx, userId))?.isDeleted;
  if (!isOwn) throw notFound('order');
  return order;
}

/** Of the orders that the same customer has, besides this one. */
export async function findFirstDelivered(tx: Tx, { id, userId }: OrderRow): Promise<OrderRow | undefined> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        ne(orders.id, id),
        inArray(orders.status, [...DELIVERED_STATUSES]),
        isNotNull(orders.deliveredAt),
      ),
    )
    .orderBy(asc(orders.deliveredAt), asc(orders.id))
    .limit(1);
  return order;
}

export type OrderLineRow = typeof orderLines.$inferSelect;
type LabPatientColumn =
  | 'patientName'
  | 'patientAge'
  | 'patientSex'
  | 'morePatients'
  | 'collectionDate'
  | 'isCollectedWithDelivery';

export const findLines = (db: Db | Tx, orderIds: string[]): Promise<OrderLineRow[]> =>
  db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, orderIds))
    .orderBy(asc(orderLines.position), asc(orderLines.id));

/** The lines that were not taken out. */
export const findKeptLines = (tx: Tx, orderId: string): Promise<OrderLineRow[]> =>
  tx
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), isNull(orderLines.rejectedAt)))
    .orderBy(asc(orderLines.position), asc(orderLines.id));

export type OrderEventRow = typeof orderEvents.$inferSelect;

export const findEvents = (db: Db | Tx, orderIds: string[]): Promise<OrderEventRow[]> =>
  db.select().from(orderEvents).where(inArray(orderEvents.orderId, orderIds)).orderBy(asc(orderEvents.seq));

export const findChanges = (db: Db | Tx, orderIds: string[]) =>
  db
    .select({ id: orderChanges.id, key: orderChanges.key, details: orderChanges.details })
    .from(orderChanges)
    .where(inArray(orderChanges.orderId, orderIds))
    .orderBy(asc(orderChanges.id));

/** The sequence number of the last event. Every change of an order adds one. */
export async function findVersion(tx: Tx, orderId: string): Promise<number> {
  const [last] = await tx
    .select({ version: sql<string>`coalesce(max(${orderEvents.seq}), 0)` })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId));
  return Number(last?.version ?? 0);
}

type NewEvent = Omit<typeof orderEvents.$inferInsert, 'label' | 'reason' | 'hindiLabel' | 'hindiReason'> & {
  label: Text;
  reason?: Text | null | undefined;
};

export async function addEvent(tx: Tx, { label, reason = null, ...event }: NewEvent): Promise<void> {
  await tx.insert(orderEvents).values({
    ...event,
    label: textIn('en', label),
    hindiLabel: hindiOf(label),
    reason: reason ? textIn('en', reason) : null,
    hindiReason: hindiOf(reason),
  });
  await publishEvents(tx, ['orders', `order:${event.orderId}`]);
}

const hindiOf = (text: Text | null): string | null => (text === null || typeof text === 'string' ? null : text.hi);

/** Marks effects as done and returns those that were not done before. */
export async function claimEffects(tx: Tx, orderId: string, effects: StatusEffect[]): Promise<StatusEffect[]> {
  if (effects.length === 0) return [];
  const claimed = await tx
    .insert(orderEffects)
    .values(effects.map((effect) => ({ orderId, effect })))
    .onConflictDoNothing()
    .returning({ effect: orderEffects.effect });
  const isNew = new Set(claimed.map(({ effect }) => effect));
  return effects.filter((effect) => isNew.has(effect));
}

export const hasEffect = async (tx: Tx, orderId: string, effect: StatusEffect): Promise<boolean> =>
  (
    await tx
      .select({ one: sql`1` })
      .from(orderEffects)
      .where(and(eq(orderEffects.orderId, orderId), eq(orderEffects.effect, effect)))
  ).length > 0;

/** Allows effects to be done again; all of them without `effects`. */
export async function clearEffects(tx: Tx, orderId: string, effects?: StatusEffect[]): Promise<void> {
  await tx
    .delete(orderEffects)
    .where(and(eq(orderEffects.orderId, orderId), effects && inArray(orderEffects.effect, effects)));
}

export async function updateOrder(tx: Tx, id: string, changes: Partial<typeof orders.$inferInsert>): Promise<void> {
  await tx.update(orders).set(changes).where(eq(orders.id, id));
}

export async function setLabPatient(
  tx: Tx,
  lineId: string,
  patient: Pick<OrderLineRow, LabPatientColumn>,
): Promise<void> {
  await tx.update(orderLines).set(patient).where(eq(orderLines.id, lineId));
}
