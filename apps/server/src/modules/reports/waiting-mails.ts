import { LIST_LIMITS } from '@subah/contract/list-limits';
import { and, asc, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { orderMails } from '../order-mails/order-mails.tables.ts';

/** Mails that failed at least once and are not sent yet, the oldest first, those to refused addresses last. */
export async function findWaitingMails(db: Db) {
  const rows = await db
    .select({
      orderId: orderMails.orderId,
      event: orderMails.event,
      attempts: orderMails.attempts,
      createdAt: orderMails.createdAt,
      refusedAt: orderMails.refusedAt,
    })
    .from(orderMails)
    .where(and(isNull(orderMails.sentAt), gt(orderMails.attempts, 0)))
    .orderBy(isNotNull(orderMails.refusedAt), asc(orderMails.createdAt))
    .limit(LIST_LIMITS.waitingMails);
  return rows.map(({ refusedAt, ...row }) => ({
    ...row,
    isAddressRefused: refusedAt !== null,
    createdAt: row.createdAt.toISOString(),
  }));
}
