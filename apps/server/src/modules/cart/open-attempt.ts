import type { Db, Tx } from '../../platform/database/database.ts';

/**
 * The order of a cart that waits for an online payment. What it holds counts as available to the customer, because the
 * next order from this cart replaces it.
 */
export type OpenAttempt = {
  order: { couponId: string | null; coins: number };
  lines: readonly { productId: string; quantity: number }[];
};

/** Orders are a higher module than the cart, so it is injected. */
export type FindOpenAttempt = (db: Db | Tx, orderId: string) => Promise<OpenAttempt | undefined>;

type Stocked = { productId: string; stock: number };

export function addHeldStock<Row extends Stocked>(rows: Row[], attempt: OpenAttempt | undefined): Row[] {
  if (!attempt) return rows;
  const held = new Map(attempt.lines.map(({ productId, quantity }) => [productId, quantity]));
  return rows.map((row) => ({ ...row, stock: row.stock + (held.get(row.productId) ?? 0) }));
}

export const heldCoins = (attempt: OpenAttempt | undefined): number => attempt?.order.coins ?? 0;

type CouponUses = { id: string; usedCount: number; usedByCustomer: number };

export function subtractHeldUse<Coupon extends CouponUses>(
  coupon: Coupon | undefined,
  attempt: OpenAttempt | undefined,
): Coupon | undefined {
  if (!coupon || attempt?.order.couponId !== coupon.id) return coupon;
  return { ...coupon, usedCount: coupon.usedCount - 1, usedByCustomer: coupon.usedByCustomer - 1 };
}
