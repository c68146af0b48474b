import { LIST_LIMITS } from '@subah/contract/list-limits';
import { and, asc, gt, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { orderMails } from '../order-mails/order-mails.tables.ts';

/** Mails that failed at least once and are not sent yet, the oldest first. */
export async function findWaitingMails(db: Db) {
  const rows = await db
    .select({
      orderId: orderMails.orderId,
      event: orderMails.event,
      attempts: orderMails.attempts,
      createdAt: orderMails.createdAt,
    })
    .from(orderMails)
    .where(and(isNull(orderMails.sentAt), gt(orderMails.attempts, 0)))
    .orderBy(asc(orderMails.createdAt))
    .limit(LIST_LIMITS.waitingMails);
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
  }));
}
