import type { MilkAgreement } from '@subah/rules/milk/milk-plan';
import { and, asc, countDistinct, eq, gte, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database.ts';
import { findProductSnapshotsById } from '../catalog/index.ts';
import { milkDayChanges, milkDeliveries, milkPauses, milkPlans } from './milk.tables.ts';

const planColumns = {
  id: milkPlans.id,
  userId: milkPlans.userId,
  productId: milkPlans.productId,
  addressId: milkPlans.addressId,
  packs: milkPlans.packs,
  rhythm: milkPlans.rhythm,
  rhythmFrom: milkPlans.rhythmFrom,
  weekdays: milkPlans.weekdays,
  payBy: milkPlans.payBy,
  startDate: milkPlans.startDate,
  endDate: milkPlans.endDate,
};

export type PlanRow = Awaited<ReturnType<typeof selectPlans>>[number];

async function selectPlans(db: Db | Tx, where: ReturnType<typeof and>) {
  const plans = await db.select(planColumns).from(milkPlans).where(where).orderBy(asc(milkPlans.id));
  const products = await findProductSnapshotsById(
    db,
    plans.map(({ productId }) => productId),
  );
  return plans.flatMap((plan) => {
    const product = products.get(plan.productId);
    return product ? [{ ...plan, product }] : [];
  });
}

/** Plans with a day in this period. A stopped plan is included until its last day. */
export const listPlansOf = (db: Db | Tx, userId: string, { from, to }: { from: string; to?: string }) =>
  selectPlans(
    db,
    and(
      eq(milkPlans.userId, userId),
      or(isNull(milkPlans.endDate), gte(milkPlans.endDate, from)),
      to ? lte(milkPlans.startDate, to) : undefined,
    ),
  );

/** Plans of all customers that run on this date. */
export const listPlansOn = (db: Db | Tx, date: string) =>
  selectPlans(db, and(lte(milkPlans.startDate, date), or(isNull(milkPlans.endDate), gte(milkPlans.endDate, date))));

/** Customers whose plans for a product run on this date or later. */
export async function countCustomersWithPlan(db: Db | Tx, productId: string, date: string): Promise<number> {
  const [row] = await db
    .select({ customers: countDistinct(milkPlans.userId) })
    .from(milkPlans)
    .where(and(eq(milkPlans.productId, productId), or(isNull(milkPlans.endDate), gte(milkPlans.endDate, date))));
  return row?.customers ?? 0;
}

export async function findPlan(db: Db | Tx, planId: string): Promise<PlanRow | undefined> {
  return (await selectPlans(db, eq(milkPlans.id, planId)))[0];
}

/** With `userId`, a plan of another customer is not found. */
export async function lockPlan(tx: Tx, planId: string, userId?: string): Promise<PlanRow | undefined> {
  const [locked] = await tx
    .select({ id: milkPlans.id })
    .from(milkPlans)
    .where(and(eq(milkPlans.id, planId), userId ? eq(milkPlans.userId, userId) : undefined))
    .for('update');
  return locked && findPlan(tx, planId);
}

/** Plans with their pauses and day changes, by plan id. */
export async function findAgreements(
  db: Db | Tx,
  rows: PlanRow[],
): Promise<Map<string, MilkAgreement & { pauses: PauseRow[] }>> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const pauses = await db
    .select({ id: milkPauses.id, planId: milkPauses.planId, from: milkPauses.fromDate, to: milkPauses.toDate })
    .from(milkPauses)
    .where(inArray(milkPauses.planId, ids))
    .orderBy(asc(milkPauses.fromDate));
  const changes = await db
    .select({ planId: milkDayChanges.planId, date: milkDayChanges.date, packs: milkDayChanges.packs })
    .from(milkDayChanges)
    .where(inArray(milkDayChanges.planId, ids));
  const pausesOf = Map.groupBy(pauses, ({ planId }) => planId);
  const changesOf = Map.groupBy(changes, ({ planId }) => planId);
  return new Map(
    rows.map((plan) => [plan.id, { plan, pauses: pausesOf.get(plan.id) ?? [], changes: changesOf.get(plan.id) ?? [] }]),
  );
}

export type PauseRow = { id: string; planId: string; from: string; to: string };

export const deliveryColumns = {
  id: milkDeliveries.id,
  planId: milkDeliveries.planId,
  userId: milkDeliveries.userId,
  date: milkDeliveries.date,
  productId: milkDeliveries.productId,
  name: milkDeliveries.name,
  unit: milkDeliveries.unit,
  millilitres: milkDeliveries.millilitres,
  packs: milkDeliveries.packs,
  pricePaise: milkDeliveries.pricePaise,
  status: milkDeliveries.status,
  paidBy: milkDeliveries.paidBy,
  note: milkDeliveries.note,
  area: milkDeliveries.area,
  address: milkDeliveries.address,
  marks: milkDeliveries.marks,
  creditedOn: milkDeliveries.creditedOn,
};

export const listDeliveriesOf = (db: Db | Tx, userId: string, { from, to }: { from: string; to: string }) =>
  db
    .select(deliveryColumns)
    .from(milkDeliveries)
    .where(and(eq(milkDeliveries.userId, userId), gte(milkDeliveries.date, from), lte(milkDeliveries.date, to)))
    .orderBy(asc(milkDeliveries.date), asc(milkDeliveries.id));

export type DeliveryRow = Awaited<ReturnType<typeof listDeliveriesOf>>[number];
