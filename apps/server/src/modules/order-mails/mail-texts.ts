import type { Order } from '@subah/contract/orders/orders';
import { orderMails } from '@subah/messages/mail/orders';
import { fill, type Message, productName } from '@subah/messages/message';
import { orderTimeline } from '@subah/messages/order-timeline';
import { homeVisits } from '@subah/rules/orders/home-visits';
import type { OrderMailEvent } from '@subah/rules/orders/order-mail-event';
import { orderName } from '@subah/rules/orders/order-name';
import { LAB_MAIL_TEXTS } from './lab-mail-texts.ts';
import { cashNote, type MailText, payNote, refundNotes, slotOf, thanks, visitNotes } from './mail-paragraphs.ts';

export function mailText(event: OrderMailEvent, order: Order): MailText {
  const write = (homeVisits(order.products).bringsGoods ? undefined : LAB_MAIL_TEXTS[event]) ?? MAIL_TEXTS[event];
  const text = write(order);
  return {
    subject: fill(orderMails.subject, { text: text.subject, number: orderName(order._id) }),
    heading: text.heading,
    paragraphs: text.paragraphs,
  };
}

const MAIL_TEXTS: Record<OrderMailEvent, (order: Order) => MailText> = {
  OrderPlaced: (order) => ({
    subject: orderMails.placed,
    heading: thanks(order),
    paragraphs: [
      order.prescriptionState === 'to_check' ? orderMails.checkingPrescription : orderMails.packing,
      ...visitNotes(order),
      payNote(order),
    ],
  }),
  shipped: (order) => ({
    subject: orderMails.shipped,
    heading: orderMails.packed,
    paragraphs: [fill(orderMails.arrives, slotOf(order))],
  }),
  'outfor delivery': (order) => ({
    subject: orderMails.outForDelivery,
    heading: orderMails.almostThere,
    paragraphs: [orderMails.riderOnTheWay, ...(order.isPaid ? [] : [cashNote(order)])],
  }),
  delivered: () => ({
    subject: orderMails.delivered,
    heading: orderMails.enjoy,
    paragraphs: [orderMails.returnWithin],
  }),
  cancelled: (order) => ({
    subject: orderMails.cancelled,
    heading: orderMails.cancelled,
    paragraphs: [...cancelReason(order, 'cancelled'), ...refundNotes(order)],
  }),
  return_requested: () => ({
    subject: orderMails.returnRequested,
    heading: orderMails.returnRequested,
    paragraphs: [orderMails.collectGoods],
  }),
  returned: (order) => ({
    subject: orderMails.returned,
    heading: orderMails.returned,
    paragraphs: [orderMails.goodsBack, ...refundNotes(order)],
  }),
  exchange_requested: () => ({
    subject: orderMails.exchangeRequested,
    heading: orderMails.exchangeRequested,
    paragraphs: [orderMails.willReplace],
  }),
  exchange_in_transit: () => ({
    subject: orderMails.exchangeOnItsWay,
    heading: orderMails.exchangeOnItsWay,
    paragraphs: [orderMails.keepGoodsReady],
  }),
  exchanged: () => ({
    subject: orderMails.exchangeDelivered,
    heading: orderMails.exchanged,
    paragraphs: [orderMails.patience],
  }),
  prescription_accepted: (order) => ({
    subject: orderMails.prescriptionAccepted,
    heading: orderMails.prescriptionAccepted,
    paragraphs: [orderMails.prescriptionAcceptedText, ...visitNotes(order)],
  }),
  prescription_rejected: (order) => ({
    subject: orderMails.aboutPrescription,
    heading: orderMails.prescriptionPartly,
    paragraphs: [
      ...rejectedNames(order),
      ...order.timeline
        .filter(({ label }) => label.startsWith(orderTimeline.notCovered.en({ names: [] })))
        .flatMap(({ reason }) => (reason ? [fill(orderMails.pharmacistWrites, { reason })] : [])),
      ...rejectedRefund(order),
    ],
  }),
};

function cancelReason({ timeline }: Order, status: string): Message[] {
  const { reason, hindiReason } = timeline.findLast((entry) => entry.status === status) ?? {};
  return reason ? [fill(orderMails.reason, { reason: { en: reason, hi: hindiReason ?? reason } })] : [];
}

function rejectedNames({ products }: Order): Message[] {
  const names = products.filter(({ isRejected }) => isRejected).map(productName);
  return names.length > 0 ? [fill(orderMails.takenOut, { names })] : [];
}

function rejectedRefund(order: Order): Message[] {
  if (order.status === 'cancelled') return [];
  return order.refundedAmount > 0 ? [fill(orderMails.amountBack, { amount: order.refundedAmount })] : [];
}
