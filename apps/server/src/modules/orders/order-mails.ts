import type { OrderStatus } from '@subah/rules/orders/statuses';
import type { Tx } from '../../platform/database.ts';
import { addJob } from '../../platform/jobs.ts';
import { orderMails } from './order-mails.tables.ts';

export type OrderNews = OrderStatus | 'prescription_accepted' | 'prescription_rejected';

/** Tells the customer what happened to an order, once: a job writes the mail after the commit. */
export async function mailOrderNews(tx: Tx, { orderId, news }: { orderId: string; news: OrderNews }): Promise<void> {
  const added = await tx.insert(orderMails).values({ orderId, news }).onConflictDoNothing().returning();
  if (added.length > 0) await addJob(tx, 'mail-order-news', { orderId, news });
}
