import type { Order } from '@subah/contract/orders/orders';
import { labMails, orderMails } from '@subah/messages/mail/orders';
import type { OrderMailEvent } from '@subah/rules/orders/order-mail-event';
import { cashNote, type MailText, payNote, refundNotes, thanks, visitNotes } from './mail-paragraphs.ts';

/** Texts for orders of lab tests alone, where nothing is packed, delivered or returned. Other events use the common texts. */
export const LAB_MAIL_TEXTS: Partial<Record<OrderMailEvent, (order: Order) => MailText>> = {
  OrderPlaced: (order) => ({
    subject: orderMails.placed,
    heading: thanks(order),
    paragraphs: [orderMails.haveOrder, ...visitNotes(order), payNote(order)],
  }),
  shipped: (order) => ({
    subject: labMails.prepared,
    heading: labMails.ready,
    paragraphs: visitNotes(order),
  }),
  'outfor delivery': (order) => ({
    subject: labMails.onTheWay,
    heading: orderMails.almostThere,
    paragraphs: [labMails.onTheWayText, ...(order.isPaid ? [] : [cashNote(order)])],
  }),
  delivered: () => ({
    subject: labMails.haveSample,
    heading: labMails.haveSample,
    paragraphs: [labMails.reportFollows],
  }),
  return_requested: () => ({
    subject: orderMails.returnRequested,
    heading: orderMails.returnRequested,
    paragraphs: [labMails.lookAtReturn],
  }),
  returned: (order) => ({
    subject: orderMails.returned,
    heading: orderMails.returned,
    paragraphs: refundNotes(order),
  }),
  exchange_requested: () => ({
    subject: orderMails.exchangeRequested,
    heading: orderMails.exchangeRequested,
    paragraphs: [labMails.callAboutTest],
  }),
  exchange_in_transit: () => ({
    subject: labMails.newSample,
    heading: labMails.newSample,
    paragraphs: [labMails.testAgain],
  }),
  exchanged: () => ({
    subject: labMails.testedAgain,
    heading: labMails.testedAgain,
    paragraphs: [orderMails.patience],
  }),
};
