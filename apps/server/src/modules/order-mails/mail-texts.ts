import type { Order } from '@subah/contract/orders/orders';
import { formatRupees } from '@subah/rules/money';
import { homeVisits } from '@subah/rules/orders/home-visits';
import type { OrderMailEvent } from '@subah/rules/orders/order-mail-event';
import { REFUND_TIME } from '@subah/rules/payments/payment-note';
import { LAB_MAIL_TEXTS } from './lab-mail-texts.ts';
import { cashNote, firstName, type MailText, payNote, refundNotes, visitNotes } from './mail-paragraphs.ts';

export function mailText(event: OrderMailEvent, order: Order): MailText {
  const write = (homeVisits(order.products).bringsGoods ? undefined : LAB_MAIL_TEXTS[event]) ?? MAIL_TEXTS[event];
  const text = write(order);
  return {
    subject: `${text.subject} (order ${order.orderNumber})`,
    heading: text.heading,
    paragraphs: text.paragraphs,
  };
}

const MAIL_TEXTS: Record<OrderMailEvent, (order: Order) => MailText> = {
  OrderPlaced: (order) => ({
    subject: 'We have your order',
    heading: `Thank you, ${firstName(order)}!`,
    paragraphs: [
      order.prescriptionState === 'to_check'
        ? 'We have your order. Our pharmacist looks at your prescription first and tells you at once.'
        : 'We have your order and begin to pack it.',
      ...visitNotes(order),
      payNote(order),
    ],
  }),
  shipped: (order) => ({
    subject: 'Your order is packed and shipped',
    heading: 'Your order has left our store',
    paragraphs: [`It arrives ${order.deliverySlot.label}.`],
  }),
  'outfor delivery': (order) => ({
    subject: 'Your order is out for delivery',
    heading: 'Almost there',
    paragraphs: ['Our delivery partner is on the way to you.', ...(order.isPaid ? [] : [cashNote(order)])],
  }),
  delivered: () => ({
    subject: 'Your order was delivered',
    heading: 'Delivered. Enjoy!',
    paragraphs: ['If something is not as it should be, ask for a return or a replacement within 24 hours.'],
  }),
  cancelled: (order) => ({
    subject: 'Your order was cancelled',
    heading: 'Your order was cancelled',
    paragraphs: [...cancelReason(order, 'cancelled'), ...refundNotes(order)],
  }),
  return_requested: () => ({
    subject: 'We have your return request',
    heading: 'We have your return request',
    paragraphs: ['We come and collect the goods, and tell you when the return is done.'],
  }),
  returned: (order) => ({
    subject: 'Your return is done',
    heading: 'Your return is done',
    paragraphs: ['The goods are back with us.', ...refundNotes(order)],
  }),
  exchange_requested: () => ({
    subject: 'We have your replacement request',
    heading: 'We have your replacement request',
    paragraphs: ['We look at it and bring you a replacement.'],
  }),
  exchange_in_transit: () => ({
    subject: 'Your replacement is on its way',
    heading: 'Your replacement is on its way',
    paragraphs: ['Please keep the goods ready that you give back.'],
  }),
  exchanged: () => ({
    subject: 'Your replacement was delivered',
    heading: 'Your goods were replaced',
    paragraphs: ['Thank you for your patience.'],
  }),
  prescription_accepted: (order) => ({
    subject: 'Your prescription was accepted',
    heading: 'Your prescription was accepted',
    paragraphs: ['Our pharmacist has accepted your prescription.', ...visitNotes(order)],
  }),
  prescription_rejected: (order) => ({
    subject: 'About your prescription',
    heading: 'Your prescription does not cover everything',
    paragraphs: [
      ...rejectedNames(order),
      ...order.timeline
        .filter(({ label }) => label.startsWith('Not covered'))
        .flatMap(({ reason }) => (reason ? [`The pharmacist writes: ${reason}`] : [])),
      ...rejectedRefund(order),
    ],
  }),
};

function cancelReason({ timeline }: Order, status: string): string[] {
  const reason = timeline.findLast((entry) => entry.status === status)?.reason;
  return reason ? [`Reason: ${reason}`] : [];
}

function rejectedNames({ products }: Order): string[] {
  const names = products.filter(({ isRejected }) => isRejected).map(({ name }) => name);
  return names.length > 0 ? [`Taken out of your order: ${names.join(', ')}.`] : [];
}

function rejectedRefund(order: Order): string[] {
  if (order.status === 'cancelled') return [];
  return order.refundedAmount > 0 ? [`${formatRupees(order.refundedAmount)} goes back to you. ${REFUND_TIME}`] : [];
}
