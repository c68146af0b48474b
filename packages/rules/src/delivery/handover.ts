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
  'other',
] as const;
export type NotDeliveredReason = (typeof NOT_DELIVERED_REASONS)[number];

/** The label of the event of an order that came back. */
export const NOT_DELIVERED_LABEL = 'Not delivered';

type TrackedOrder = { status: string; timeline?: readonly { label: string }[] };

/** The rider could not hand it over, and nothing has happened since: a new time is to be agreed on. */
export const isBroughtBack = ({ status, timeline }: TrackedOrder): boolean =>
  status === 'shipped' && timeline?.at(-1)?.label === NOT_DELIVERED_LABEL;

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
