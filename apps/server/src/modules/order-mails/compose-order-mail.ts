import type { Order } from '@subah/contract/orders/orders';
import { formatRupees } from '@subah/rules/money';
import type { OrderMailEvent } from '@subah/rules/orders/order-mail-event';
import { composeMail, type Mail } from '../../platform/mail/mail.ts';
import { mailText } from './mail-texts.ts';

const MAX_ROWS = 15;

export function composeOrderMail(order: Order, event: OrderMailEvent, publicUrl: string): Mail {
  const items = order.products.filter(({ isRejected }) => !isRejected);
  const more = items.length - MAX_ROWS;
  return composeMail({
    to: order.userId.email,
    ...mailText(event, order),
    table: [
      ...items
        .slice(0, MAX_ROWS)
        .map(({ name, quantity, total }): [string, string] => [`${quantity} × ${name}`, formatRupees(total)]),
      ...(more > 0 ? ([['and more', `${more} items`]] as [string, string][]) : []),
      ['Total', formatRupees(order.totalAmount)],
    ],
    action: { label: 'See your order', url: `${publicUrl}/orders#${order._id}` },
  });
}
