import type { DeliveryState } from './month-bill.ts';

export const PAID_BY = ['balance', 'cod'] as const;
export type PaidBy = (typeof PAID_BY)[number];

export const MIN_TOP_UP = 50;
export const MAX_TOP_UP = 10_000;

/**
 * The total effect of a delivery on the prepaid balance. Missed and sour milk is not charged; sour milk that was paid in
 * cash is credited.
 */
export function effectOnBalance(status: DeliveryState, paidBy: PaidBy, amountPaise: number): number {
  if (paidBy === 'cod') return status === 'sour' ? amountPaise : 0;
  return status === 'ordered' || status === 'delivered' ? 0 - amountPaise : 0;
}

/** The customer had the milk, and has paid it where it is paid in cash. Sour milk is credited afterwards. */
export const HANDED_OVER_STATES = ['delivered', 'sour'] as const satisfies DeliveryState[];
