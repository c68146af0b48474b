import type { Catalog } from '../catalog/catalogs.ts';
import type { StoredStatus } from './statuses.ts';

export type StatusEffect =
  | 'stock-back'
  | 'coupon-back'
  | 'coins-back'
  | 'refund'
  | 'coins-earned'
  | 'coins-taken-back'
  | 'referral';

/**
 * What follows from a status. Each happens once for an order, however often the status is set. The order is the one in
 * which everything locks: stock, then wallets, then the coupon, then the payment.
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
      return ['stock-back', 'coins-back', 'coins-taken-back', 'refund'];
    default:
      return [];
  }
}

/** Medicines and produce that come back from a customer are written off; what never left goes back on the shelf. */
export const isResold = (catalog: Catalog, status: StoredStatus): boolean =>
  status !== 'returned' || (catalog !== 'medicine' && catalog !== 'fruits');

/** 1 coin per ₹50 of item total. */
export const coinsEarned = (itemTotalPaise: number): number => Math.floor(itemTotalPaise / 50_00);
