import { isUndelivered } from '../orders/allowed-changes.ts';
import type { OrderStatus } from '../orders/statuses.ts';

/** How the customer's presence was shown. Prepaid goods may be left at the door if the shop allows it. */
export const PROOFS = ['code', 'photo', 'none'] as const;
export type Proof = (typeof PROOFS)[number];

/** After this many wrong codes of an order only a photo proves the delivery. */
export const MAX_WRONG_CODES = 5;

/** Why a rider could not deliver. */
export const NOT_DELIVERED_REASONS = [
  'nobody_home',
  'wrong_address',
  'refused',
  'no_money',
  'damaged',
  'recalled',
  'other',
] as const;
export type NotDeliveredReason = (typeof NOT_DELIVERED_REASONS)[number];

/** Of an order whose packs were recalled on the way. */
export const RECALLED_REASON = 'recalled' satisfies NotDeliveredReason;

/** What the rider chooses from. Recalled goods have a button of their own, which knows the order. */
export const CHOSEN_REASONS: readonly NotDeliveredReason[] = NOT_DELIVERED_REASONS.filter(
  (reason) => reason !== RECALLED_REASON,
);

/** The label of the event of an order that came back. */
export const NOT_DELIVERED_LABEL = 'Not delivered';

/** The label of the event of an order whose recalled packs were exchanged, in the language of the reader. */
export const PACKED_AGAIN_LABEL = { en: 'Packed again with other packs', hi: 'दूसरे पैक डालकर दोबारा पैक किया' };

type TrackedOrder = { status: string; timeline?: readonly { label: string }[] };

/** The rider could not hand it over, and at most its packs were exchanged since: a new time is to be agreed on. */
export const isBroughtBack = ({ status, timeline }: TrackedOrder): boolean =>
  status === 'shipped' && timeline?.findLast(({ label }) => !isPackedAgain(label))?.label === NOT_DELIVERED_LABEL;

const isPackedAgain = (label: string): boolean => Object.values(PACKED_AGAIN_LABEL).includes(label);

/** Milk alone needs no proof: it is left at the door every morning. */
export function needsProof(handover: { hasOrders: boolean; duePaise: number; allowsNoProof: boolean }): boolean {
  return handover.hasOrders && (handover.duePaise > 0 || !handover.allowsNoProof);
}

/** A rider hands over what was packed. */
export const canHandOver = (status: OrderStatus): boolean => isUndelivered(status) && status !== 'OrderPlaced';

type Payment = { cashPaise: number; upiPaise: number };

/**
 * Splits what was paid at a door over its dues: cash first, the rest by UPI. The caller has checked that cash and UPI add up
 * to the dues.
 */
export function splitPayment(dues: readonly number[], { cashPaise }: Payment): Payment[] {
  let cashLeft = cashPaise;
  return dues.map((due) => {
    const cash = Math.min(due, cashLeft);
    cashLeft -= cash;
    return { cashPaise: cash, upiPaise: due - cash };
  });
}

/** The difference between what the rider handed over and what was due. */
export const cashDifference = (counted: Payment, expectedPaise: number): number =>
  counted.cashPaise + counted.upiPaise - expectedPaise;

/** The link that payment apps open, for the exact amount. */
export function upiLink({ upiId, name, paise, note }: { upiId: string; name: string; paise: number; note: string }) {
  const query = [
    ['pa', upiId],
    ['pn', name],
    ['am', (paise / 100).toFixed(2)],
    ['cu', 'INR'],
    ['tn', note],
  ];
  return `upi://pay?${query.map(([key, value]) => `${key}=${encodeURIComponent(value ?? '')}`).join('&')}`;
}
