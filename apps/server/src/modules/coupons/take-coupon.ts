import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { coupons, couponUses } from './coupons.tables.ts';

type Use = { couponId: string; userId: string; orderId: string; now: Date };

/**
 * Counts a use with the order, in its transaction. The conditional update lets the last use be taken once; it also locks
 * the coupon, so that the customer's own uses can be counted without another order of theirs coming between.
 */
export async function takeCoupon(tx: Tx, { couponId, userId, orderId, now }: Use): Promise<void> {
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
  if (!coupon) throw new Problem('CONFLICT', 'This coupon has just been used up. Your bill has changed.');
  if (coupon.usesPerCustomer !== null) {
    const [uses] = await tx
      .select({ count: sql<number>`count(*)::int` })
      .from(couponUses)
      .where(and(eq(couponUses.couponId, couponId), eq(couponUses.userId, userId), isNull(couponUses.releasedAt)));
    if ((uses?.count ?? 0) >= coupon.usesPerCustomer) {
      throw new Problem('CONFLICT', `You have already used coupon ${coupon.code}.`);
    }
  }
  await tx.insert(couponUses).values({ couponId, userId, orderId, createdAt: now });
}

/**
 * A late payment keeps the discount that was promised, also when the coupon has run out meanwhile: the use that was given
 * back counts again, over the limit if need be.
 */
export async function reviveUse(tx: Tx, orderId: string): Promise<void> {
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
