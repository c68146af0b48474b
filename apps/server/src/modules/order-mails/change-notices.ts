import type { OrderChangeDetails } from '@subah/contract/orders/order-changes';
import type { Language } from '@subah/messages/language';
import { notDeliveredTexts, noticeTexts } from '@subah/messages/mail/notices';
import { orderMails } from '@subah/messages/mail/orders';
import { fill, joinSentences, type Message, type Text } from '@subah/messages/message';
import { orderChanges } from '@subah/messages/order-changes';
import { pickUps } from '@subah/messages/pick-ups';
import { expiryText } from '@subah/rules/catalog/batches';
import type { NotDeliveredReason } from '@subah/rules/delivery/handover';
import { formatRupees, toPaise, toRupees } from '@subah/rules/money';
import { orderName } from '@subah/rules/orders/order-name';
import type { Tx } from '../../platform/database/database.ts';
import { sendNotice } from '../notices/index.ts';
import { orderKey } from './order-notice.ts';

type ChangedOrder = { id: string; userId: string; paymentType: 'online' | 'cod' };
type OrderChange = {
  /** Names the change: an order can be changed more than once. */
  id: string;
  order: ChangedOrder;
  details: OrderChangeDetails;
  reason: Text;
  /** The customer sent items back, and the shop accepted them. */
  isReturn?: boolean;
  /** The goods were delivered and paid. */
  isDelivered?: boolean;
};

export async function sendChangeNotice(
  tx: Tx,
  { id, order, details, reason, isReturn = false, isDelivered = isReturn }: OrderChange,
): Promise<void> {
  const { before, after, refund, coinsBack } = details;
  const table: [Text, Text][] = [
    [orderChanges.billBefore, formatRupees(before.amountDue)],
    [orderChanges.billNow, formatRupees(after.amountDue)],
    ...(refund > 0 ? ([[orderChanges.refund, formatRupees(refund)]] as [Text, Text][]) : []),
  ];
  const paragraphs: Message[] = [
    isReturn ? orderChanges.returnAcceptedText : orderChanges.payForWhatYouGet,
    ...details.lines.flatMap(lineTexts),
    fill(orderMails.reason, { reason }),
    ...(refund > 0 ? [fill(orderMails.refundOnline, { amount: refund })] : []),
    ...(order.paymentType === 'cod' ? [cashText(details, { isReturn, isDelivered })] : []),
    ...(coinsBack > 0 ? [fill(orderChanges.coinsReturned, { coins: coinsBack })] : []),
  ];
  const body = fill(noticeTexts.billNow, { amount: after.amountDue });
  const heading = isReturn ? orderChanges.returnAccepted : orderChanges.title;
  await sendNotice(tx, {
    ...noticeAbout(order, heading, body),
    kind: 'order_changed',
    key: `${orderKey(order.id)}change.${id}`,
    mail: { heading, paragraphs, table },
  });
}

type Delivered = { isReturn: boolean; isDelivered: boolean };

function cashText({ before, after }: OrderChangeDetails, { isReturn, isDelivered }: Delivered): Message {
  if (!isDelivered) return fill(orderMails.keepCash, { amount: after.amountDue });
  const amount = toRupees(toPaise(before.amountDue) - toPaise(after.amountDue));
  return fill(isReturn ? orderChanges.cashBack : orderChanges.cashBackAtDoor, { amount });
}

/** For cash of returned items that a rider or the shop has given back. */
export async function sendCashGivenBackNotice(
  tx: Tx,
  { id, order, amount }: { id: string; order: ChangedOrder; amount: number },
): Promise<void> {
  const heading = fill(pickUps.cashGivenBack, { amount });
  await sendNotice(tx, {
    ...noticeAbout(order, heading, pickUps.didYouGetIt),
    kind: 'order_changed',
    key: `${orderKey(order.id)}pick-up.${id}`,
    mail: { heading },
  });
}

/** For an order that staff moved to another morning. */
export async function sendMovedNotice(
  tx: Tx,
  { order, from, until }: { order: ChangedOrder; from: Date; until: Date },
): Promise<void> {
  await sendNotice(tx, {
    ...noticeAbout(order, orderChanges.movedTitle, fill(orderMails.arrives, { from, until })),
    kind: 'order_moved',
    key: `${orderKey(order.id)}moved.${from.toISOString()}`,
    mail: { heading: orderChanges.movedTitle },
  });
}

type FailedVisit = { visitId: string; order: ChangedOrder; reason: NotDeliveredReason };

/** For an order that the rider brought back. */
export async function sendNotDeliveredNotice(tx: Tx, { visitId, order, reason }: FailedVisit): Promise<void> {
  const body = joinSentences([notDeliveredTexts[reason], noticeTexts.bringAgain]);
  await sendNotice(tx, {
    ...noticeAbout(order, noticeTexts.notDelivered, body),
    kind: 'not_delivered',
    key: `${orderKey(order.id)}visit.${visitId}`,
    mail: { heading: noticeTexts.notDelivered },
  });
}

type RecalledPacks = {
  order: Pick<ChangedOrder, 'id' | 'userId'>;
  productId: string;
  product: Message;
  number: string;
  expiresOn: string;
  packs: number;
  /** Of the shop, for example what it gives back. */
  note: string;
};

export const recallKey = (orderId: string, { productId, number }: { productId: string; number: string }): string =>
  `${orderKey(orderId)}recall.${productId}.${number.toUpperCase()}`;

/** For packs of a batch that the customer has. */
export async function sendRecallNotice(
  tx: Tx,
  { order, product, packs, note, ...batch }: RecalledPacks,
): Promise<void> {
  const { number, expiresOn } = batch;
  const recalled = fill(noticeTexts.recalledBatch, { packs, product, number, expiry: expiryText(expiresOn) });
  await sendNotice(tx, {
    ...noticeAbout(order, noticeTexts.recallTitle, noticeTexts.recallText),
    kind: 'batch_recalled',
    key: recallKey(order.id, batch),
    mail: {
      heading: noticeTexts.recallTitle,
      paragraphs: [recalled, noticeTexts.recallAdvice, ...(note ? [note] : [])],
    },
  });
}

function noticeAbout({ id, userId }: Omit<ChangedOrder, 'paymentType'>, text: Message, body: Message) {
  const number = orderName(id);
  const title = fill(orderMails.subject, { text, number });
  return { userId, title, body, path: `/orders#${id}`, values: [number, body] };
}

type ChangedLine = OrderChangeDetails['lines'][number];

function lineTexts(line: ChangedLine): Message[] {
  const english = lineTextsIn(line, 'en');
  const hindi = lineTextsIn(line, 'hi');
  return english.map(({ en }, index) => ({ en, hi: hindi[index]?.hi ?? en }));
}

function lineTextsIn({ before, after, replacement }: ChangedLine, language: Language): Message[] {
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
