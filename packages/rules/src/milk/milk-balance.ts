import type { DeliveryState } from './month-bill.ts';

export const PAID_BY = ['balance', 'cod'] as const;
export type PaidBy = (typeof PAID_BY)[number];

export const SMALLEST_TOP_UP = 50;
export const LARGEST_TOP_UP = 10_000;

/**
 * What a delivery has done to the prepaid balance in all. Milk from the balance costs it until it turns out missing or
 * bad; milk paid in cash does nothing, but bad milk is credited to the balance.
 */
export function effectOnBalance(status: DeliveryState, paidBy: PaidBy, amountPaise: number): number {
  if (paidBy === 'cod') return status === 'sour' ? amountPaise : 0;
  return status === 'ordered' || status === 'delivered' ? 0 - amountPaise : 0;
}
