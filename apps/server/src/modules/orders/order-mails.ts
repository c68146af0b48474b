import type { OrderNews } from '@subah/rules/orders/order-news';
import type { Tx } from '../../platform/database/database.ts';
import { runPrepared } from '../../platform/database/run-prepared.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { FOLLOW_UP } from './ask-for-follow-up.ts';
import { orderMails } from './order-mails.tables.ts';

/** Tells the customers that their orders are placed, each once. */
export async function tellOfOrders(tx: Tx, orderIds: string[]): Promise<void> {
  const news: OrderNews = 'OrderPlaced';
  await runPrepared(
    tx,
    'orders_mails_placed',
    'insert into order_mails (order_id, news) select id, $2 from unnest($1::uuid[]) as placed(id) on conflict do nothing',
    [orderIds, news],
  );
}

/** Tells the customer what happened to an order, once: the follow-up writes the mail after the commit. */
export async function mailOrderNews(tx: Tx, { orderId, news }: { orderId: string; news: OrderNews }): Promise<void> {
  const added = await tx.insert(orderMails).values({ orderId, news }).onConflictDoNothing().returning();
  if (added.length > 0) await addJob(tx, FOLLOW_UP, {});
}
