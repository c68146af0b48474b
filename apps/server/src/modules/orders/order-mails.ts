import type { OrderNews } from '@subah/rules/orders/order-news';
import type { Tx } from '../../platform/database.ts';
import { addJob } from '../../platform/jobs.ts';
import { FOLLOW_UP } from './ask-for-follow-up.ts';
import { orderMails } from './order-mails.tables.ts';

/** Tells the customer what happened to an order, once: the follow-up writes the mail after the commit. */
export async function mailOrderNews(tx: Tx, { orderId, news }: { orderId: string; news: OrderNews }): Promise<void> {
  const added = await tx.insert(orderMails).values({ orderId, news }).onConflictDoNothing().returning();
  if (added.length > 0) await addJob(tx, FOLLOW_UP, {});
}
