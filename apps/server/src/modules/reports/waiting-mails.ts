import { LIST_LIMITS } from '@subah/contract/list-limits';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { orderMails } from '../order-mails/order-mails.tables.ts';
import { orders } from '../orders/orders.tables.ts';

/** Mails that failed at least once and are not sent yet, the oldest first. */
export async function findWaitingMails(db: Db) {
  const rows = await db
    .select({
      orderNumber: orders.orderNumber,
      event: orderMails.event,
      attempts: orderMails.attempts,
      createdAt: orderMails.createdAt,
    })
    .from(orderMails)
    .innerJoin(orders, eq(orders.id, orderMails.orderId))
    .where(and(isNull(orderMails.sentAt), gt(orderMails.attempts, 0)))
    .orderBy(asc(orderMails.createdAt))
    .limit(LIST_LIMITS.waitingMails);
  return rows.map((row) => ({
    ...row,
    orderNumber: String(row.orderNumber),
    createdAt: row.createdAt.toISOString(),
  }));
}
