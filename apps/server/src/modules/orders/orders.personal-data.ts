import { orderRefusals } from '@subah/messages/api/orders';
import { fill } from '@subah/messages/message';
import { formatRupees, toRupees } from '@subah/rules/money';
import { isUndelivered } from '@subah/rules/orders/allowed-changes';
import { NEEDS_ACTION, type StoredStatus, UNDELIVERED_STATUSES } from '@subah/rules/orders/statuses';
import { type AnyColumn, and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { eraseWords } from '../audit/index.ts';
import { eraseClaims } from './claims/claim-photo.ts';
import { selectOrders, toWire } from './lists/read-orders.ts';
import { orderNotes } from './order-notes.tables.ts';
import type { OrderRow } from './orders.queries.ts';
import { orderEvents, orderLines, orders } from './orders.tables.ts';
import { isOpenPickUp } from './pick-ups/pick-ups.queries.ts';
import { pickUps } from './pick-ups.tables.ts';
import { releaseOrder } from './unpaid-orders/expire-orders.ts';

export const ordersPersonalData: PersonalData = {
  subject: 'orders',
  read: async (db, { id }) => toWire(db, await selectOrders(db, eq(orders.userId, id)).orderBy(orders.id), new Date()),
  /**
   * Orders are kept for accounting without name, address and what was written about the customer. The state stays, because
   * tax depends on it. Reasons also stand in credit notes and refunds, which never change.
   */
  erase: async (tx, { id }, now) => {
    // All of them: a finished order may be one that the customer is just sending back.
    const own = await lockOrdersOf(tx, id);
    const open = own.find(({ status }) => UNFINISHED.includes(status));
    if (open) throw orderOpen(open);
    // Read under the locks of the orders, under which every pick-up is planned.
    const pickUp = await findOpenPickUp(tx, id);
    if (pickUp) throw pickUpOpen(pickUp);
    // Money that still arrives for them is refunded.
    for (const order of own) if (order.status === 'pending') await releaseOrder(tx, order, now);
    await tx
      .update(orders)
      .set({
        address: sql`${orders.address} - '{landmark, location}'::text[]
          || '{"name": "Deleted account", "phone": "", "street": ""}'::jsonb`,
        instructions: '',
      })
      .where(eq(orders.userId, id));
    await eraseClaims(tx, id);
    const isOfOwnOrder = (orderId: AnyColumn) =>
      sql`${orderId} in (select id from ${orders} where ${orders.userId} = ${id})`;
    await tx.delete(orderNotes).where(isOfOwnOrder(orderNotes.orderId));
    await tx.update(orderEvents).set({ reason: null, hindiReason: null }).where(isOfOwnOrder(orderEvents.orderId));
    await eraseWords(tx, { subject: 'order', ids: sql`select id::text from ${orders} where ${orders.userId} = ${id}` });
    await tx
      .update(orderLines)
      .set({ patientName: null, patientAge: null, patientSex: null, morePatients: [], collectionDate: null })
      .where(isOfOwnOrder(orderLines.orderId));
  },
};

const UNFINISHED: readonly StoredStatus[] = [...UNDELIVERED_STATUSES, ...NEEDS_ACTION, 'exchange_in_transit'];

const lockOrdersOf = (tx: Tx, userId: string): Promise<OrderRow[]> =>
  tx.select().from(orders).where(eq(orders.userId, userId)).orderBy(orders.id).for('update');

type OpenPickUp = { orderId: string; cashPaise: number };

async function findOpenPickUp(tx: Tx, userId: string): Promise<OpenPickUp | undefined> {
  const [pickUp] = await tx
    .select({ orderId: pickUps.orderId, cashPaise: pickUps.cashPaise })
    .from(pickUps)
    .innerJoin(orders, eq(orders.id, pickUps.orderId))
    .where(and(eq(orders.userId, userId), isOpenPickUp))
    .orderBy(pickUps.id)
    .limit(1);
  return pickUp;
}

const orderOpen = ({ id, status }: OrderRow): Problem =>
  new Problem(
    'ORDER_OPEN',
    fill(isUndelivered(status) ? orderRefusals.onItsWay : orderRefusals.returnOpen, { number: id.slice(-7) }),
  );

function pickUpOpen({ orderId, cashPaise }: OpenPickUp): Problem {
  const number = orderId.slice(-7);
  if (cashPaise === 0) return new Problem('ORDER_OPEN', fill(orderRefusals.goodsToFetch, { number }));
  const amount = formatRupees(toRupees(cashPaise));
  return new Problem('ORDER_OPEN', fill(orderRefusals.cashToGive, { number, amount }));
}
