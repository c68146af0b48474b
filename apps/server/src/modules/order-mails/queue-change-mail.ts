import type { OrderChangeDetails } from '@subah/contract/orders/order-changes';
import { orderMails } from '@subah/messages/mail/orders';
import { fill, type Message, type Text } from '@subah/messages/message';
import { orderChanges } from '@subah/messages/order-changes';
import { formatRupees, toPaise, toRupees } from '@subah/rules/money';
import type { Tx } from '../../platform/database/database.ts';
import { composeMail, queueMail } from '../../platform/mail/mail.ts';
import { findMailRecipient } from '../accounts/index.ts';

type ChangedOrder = { userId: string; orderNumber: number; paymentType: 'online' | 'cod' };

type ChangeMail = {
  order: ChangedOrder;
  details: OrderChangeDetails;
  reason: string;
  /** The customer sent items back, and the shop accepted them. */
  isReturn?: boolean;
};

/** Not in the outbox, which has one mail per event: an order can be changed more than once. */
export async function queueChangeMail(tx: Tx, { order, details, reason, isReturn = false }: ChangeMail): Promise<void> {
  const recipient = await findMailRecipient(tx, order.userId);
  if (!recipient) return;
  const { before, after, refund, coinsBack } = details;
  const table: [Text, Text][] = [
    [orderChanges.billBefore, formatRupees(before.amountDue)],
    [orderChanges.billNow, formatRupees(after.amountDue)],
    ...(refund > 0 ? ([[orderChanges.refund, formatRupees(refund)]] as [Text, Text][]) : []),
  ];
  const paragraphs: Message[] = [
    isReturn ? orderChanges.returnAcceptedText : orderChanges.payForWhatYouGet,
    ...details.lines.flatMap((line) => lineTexts(line, recipient.language)),
    fill(orderMails.reason, { reason }),
    ...(refund > 0 ? [fill(orderMails.refundOnline, { amount: refund })] : []),
    ...(order.paymentType === 'cod' ? [cashText(details, isReturn)] : []),
    ...(coinsBack > 0 ? [fill(orderChanges.coinsReturned, { coins: coinsBack })] : []),
  ];
  const heading = isReturn ? orderChanges.returnAccepted : orderChanges.title;
  const subject = fill(orderMails.subject, { text: heading, number: String(order.orderNumber) });
  await queueMail(
    tx,
    composeMail({
      to: recipient.to,
      language: recipient.language,
      subject,
      heading,
      paragraphs,
      table,
    }),
  );
}

const cashText = ({ before, after }: OrderChangeDetails, isReturn: boolean): Message =>
  isReturn
    ? fill(orderChanges.cashBack, { amount: toRupees(toPaise(before.amountDue) - toPaise(after.amountDue)) })
    : fill(orderMails.keepCash, { amount: after.amountDue });

/** For an order that staff moved to another morning. */
export async function queueMovedMail(
  tx: Tx,
  { order, from, until }: { order: ChangedOrder; from: Date; until: Date },
): Promise<void> {
  const recipient = await findMailRecipient(tx, order.userId);
  if (!recipient) return;
  const subject = fill(orderMails.subject, { text: orderChanges.movedTitle, number: String(order.orderNumber) });
  const paragraphs = [fill(orderMails.arrives, { from, until })];
  const { to, language } = recipient;
  await queueMail(tx, composeMail({ to, language, subject, heading: orderChanges.movedTitle, paragraphs }));
}

type ChangedLine = OrderChangeDetails['lines'][number];

function lineTexts({ before, after, replacement }: ChangedLine, language: 'en' | 'hi'): Message[] {
  const nameOf = (goods: ChangedLine['before']): string => (language === 'hi' && goods.hindiName) || goods.name;
  const name = nameOf(before);
  const texts: Message[] = [];
  if (after.quantity > 0 && after.quantity < before.quantity) {
    texts.push(fill(orderChanges.lineReduced, { name, before: before.quantity, after: after.quantity }));
  } else if (after.quantity > 0) {
    texts.push(fill(orderChanges.lineCheaper, { name, before: before.total, after: after.total }));
  } else if (!replacement) texts.push(fill(orderChanges.lineRemoved, { name, quantity: before.quantity }));
  if (replacement) {
    const { quantity, total: amount } = replacement;
    texts.push(fill(orderChanges.lineReplaced, { name, other: nameOf(replacement), quantity, amount }));
  }
  return texts;
}
