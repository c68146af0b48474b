import type { Order, OrderItem } from '@subah/contract/orders/orders';
import { billLines } from '@subah/messages/bill';
import type { Language } from '@subah/messages/language';
import { orderMails } from '@subah/messages/mail/orders';
import { fill, productName, type Text } from '@subah/messages/message';
import { formatRupees } from '@subah/rules/money';
import type { OrderMailEvent } from '@subah/rules/orders/order-mail-event';
import { composeMail, type Mail, pageUrl } from '../../platform/mail/mail.ts';
import { mailText } from './mail-texts.ts';

const MAX_ROWS = 15;

type MailOptions = { language: Language; publicUrl: string };

export function composeOrderMail(order: Order, event: OrderMailEvent, { language, publicUrl }: MailOptions): Mail {
  const items = order.products.filter(({ isRejected }) => !isRejected);
  const more = items.length - MAX_ROWS;
  return composeMail({
    to: order.userId.email,
    language,
    ...mailText(event, order),
    table: [
      ...items.slice(0, MAX_ROWS).map(itemRow),
      ...(more > 0 ? ([[orderMails.andMore, fill(orderMails.moreItems, { count: more })]] as [Text, Text][]) : []),
      ...roundingRow(order),
      [orderMails.total, formatRupees(order.totalAmount)],
    ],
    action: { label: orderMails.seeOrder, url: pageUrl(publicUrl, language, `/orders#${order._id}`) },
  });
}

function itemRow({ quantity, total, ...item }: OrderItem): [Text, Text] {
  const { en, hi } = productName(item);
  return [{ en: `${quantity} × ${en}`, hi: `${quantity} × ${hi}` }, formatRupees(total)];
}

function roundingRow({ bill }: Order): [Text, Text][] {
  const rounding = bill.lines.find(({ key }) => key === 'rounding');
  return rounding ? [[billLines.rounding, formatRupees(rounding.amount)]] : [];
}
