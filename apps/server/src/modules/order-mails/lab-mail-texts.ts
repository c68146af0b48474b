import type { Order } from '@subah/contract/orders/orders';
import type { OrderMailEvent } from '@subah/rules/orders/order-mail-event';
import { cashNote, firstName, type MailText, payNote, refundNotes, visitNotes } from './mail-paragraphs.ts';

/** Texts for orders of lab tests alone, where nothing is packed, delivered or returned. Other events use the common texts. */
export const LAB_MAIL_TEXTS: Partial<Record<OrderMailEvent, (order: Order) => MailText>> = {
  OrderPlaced: (order) => ({
    subject: 'We have your order',
    heading: `Thank you, ${firstName(order)}!`,
    paragraphs: ['We have your order.', ...visitNotes(order), payNote(order)],
  }),
  shipped: (order) => ({
    subject: 'Your lab test is prepared',
    heading: 'We are ready for your sample',
    paragraphs: visitNotes(order),
  }),
  'outfor delivery': (order) => ({
    subject: 'We are on the way for your sample',
    heading: 'Almost there',
    paragraphs: ['We are on the way to collect your sample.', ...(order.isPaid ? [] : [cashNote(order)])],
  }),
  delivered: () => ({
    subject: 'We have your sample',
    heading: 'We have your sample',
    paragraphs: ['We tell you as soon as your report is there.'],
  }),
  return_requested: () => ({
    subject: 'We have your return request',
    heading: 'We have your return request',
    paragraphs: ['We look at it, and tell you when the return is done.'],
  }),
  returned: (order) => ({
    subject: 'Your return is done',
    heading: 'Your return is done',
    paragraphs: refundNotes(order),
  }),
  exchange_requested: () => ({
    subject: 'We have your replacement request',
    heading: 'We have your replacement request',
    paragraphs: ['We look at it and call you about a new test.'],
  }),
  exchange_in_transit: () => ({
    subject: 'We come for a new sample',
    heading: 'We come for a new sample',
    paragraphs: ['Your test is done again.'],
  }),
  exchanged: () => ({
    subject: 'Your test was done again',
    heading: 'Your test was done again',
    paragraphs: ['Thank you for your patience.'],
  }),
};
