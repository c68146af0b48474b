import type { Order } from '@subah/contract/orders';
import { formatRupees } from '@subah/rules/money';
import type { Deps } from '../../deps.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { composeMail, type Mail, queueMail } from '../../platform/mail.ts';
import { wordsOf } from './mail-words.ts';
import type { OrderNews } from './order-mails.ts';
import { findOrder } from './read-orders.ts';

type MailDeps = Pick<Deps, 'db' | 'clock' | 'settings'>;

export const orderMailJobs = (deps: MailDeps): Jobs => ({
  tasks: {
    'mail-order-news': async (payload) => {
      const { orderId, news } = payload as { orderId: string; news: OrderNews };
      const order = await findOrder(deps.db, orderId, { now: deps.clock() });
      if (order && hasAddress(order)) await queueMail(deps.db, composeNews(order, news, deps.settings.publicUrl));
    },
  },
});

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
