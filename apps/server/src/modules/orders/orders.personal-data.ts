import { UNDELIVERED_STATUSES } from '@subah/rules/orders/allowed-changes';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { Problem } from '../../platform/http/problem.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { orderLines, orders } from './orders.tables.ts';
import { selectOrders, toWire } from './read-orders.ts';

export const ordersPersonalData: PersonalData = {
  subject: 'orders',
  read: async (db, { id }) => toWire(db, await selectOrders(db, eq(orders.userId, id)).orderBy(orders.id), new Date()),
  /** Orders are kept for accounting without name and address. The state stays, because tax depends on it. */
  erase: async (tx, { id }) => {
    const [open] = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.userId, id), inArray(orders.status, [...UNDELIVERED_STATUSES])))
      .limit(1);
    if (open) {
      throw new Problem('ORDER_OPEN', 'An order of yours is still on its way. Cancel it or wait until it has arrived.');
    }
    await tx
      .update(orders)
      .set({
        address: sql`${orders.address} || '{"name": "Deleted account", "phone": "", "street": ""}'::jsonb`,
      })
      .where(eq(orders.userId, id));
    await tx
      .update(orderLines)
      .set({ patientName: null, patientAge: null, collectionDate: null })
      .where(sql`${orderLines.orderId} in (select id from ${orders} where ${orders.userId} = ${id})`);
  },
};
