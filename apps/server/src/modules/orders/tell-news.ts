import type { Order } from '@subah/contract/orders/orders';
import { formatRupees } from '@subah/rules/money';
import type { OrderNews } from '@subah/rules/orders/order-news';
import { asc, inArray, isNull } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { runPrepared } from '../../platform/database/run-prepared.ts';
import { composeMail, type Mail, queueMails } from '../../platform/mail/mail.ts';
import { wordsOf } from './mail-words.ts';
import { orderMails } from './order-mails.tables.ts';
import { orders } from './orders.tables.ts';
import { selectOrders, toWire } from './read-orders.ts';

const BATCH = 100;

/** Writes the mails that wait to be written. Many at once: on a busy morning they must not keep shoppers waiting. */
export async function tellNews(deps: Pick<Deps, 'db' | 'clock' | 'settings'>): Promise<void> {
  const { db, clock, settings } = deps;
  const count = await inTransaction(db, async (tx) => {
    const waiting = await tx
      .select()
      .from(orderMails)
      .where(isNull(orderMails.queuedAt))
      .orderBy(asc(orderMails.createdAt))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    if (waiting.length === 0) return 0;
    const ids = waiting.map(({ orderId }) => orderId);
    const found = await toWire(tx, await selectOrders(tx, inArray(orders.id, ids)), clock());
    const byId = new Map(found.map((order) => [order._id, order]));
    const mails = waiting.flatMap(({ orderId, news }) => {
      const order = byId.get(orderId);
      return order && hasAddress(order) ? composeNews(order, news, settings.publicUrl) : [];
    });
    await queueMails(tx, mails, settings.mail);
    await markTold(tx, waiting, clock());
    return waiting.length;
  });
  if (count === BATCH) await tellNews(deps);
}

async function markTold(tx: Tx, told: { orderId: string; news: OrderNews }[], now: Date): Promise<void> {
  await runPrepared(
    tx,
    'orders_mails_told',
    `update order_mails set queued_at = $3 from unnest((select $1::uuid[]), (select $2::text[])) as told(order_id, news)
     where order_mails.order_id = told.order_id and order_mails.news = told.news`,
    [told.map(({ orderId }) => orderId), told.map(({ news }) => news), now],
  );
}

/** A customer who has left has no address any more, only an order. */
const hasAddress = ({ userId }: Order): boolean => !userId.email.endsWith('.invalid');

const MOST_ROWS = 15;

function composeNews(order: Order, news: OrderNews, publicUrl: string): Mail {
  const items = order.products.filter(({ isRejected }) => !isRejected);
  const rest = items.length - MOST_ROWS;
  return composeMail({
    to: order.userId.email,
    ...wordsOf(news, order),
    table: [
      ...items
        .slice(0, MOST_ROWS)
        .map(({ name, quantity, total }): [string, string] => [`${quantity} × ${name}`, formatRupees(total)]),
      ...(rest > 0 ? ([['and more', `${rest} items`]] as [string, string][]) : []),
      ['Total', formatRupees(order.totalAmount)],
    ],
    action: { label: 'See your order', url: `${publicUrl}/orders#${order._id}` },
  });
}
