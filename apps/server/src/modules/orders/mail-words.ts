import type { Order } from '@subah/contract/orders/orders';
import { formatRupees } from '@subah/rules/money';
import { homeVisits } from '@subah/rules/orders/home-visits';
import type { OrderNews } from '@subah/rules/orders/order-news';
import { REFUND_TIME } from '@subah/rules/payments/payment-note';
import { LAB_WORDS } from './lab-mail-words.ts';
import { cashNote, firstName, payNote, refundNotes, visitNotes, type Words } from './mail-notes.ts';

/** What a customer reads about each step of an order. */
export function wordsOf(news: OrderNews, order: Order): Words {
  const write = (homeVisits(order.products).bringsGoods ? undefined : LAB_WORDS[news]) ?? WORDS[news];
  const words = write(order);
  return {
    subject: `${words.subject} (order ${order.orderNumber})`,
    heading: words.heading,
    paragraphs: words.paragraphs,
  };
}

const WORDS: Record<OrderNews, (order: Order) => Words> = {
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
    paragraphs: [...reasonOf(order, 'cancelled'), ...refundNotes(order)],
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
      ...rejectedOf(order),
      ...order.timeline
        .filter(({ label }) => label.startsWith('Not covered'))
        .flatMap(({ reason }) => (reason ? [`The pharmacist writes: ${reason}`] : [])),
      ...takenOutNote(order),
    ],
  }),
};

function reasonOf({ timeline }: Order, status: string): string[] {
  const reason = timeline.findLast((entry) => entry.status === status)?.reason;
  return reason ? [`Reason: ${reason}`] : [];
}

function rejectedOf({ products }: Order): string[] {
  const names = products.filter(({ isRejected }) => isRejected).map(({ name }) => name);
  return names.length > 0 ? [`Taken out of your order: ${names.join(', ')}.`] : [];
}

/** Of what was taken out only; the rest of the order goes on, unless nothing is left of it. */
function takenOutNote(order: Order): string[] {
  if (order.status === 'cancelled') return [];
  return order.refundedAmount > 0 ? [`${formatRupees(order.refundedAmount)} goes back to you. ${REFUND_TIME}`] : [];
}
