import type { PickList } from '@subah/contract/reports/reports';
import { toRupees } from '@subah/rules/money';
import { UNDELIVERED_STATUSES } from '@subah/rules/orders/statuses';

import { duePaise } from '@subah/rules/pricing/bill-lines';
import { and, asc, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { orders } from '../orders/orders.tables.ts';

/** Orders that are still to be delivered, sorted by area. */
export const listOrdersOnRound = (db: Db, where: SQL | undefined) =>
  listStops(db, and(inArray(orders.status, [...UNDELIVERED_STATUSES]), where));

export const listStops = (db: Db, where: SQL | undefined) =>
  db
    .select({
      id: orders.id,
      address: orders.address,
      pincode: orders.pincode,
      paymentType: orders.paymentType,
      toPayPaise: orders.toPayPaise,
      coins: orders.coins,
      prescriptionState: orders.prescriptionState,
      area: orders.area,
      status: orders.status,
      placedAt: orders.placedAt,
      deliveredAt: orders.deliveredAt,
      ifMissing: orders.ifMissing,
      instructions: orders.instructions,
      // Named in full: Drizzle writes the columns of a query on one table without it, and `id` would be that of the event.
      version: sql<string>`(select coalesce(max(e.seq), 0) from order_events e where e.order_id = orders.id)`,
    })
    .from(orders)
    .where(where)
    .orderBy(asc(orders.area), asc(orders.pincode), asc(orders.id));

export type RoundOrder = Awaited<ReturnType<typeof listStops>>[number];

export const toRoundStop = (row: RoundOrder): Omit<PickList['samples'][number], 'tests'> => ({
  _id: row.id,
  name: row.address.name,
  phone: row.address.phone,
  street: row.address.street,
  pincode: row.pincode,
  paymentType: row.paymentType,
  cashToCollect: row.paymentType === 'cod' ? toRupees(duePaise(row)) : 0,
});
