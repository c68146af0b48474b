import type { Order } from '@subah/contract/orders/orders';
import { COLLECTION_NOT_PLANNED, collectionLabel } from '@subah/rules/healthcare/lab-visit';
import { formatRupees } from '@subah/rules/money';
import { homeVisits } from '@subah/rules/orders/home-visits';
import { REFUND_TIME } from '@subah/rules/payments/payment-note';

export type MailText = { subject: string; heading: string; paragraphs: string[] };

export const firstName = ({ userId }: Order): string => userId.name.split(' ')[0] ?? userId.name;

export function visitNotes({ products, deliverySlot }: Order): string[] {
  const { bringsGoods, collectionDates, hasUnplannedTest } = homeVisits(products);
  return [
    ...(bringsGoods ? [`Delivery: ${deliverySlot.label}.`] : []),
    ...collectionDates.map((date) => `Home sample collection: ${collectionLabel(date)}.`),
    ...(hasUnplannedTest ? [COLLECTION_NOT_PLANNED] : []),
  ];
}

export const cashNote = ({ totalAmount }: Order): string => `Please keep ${formatRupees(totalAmount)} ready in cash.`;

export const payNote = (order: Order): string =>
  order.paymentType === 'cod' ? cashNote(order) : `${formatRupees(order.totalAmount)} has been paid online.`;

export function refundNotes({ paymentType, refundedAmount, isPaid, bill }: Order): string[] {
  const money =
    refundedAmount > 0
      ? `${formatRupees(refundedAmount)} goes back to the account you paid from. ${REFUND_TIME}`
      : paymentType === 'cod' && isPaid
        ? 'Our delivery partner brings your money back in cash.'
        : 'There is nothing for you to pay.';
  return bill.coins > 0 ? [money, `Your ${bill.coins} SuperCoins are back in your wallet.`] : [money];
}
