import type { Catalog } from '../catalog/catalogs.ts';
import type { ChangeTerms, LineChange } from './change-lines.ts';
import { carriedTotalPaise, couponTotalPaise } from './order-minimums.ts';

export const CANCEL_REASONS = ['not_needed', 'by_mistake', 'wrong_time', 'other'] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

export const RETURN_REASONS = ['damaged', 'not_fresh', 'wrong_item', 'past_date', 'changed_mind', 'other'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

type Line = { id: string; catalog: Catalog; quantity: number; pricePaise: number };

type OrderTerms = {
  kind: 'cancel' | 'return';
  reason: CancelReason | ReturnReason;
  coupon: { minimumPaise: number; catalog: Catalog | null } | null;
  smallCartPaise: number;
  freeDeliveryAbovePaise: number;
  /** What the shop charged for a small cart when the order was placed. */
  smallCartFeePaise: number;
};

/**
 * The terms of a change that the customer asked for. Cancelled items are billed as if they had not been ordered: without
 * the coupon below its minimum, and with the small-cart charge below its limit. A return keeps the delivery as it was, and
 * the coupon too when the goods were at fault.
 */
export function ownChangeTerms(lines: readonly Line[], changes: readonly LineChange[], order: OrderTerms): ChangeTerms {
  const left = new Map(changes.map(({ lineId, quantity }) => [lineId, quantity]));
  const kept = lines.map((line) => ({ ...line, quantity: left.get(line.id) ?? line.quantity }));
  const { kind, coupon, smallCartPaise } = order;
  const isOwnChoice = kind === 'cancel' || order.reason === 'changed_mind';
  const isBelowMinimum = coupon !== null && couponTotalPaise(kept, coupon.catalog) < coupon.minimumPaise;
  const carriedPaise = carriedTotalPaise(kept);
  const isSmall = carriedPaise > 0 && carriedPaise < order.freeDeliveryAbovePaise;
  return {
    isOwnChoice,
    keepsCoupon: !(isOwnChoice && isBelowMinimum),
    smallCartPaise: kind === 'cancel' && isSmall && smallCartPaise === 0 ? order.smallCartFeePaise : smallCartPaise,
  };
}
