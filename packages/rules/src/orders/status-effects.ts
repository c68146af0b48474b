import type { Catalog } from '../catalog/catalogs.ts';
import type { StoredStatus } from './statuses.ts';

export const STATUS_EFFECTS = [
  'stock-back',
  'coupon-back',
  'coins-back',
  'refund',
  'coins-earned',
  'coins-taken-back',
  'referral',
  'referral-taken-back',
  'replacement',
] as const;
export type StatusEffect = (typeof STATUS_EFFECTS)[number];

/**
 * Each effect is applied once per order, even if the status is set again. The sequence is the lock order (stock, wallets,
 * coupon, payment), which prevents deadlocks.
 */
export function effectsOf(status: StoredStatus): readonly StatusEffect[] {
  switch (status) {
    case 'cancelled':
      return ['stock-back', 'coins-back', 'coins-taken-back', 'coupon-back', 'refund'];
    case 'expired':
      return ['stock-back', 'coins-back', 'coupon-back'];
    case 'delivered':
      return ['referral', 'coins-earned'];
    case 'returned':
      return ['stock-back', 'referral-taken-back', 'coins-back', 'coins-taken-back', 'refund'];
    case 'exchange_in_transit':
    case 'exchanged':
      return ['replacement'];
    default:
      return [];
  }
}

/** Returned medicines and produce are written off; cancelled goods go back into stock. */
export const isResold = (catalog: Catalog, status: StoredStatus): boolean =>
  status !== 'returned' || (catalog !== 'medicine' && catalog !== 'fruits');

/** 1 coin per ₹50 of item total. */
export const coinsEarned = (itemTotalPaise: number): number => Math.floor(itemTotalPaise / 50_00);
