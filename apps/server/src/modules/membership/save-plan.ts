import type { AdminPlan, PlanFields } from '@subah/contract/membership/membership';
import type { ReadAs } from '@subah/contract/read-as';
import { DAYS_PER_UNIT } from '@subah/rules/membership/plan-text';
import { toPaise } from '@subah/rules/money';
import { and, eq, exists, isNull, max, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { publishChange } from '../../platform/cache/change-feed.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { notFound } from '../../platform/http/problem.ts';
import { rejectStaleChange } from '../../platform/http/reject-stale-change.ts';
import { recordChange } from '../audit/index.ts';
import { listAllPlans } from './membership.queries.ts';
import { plans, subscriptions } from './membership.tables.ts';
import { adminPlanToWire } from './membership-responses.ts';

export async function createPlan(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actorId: string,
  fields: PlanFields,
): Promise<AdminPlan> {
  return inTransaction(db, async (tx) => {
    const id = newId();
    const [last] = await tx.select({ rank: max(plans.rank) }).from(plans);
    await tx
      .insert(plans)
      .values({ id, ...toColumns(fields), isListed: fields.isListed ?? true, rank: (last?.rank ?? 0) + 1 });
    const after = await lockPlan(tx, id, clock());
    await recordChange(tx, { actorId, action: 'create', subject: 'plan', subjectId: id, after });
    await publishChange(tx, 'membership');
    return after;
  });
}

export async function changePlan(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actorId: string,
  { id, fields, readAs }: { id: string; fields: PlanFields; readAs?: ReadAs | undefined },
): Promise<AdminPlan> {
  return inTransaction(db, async (tx) => {
    const before = await lockPlan(tx, id, clock());
    const { subscribers: _, ...content } = before;
    rejectStaleChange(content, readAs);
    await tx
      .update(plans)
      .set({ ...toColumns(fields), isListed: fields.isListed ?? before.isListed })
      .where(eq(plans.id, id));
    const after = await lockPlan(tx, id, clock());
    await recordChange(tx, { actorId, action: 'update', subject: 'plan', subjectId: id, before, after });
    await publishChange(tx, 'membership');
    return after;
  });
}

/** A plan with subscriptions is hidden instead, because they reference it. */
export async function removePlan(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actorId: string,
  id: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = await lockPlan(tx, id, clock());
    const hasSubscriptions = exists(tx.select({ one: sql`1` }).from(subscriptions).where(eq(subscriptions.planId, id)));
    const hidden = await tx
      .update(plans)
      .set({ isListed: false, deletedAt: clock() })
      .where(and(eq(plans.id, id), hasSubscriptions))
      .returning({ id: plans.id });
    if (hidden.length === 0) await tx.delete(plans).where(eq(plans.id, id));
    await recordChange(tx, { actorId, action: 'delete', subject: 'plan', subjectId: id, before });
    await publishChange(tx, 'membership');
  });
}

/** Locked, so that a plan is not sold and removed concurrently. */
async function lockPlan(tx: Tx, id: string, now: Date): Promise<AdminPlan> {
  await tx
    .select({ id: plans.id })
    .from(plans)
    .where(and(eq(plans.id, id), isNull(plans.deletedAt)))
    .for('update');
  const [plan] = await listAllPlans(tx, now, id);
  if (!plan) throw notFound('plan');
  return adminPlanToWire(plan);
}

const toColumns = ({ name, price, durationInDays, durationUnit, benefits }: PlanFields) => ({
  name,
  pricePaise: toPaise(price),
  durationUnit,
  durationInDays: durationInDays ?? Number(name) * DAYS_PER_UNIT[durationUnit],
  freeDeliveryAbovePaise: toPaise(benefits.freeDeliveryAbove),
  medicineDiscountPercent: benefits.medicineDiscount,
  bloodTestDiscountPercent: benefits.bloodTestDiscount,
  milkAccess: benefits.milkAccess,
  doctorConsultation: benefits.doctorConsultation,
  freeMilkTestingKit: benefits.freeMilkTestingKit,
});
