import { inArray } from 'drizzle-orm';
import type { FindOrderIds } from '../../wallet/index.ts';
import { orders } from '../orders.tables.ts';

export const findOrderIds: FindOrderIds = async (db, orderNumbers) => {
  if (orderNumbers.length === 0) return new Map();
  const rows = await db
    .select({ id: orders.id, orderNumber: orders.orderNumber })
    .from(orders)
    .where(inArray(orders.orderNumber, orderNumbers));
  return new Map(rows.map(({ id, orderNumber }) => [orderNumber, id]));
};
