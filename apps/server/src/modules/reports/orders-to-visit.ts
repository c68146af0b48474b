import type { PickList } from '@subah/contract/orders/orders';
import { toRupees } from '@subah/rules/money';
import { ON_ITS_WAY } from '@subah/rules/orders/changes';
import { duePaise } from '@subah/rules/pricing/bill-lines';
import { and, asc, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { orders } from '../orders/orders.tables.ts';

const MOST_ORDERS = 2000;

/** A pincode may belong to several areas; the first of them names the round. */
const firstArea = sql<
  string | null
>`(select areas.name from area_pincodes join areas on areas.id = area_pincodes.area_id
  where area_pincodes.pincode = orders.pincode order by areas.rank limit 1)`;

/** Those of the orders that still have somebody coming to the door, in the order of the round. */
export const ordersToVisit = (db: Db, where: SQL | undefined) =>
  db
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      address: orders.address,
      pincode: orders.pincode,
      paymentType: orders.paymentType,
      toPayPaise: orders.toPayPaise,
      coins: orders.coins,
      prescriptionState: orders.prescriptionState,
      area: firstArea,
    })
    .from(orders)
    .where(and(inArray(orders.status, [...ON_ITS_WAY]), where))
    .orderBy(asc(firstArea), asc(orders.pincode), asc(orders.id))
    .limit(MOST_ORDERS);

type Row = Awaited<ReturnType<typeof ordersToVisit>>[number];

export const toDoor = (row: Row): Omit<PickList['samples'][number], 'tests'> => ({
  _id: row.id,
  orderNumber: String(row.orderNumber),
  name: row.address.name,
  phone: row.address.phone,
  street: row.address.street,
  pincode: row.pincode,
  paymentType: row.paymentType,
  cashToCollect: row.paymentType === 'cod' ? toRupees(duePaise(row)) : 0,
});
