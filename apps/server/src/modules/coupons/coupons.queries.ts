import { and, count, desc, eq, gt, ilike, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Cursor } from '../../platform/database/cursor.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { containing } from '../../platform/database/like-pattern.ts';
import { type ListUsedOffers, usesBefore } from '../accounts/index.ts';
import { coupons, couponUses } from './coupons.tables.ts';

const columns = {
  id: coupons.id,
  code: coupons.code,
  description: coupons.description,
  hindiDescription: coupons.hindiDescription,
  kind: coupons.kind,
  value: coupons.value,
  minimumBasketPaise: coupons.minimumBasketPaise,
  capPaise: coupons.capPaise,
  validFrom: coupons.validFrom,
  validUntil: coupons.validUntil,
  totalUses: coupons.totalUses,
  usesPerCustomer: coupons.usesPerCustomer,
  catalog: coupons.catalog,
  isActive: coupons.isActive,
  usedCount: coupons.usedCount,
  createdAt: coupons.createdAt,
};
export type CouponRow = NonNullable<Awaited<ReturnType<typeof lockCoupon>>>;

/** Raw names, because Drizzle omits the table prefix in a select from one table. */
const usesBy = (userId: string) => sql<number>`(select count(*)::int from coupon_uses
  where coupon_uses.coupon_id = coupons.id and coupon_uses.user_id = ${userId} and coupon_uses.released_at is null)
  + ${usesBefore(userId, sql`'coupon:' || coupons.id`)}`;

export type CustomerCoupon = CouponRow & { usedByCustomer: number };

export async function findCoupon(
  db: Db | Tx,
  userId: string,
  key: { code: string } | { id: string },
): Promise<CustomerCoupon | undefined> {
  const [row] = await db
    .select({ ...columns, usedByCustomer: usesBy(userId) })
    .from(coupons)
    .where('id' in key ? eq(coupons.id, key.id) : eq(coupons.code, key.code.trim().toUpperCase()));
  return row;
}

const MAX_OFFERED = 20;

/** Coupons with a description are listed in every cart. Coupons without one work too, but a customer must know the code. */
export const listOfferedCoupons = (db: Db, userId: string, now: Date): Promise<CustomerCoupon[]> =>
  db
    .select({ ...columns, usedByCustomer: usesBy(userId) })
    .from(coupons)
    .where(
      and(
        eq(coupons.isActive, true),
        ne(coupons.description, ''),
        lte(coupons.validFrom, now),
        or(isNull(coupons.validUntil), gt(coupons.validUntil, now)),
      ),
    )
    .orderBy(desc(coupons.id))
    .limit(MAX_OFFERED);

export async function lockCoupon(tx: Tx, id: string) {
  const [row] = await tx.select(columns).from(coupons).where(eq(coupons.id, id)).for('update');
  return row;
}

/** Uses of one customer by orders that are not cancelled. */
export const countUses = async (tx: Tx, couponId: string, userId: string): Promise<number> =>
  (await findCoupon(tx, userId, { id: couponId }))?.usedByCustomer ?? 0;

/** Of coupons with a limit per customer. */
export const listUsedCoupons: ListUsedOffers = async (tx, userId) => {
  const rows = await tx
    .select({ couponId: couponUses.couponId, uses: count() })
    .from(couponUses)
    .innerJoin(coupons, eq(coupons.id, couponUses.couponId))
    .where(and(eq(couponUses.userId, userId), isNull(couponUses.releasedAt), isNotNull(coupons.usesPerCustomer)))
    .groupBy(couponUses.couponId);
  return rows.map(({ couponId, uses }) => ({ offer: `coupon:${couponId}`, uses }));
};

/** For a transaction that changes several coupons: locks them in the order of their ids. */
export async function lockCoupons(tx: Tx, ids: string[]): Promise<void> {
  await tx
    .select({ id: coupons.id })
    .from(coupons)
    .where(inArray(coupons.id, ids))
    .orderBy(coupons.id)
    .for('no key update');
}

type CouponFilter = { q: string | undefined; isActive: boolean | undefined; after: Cursor | undefined; limit: number };

export const listCoupons = (db: Db, { q, isActive, after, limit }: CouponFilter): Promise<CouponRow[]> =>
  db
    .select(columns)
    .from(coupons)
    .where(
      and(
        q ? ilike(coupons.code, containing(q)) : undefined,
        isActive === undefined ? undefined : eq(coupons.isActive, isActive),
        after && lt(coupons.id, after.id),
      ),
    )
    .orderBy(desc(coupons.id))
    .limit(limit);

export const hasUses = async (tx: Tx, couponId: string): Promise<boolean> =>
  (await tx.select({ id: couponUses.id }).from(couponUses).where(eq(couponUses.couponId, couponId)).limit(1)).length >
  0;

/** True when there was a use to release. */
export async function releaseCouponUse(tx: Tx, orderId: string, now: Date): Promise<boolean> {
  const [use] = await tx
    .update(couponUses)
    .set({ releasedAt: now })
    .where(and(eq(couponUses.orderId, orderId), isNull(couponUses.releasedAt)))
    .returning({ couponId: couponUses.couponId });
  if (!use) return false;
  await tx
    .update(coupons)
    .set({ usedCount: sql`${coupons.usedCount} - 1` })
    .where(eq(coupons.id, use.couponId));
  return true;
}
