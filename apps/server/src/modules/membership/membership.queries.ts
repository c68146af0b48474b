import { LIST_LIMITS } from '@subah/contract/list-limits';
import { discountsOf, type MemberBenefits } from '@subah/rules/membership/benefits';
import { and, asc, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Tx } from '../../platform/database/database.ts';
import { defineStatement, runPrepared } from '../../platform/database/run-prepared.ts';
import type { ListUsedOffers } from '../accounts/index.ts';
import { plans, subscriptions } from './membership.tables.ts';

export const ActivePlan = z.object({
  planName: z.string(),
  freeDeliveryAbovePaise: z.int(),
  medicineDiscountPercent: z.int().nullable(),
  bloodTestDiscountPercent: z.int().nullable(),
  milkAccess: z.boolean(),
  doctorConsultation: z.boolean(),
  freeMilkTestingKit: z.boolean(),
});

export const FIND_ACTIVE_PLAN = defineStatement({
  name: 'membership_active_plan',
  text: `select name as "planName", free_delivery_above_paise as "freeDeliveryAbovePaise",
      medicine_discount_percent as "medicineDiscountPercent", blood_test_discount_percent as "bloodTestDiscountPercent",
      milk_access as "milkAccess", doctor_consultation as "doctorConsultation",
      free_milk_testing_kit as "freeMilkTestingKit"
    from subscriptions
    where user_id = $1 and status = 'active' and start_date <= $2 and end_date > $2
    order by start_date limit 1`,
  row: ActivePlan,
});

/** Benefits of the active membership; null without one. */
export async function benefitsOf(db: Db | Tx, userId: string, now: Date): Promise<MemberBenefits | null> {
  const [plan] = await runPrepared(db, FIND_ACTIVE_PLAN, [userId, now]);
  return plan ? benefitsOfPlan(plan) : null;
}

export const benefitsOfPlan = (plan: z.infer<typeof ActivePlan>): MemberBenefits => ({ ...plan, ...discountsOf(plan) });

const offerColumns = (table: typeof plans | typeof subscriptions) => ({
  name: table.name,
  pricePaise: table.pricePaise,
  durationInDays: table.durationInDays,
  durationUnit: table.durationUnit,
  freeDeliveryAbovePaise: table.freeDeliveryAbovePaise,
  medicineDiscountPercent: table.medicineDiscountPercent,
  bloodTestDiscountPercent: table.bloodTestDiscountPercent,
  milkAccess: table.milkAccess,
  doctorConsultation: table.doctorConsultation,
  freeMilkTestingKit: table.freeMilkTestingKit,
});

const planColumns = { id: plans.id, ...offerColumns(plans), isListed: plans.isListed };

export const listPlansForSale = (db: Db) =>
  db
    .select(planColumns)
    .from(plans)
    .where(and(plans.isListed, isNull(plans.deletedAt)))
    .orderBy(asc(plans.rank), asc(plans.id))
    .limit(LIST_LIMITS.plans);

export const hasPlans = async (db: Db): Promise<boolean> => (await listPlansForSale(db)).length > 0;

/** `subscribers` are people with the plan now, or with one that is paid and has not started. */
export const listAllPlans = (db: Db | Tx, now: Date, planId?: string) =>
  db
    .select({
      ...planColumns,
      // Raw names, because Drizzle omits the table prefix in a select from one table.
      subscribers: sql<number>`(select count(distinct user_id)::int from subscriptions
        where subscriptions.plan_id = plans.id and subscriptions.status = 'active' and subscriptions.end_date > ${now})`,
    })
    .from(plans)
    .where(and(isNull(plans.deletedAt), planId ? eq(plans.id, planId) : undefined))
    .orderBy(asc(plans.rank), asc(plans.id))
    .limit(LIST_LIMITS.plans);

export type PlanRow = Awaited<ReturnType<typeof listPlansForSale>>[number];

export async function findPlanForSale(tx: Tx, planId: string): Promise<PlanRow | undefined> {
  const [plan] = await tx
    .select(planColumns)
    .from(plans)
    .where(and(eq(plans.id, planId), plans.isListed, isNull(plans.deletedAt)))
    .for('share');
  return plan;
}

const subscriptionColumns = {
  id: subscriptions.id,
  userId: subscriptions.userId,
  planId: subscriptions.planId,
  ...offerColumns(subscriptions),
  status: subscriptions.status,
  startDate: subscriptions.startDate,
  endDate: subscriptions.endDate,
  paymentId: subscriptions.paymentId,
  createdAt: subscriptions.createdAt,
};

export async function findSubscription(db: Db | Tx, id: string) {
  const [row] = await db.select(subscriptionColumns).from(subscriptions).where(eq(subscriptions.id, id));
  return row;
}

export type SubscriptionRow = NonNullable<Awaited<ReturnType<typeof findSubscription>>>;

export const listUsedFreePlans: ListUsedOffers = async (tx, userId) => {
  const rows = await tx
    .select({ planId: subscriptions.planId })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.pricePaise, 0)));
  return rows.map(({ planId }) => ({ offer: `plan:${planId}`, uses: 1 }));
};

/** Active and upcoming subscriptions by start date. */
export const listCurrentSubscriptions = (db: Db | Tx, userId: string, now: Date) =>
  db
    .select(subscriptionColumns)
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.status, 'active'), gt(subscriptions.endDate, now)))
    .orderBy(asc(subscriptions.startDate))
    .limit(LIST_LIMITS.plans);

/** `value` is the creation time in milliseconds. */
type SubscriptionCursor = { value: number; id: string } | undefined;

/** Of one user without refunded ones, or of all without `userId`; newest first. */
export const listPaidSubscriptions = (db: Db, userId: string | undefined, after: SubscriptionCursor, limit: number) =>
  db
    .select(subscriptionColumns)
    .from(subscriptions)
    .where(
      and(
        ne(subscriptions.status, 'pending'),
        userId ? and(eq(subscriptions.userId, userId), eq(subscriptions.status, 'active')) : undefined,
        after &&
          sql`(${subscriptions.createdAt}, ${subscriptions.id}) < (to_timestamp(${after.value} / 1000.0), ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id))
    .limit(limit);
