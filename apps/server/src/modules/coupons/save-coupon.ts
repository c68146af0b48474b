import type { Coupon, CouponForm } from '@subah/contract/coupons/coupons';
import type { WithReadAs } from '@subah/contract/read-as';
import { toPaise, toRupees } from '@subah/rules/money';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { fieldProblem, notFound, type Problem } from '../../platform/http/problem.ts';
import { rejectStaleChange } from '../../platform/http/reject-stale-change.ts';
import { recordChange } from '../audit/index.ts';
import { type CouponRow, hasUses, lockCoupon } from './coupons.queries.ts';
import { coupons } from './coupons.tables.ts';

type CouponDeps = Pick<Deps, 'db' | 'clock'> & { actorId: string };

export async function createCoupon({ db, clock, actorId }: CouponDeps, form: CouponForm): Promise<Coupon> {
  return inTransaction(db, async (tx) => {
    const id = newId();
    const added = await tx
      .insert(coupons)
      .values({ id, ...toColumns(form), validFrom: form.validFrom ? new Date(form.validFrom) : clock() })
      .onConflictDoNothing({ target: coupons.code })
      .returning({ id: coupons.id });
    if (added.length === 0) throw codeTaken(form.code);
    const after = toWire(await readCouponRow(tx, id));
    await recordChange(tx, { actorId, action: 'create', subject: 'coupon', subjectId: id, after });
    return after;
  });
}

export async function changeCoupon(
  { db, actorId }: CouponDeps,
  id: string,
  { readAs, ...form }: CouponForm & WithReadAs,
): Promise<Coupon> {
  return inTransaction(db, async (tx) => {
    const before = await lockCoupon(tx, id);
    if (!before) throw notFound('coupon');
    const { usedCount: _, ...content } = toWire(before);
    rejectStaleChange(content, readAs);
    const [other] = await tx.select({ id: coupons.id }).from(coupons).where(eq(coupons.code, form.code));
    if (other && other.id !== id) throw codeTaken(form.code);
    if (form.totalUses !== null && form.totalUses < before.usedCount) throw belowUses(before.usedCount);
    await tx
      .update(coupons)
      .set({ ...toColumns(form), ...(form.validFrom ? { validFrom: new Date(form.validFrom) } : {}) })
      .where(eq(coupons.id, id));
    const after = toWire(await readCouponRow(tx, id));
    await recordChange(tx, {
      actorId,
      action: 'update',
      subject: 'coupon',
      subjectId: id,
      before: toWire(before),
      after,
    });
    return after;
  });
}

/** A coupon with uses is deactivated instead, because orders reference it. */
export async function deleteCoupon(
  { db, actorId }: CouponDeps,
  id: string,
): Promise<{ _id: string; isDeleted: boolean }> {
  return inTransaction(db, async (tx) => {
    const before = await lockCoupon(tx, id);
    if (!before) throw notFound('coupon');
    const isDeleted = !(await hasUses(tx, id));
    if (isDeleted) await tx.delete(coupons).where(eq(coupons.id, id));
    else await tx.update(coupons).set({ isActive: false }).where(eq(coupons.id, id));
    await recordChange(tx, { actorId, action: 'delete', subject: 'coupon', subjectId: id, before: toWire(before) });
    return { _id: id, isDeleted };
  });
}

const codeTaken = (code: string): Problem =>
  fieldProblem('code', `There is a coupon ${code} already.`, 'COUPON_CODE_TAKEN');

const belowUses = (usedCount: number): Problem =>
  fieldProblem(
    'totalUses',
    `This coupon has been used ${usedCount === 1 ? 'once' : `${usedCount} times`}. Enter ${usedCount} or more, or switch it off.`,
    'COUPON_LIMIT_BELOW_USES',
  );

async function readCouponRow(tx: Tx, id: string): Promise<CouponRow> {
  const row = await lockCoupon(tx, id);
  if (!row) throw new Error(`coupon ${id} does not exist`);
  return row;
}

const toPaiseOrNull = (rupees: number | null): number | null => (rupees === null ? null : toPaise(rupees));

function toColumns({ minimumBasket, cap, value, validFrom: _, validUntil, ...same }: CouponForm) {
  return {
    ...same,
    value: same.kind === 'percent' ? value : toPaise(value),
    minimumBasketPaise: toPaise(minimumBasket),
    capPaise: toPaiseOrNull(cap),
    validUntil: validUntil === null ? null : new Date(validUntil),
  };
}

export const toWire = (row: CouponRow): Coupon => ({
  _id: row.id,
  code: row.code,
  description: row.description,
  hindiDescription: row.hindiDescription,
  kind: row.kind,
  value: row.kind === 'percent' ? row.value : toRupees(row.value),
  minimumBasket: toRupees(row.minimumBasketPaise),
  cap: row.capPaise === null ? null : toRupees(row.capPaise),
  validFrom: row.validFrom.toISOString(),
  validUntil: row.validUntil?.toISOString() ?? null,
  totalUses: row.totalUses,
  usesPerCustomer: row.usesPerCustomer,
  catalog: row.catalog,
  isActive: row.isActive,
  usedCount: row.usedCount,
  createdAt: row.createdAt.toISOString(),
});
