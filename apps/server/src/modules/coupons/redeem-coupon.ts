import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { coupons, couponUses } from './coupons.tables.ts';

type CouponUse = { couponId: string; userId: string; orderId: string; now: Date };

/**
 * Counts a use in the order's transaction. The conditional update redeems the last use once and locks the coupon, so
 * that concurrent orders of one customer cannot exceed the limit per customer.
 */
export async function redeemCoupon(tx: Tx, { couponId, userId, orderId, now }: CouponUse): Promise<void> {
  const [coupon] = await tx
    .update(coupons)
    .set({ usedCount: sql`${coupons.usedCount} + 1` })
    .where(
      and(
        eq(coupons.id, couponId),
        coupons.isActive,
        or(isNull(coupons.totalUses), sql`${coupons.usedCount} < ${coupons.totalUses}`),
      ),
    )
    .returning({ code: coupons.code, usesPerCustomer: coupons.usesPerCustomer });
  if (!coupon) throw new Problem('COUPON_TAKEN', 'This coupon has just been used up. Your bill has changed.');
  if (coupon.usesPerCustomer !== null) {
    const [uses] = await tx
      .select({ count: sql<number>`count(*)::int` })
      .from(couponUses)
      .where(and(eq(couponUses.couponId, couponId), eq(couponUses.userId, userId), isNull(couponUses.releasedAt)));
    if ((uses?.count ?? 0) >= coupon.usesPerCustomer) {
      throw new Problem('COUPON_TAKEN', `You have already used coupon ${coupon.code}.`);
    }
  }
  await tx.insert(couponUses).values({ couponId, userId, orderId, createdAt: now });
}

/** For a late payment: counts the released use again, above the coupon's limits if necessary. */
export async function restoreCouponUse(tx: Tx, orderId: string): Promise<void> {
  const [use] = await tx
    .update(couponUses)
    .set({ releasedAt: null })
    .where(and(eq(couponUses.orderId, orderId), sql`${couponUses.releasedAt} is not null`))
    .returning({ couponId: couponUses.couponId });
  if (!use) return;
  await tx
    .update(coupons)
    .set({ usedCount: sql`${coupons.usedCount} + 1` })
    .where(eq(coupons.id, use.couponId));
}
