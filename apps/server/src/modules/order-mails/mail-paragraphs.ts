import type { Order } from '@subah/contract/orders/orders';
import { labVisit } from '@subah/messages/lab-visit';
import { orderMails } from '@subah/messages/mail/orders';
import { fill, type Message } from '@subah/messages/message';
import { longestFasting } from '@subah/rules/healthcare/lab-parameters';
import { homeVisits } from '@subah/rules/orders/home-visits';

export type MailText = { subject: Message; heading: Message; paragraphs: Message[] };

export const thanks = ({ userId }: Order): Message =>
  fill(orderMails.thanks, { name: userId.name.split(' ')[0] ?? userId.name });

export const slotOf = ({ deliverySlot }: Order) => ({
  from: new Date(deliverySlot.from),
  until: new Date(deliverySlot.until),
});

export function visitNotes(order: Order): Message[] {
  const { bringsGoods, takesSampleWithGoods, collectionDates, hasUnplannedTest } = homeVisits(order.products);
  const fastingHours = longestFasting(order.products.filter(({ isRejected }) => !isRejected));
  return [
    ...(bringsGoods ? [fill(orderMails.delivery, slotOf(order))] : []),
    ...(takesSampleWithGoods ? [labVisit.takenWithDelivery] : []),
    ...collectionDates.map((date) => fill(orderMails.collection, { date })),
    ...(fastingHours > 0 ? [fill(orderMails.fasting, { hours: fastingHours })] : []),
    ...(hasUnplannedTest ? [labVisit.notPlanned] : []),
  ];
}

export const cashNote = ({ totalAmount }: Order): Message => fill(orderMails.keepCash, { amount: totalAmount });

export const payNote = (order: Order): Message =>
  order.paymentType === 'cod' ? cashNote(order) : fill(orderMails.paidOnline, { amount: order.totalAmount });

export function refundNotes({ paymentType, refundedAmount, isPaid, bill }: Order): Message[] {
  const money =
    refundedAmount > 0
      ? fill(orderMails.refundOnline, { amount: refundedAmount })
      : paymentType === 'cod' && isPaid
        ? orderMails.refundCash
        : orderMails.nothingToPay;
  return bill.coins > 0 ? [money, fill(orderMails.coinsBack, { coins: bill.coins })] : [money];
}
