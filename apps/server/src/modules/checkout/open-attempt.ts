import type { BasketRow } from '../cart/index.ts';
import type { CustomerCoupon } from '../coupons/index.ts';
import type { PendingOrder } from '../orders/index.ts';

// The open attempt of a cart is its order that waits for an online payment. What it holds counts as available to the
// customer, because the next order from this cart replaces it.

type Attempt = PendingOrder | undefined;

export function addHeldStock(rows: BasketRow[], attempt: Attempt): BasketRow[] {
  if (!attempt) return rows;
  const held = new Map(attempt.lines.map(({ productId, quantity }) => [productId, quantity]));
  return rows.map((row) => ({ ...row, stock: row.stock + (held.get(row.productId) ?? 0) }));
}

export const heldCoins = (attempt: Attempt): number => attempt?.order.coins ?? 0;

export function subtractHeldUse(coupon: CustomerCoupon | undefined, attempt: Attempt): CustomerCoupon | undefined {
  if (!coupon || attempt?.order.couponId !== coupon.id) return coupon;
  return { ...coupon, usedCount: coupon.usedCount - 1, usedByCustomer: coupon.usedByCustomer - 1 };
}
