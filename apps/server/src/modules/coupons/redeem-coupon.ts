import { couponRefusals } from '@subah/messages/coupon-refusals';
import { fill } from '@subah/messages/message';
import { checkUses, checkValidity } from '@subah/rules/coupons/check-coupon';
import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { countUses, lockCoupon } from './coupons.queries.ts';
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
  if (!coupon) throw new Problem('COUPON_TAKEN', couponRefusals.justUsedUp);
  if (coupon.usesPerCustomer !== null) {
    if ((await countUses(tx, couponId, userId)) >= coupon.usesPerCustomer) {
      throw new Problem(
        'COUPON_TAKEN',
        fill(couponRefusals.alreadyUsed, { code: coupon.code, times: coupon.usesPerCustomer }),
      );
    }
  }
  await tx.insert(couponUses).values({ couponId, userId, orderId, createdAt: now });
}

type RestoreCouponInput = {
  orderId: string;
  /** The coupon must be active and valid at this time; without it only the limits count. */
  validAt?: Date;
};

/** Counts the released use of an order again. False, without a change, when the coupon's limits do not allow it. */
export async function restoreCouponUse(tx: Tx, { orderId, validAt }: RestoreCouponInput): Promise<boolean> {
  const [use] = await tx
    .select({ id: couponUses.id, couponId: couponUses.couponId, userId: couponUses.userId })
    .from(couponUses)
    .where(and(eq(couponUses.orderId, orderId), isNotNull(couponUses.releasedAt)));
  if (!use) return true;
  const coupon = await lockCoupon(tx, use.couponId);
  if (!coupon) return false;
  const uses = { byAll: coupon.usedCount, byCustomer: await countUses(tx, use.couponId, use.userId) };
  if ((validAt && checkValidity(coupon, validAt)) || checkUses(coupon, uses)) return false;
  await tx
    .update(coupons)
    .set({ usedCount: sql`${coupons.usedCount} + 1` })
    .where(eq(coupons.id, use.couponId));
  await tx.update(couponUses).set({ releasedAt: null }).where(eq(couponUses.id, use.id));
  return true;
}
