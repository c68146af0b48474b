import { LIQUID_UNITS, MILK_HSN } from '@subah/rules/milk/litres';
import type { Agreed } from '@subah/rules/milk/milk-plan';
import { and, asc, eq, gte, inArray, isNull, like, lte, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database.ts';
import { products } from '../catalog/catalog.tables.ts';
import { milkDayChanges, milkDeliveries, milkPauses, milkPlans } from './milk.tables.ts';

/** What a morning plan can be made of: milk by the litre, that is on the shelf. */
export const isMilkForSale = and(
  eq(products.catalog, 'milk'),
  inArray(products.unit, [...LIQUID_UNITS]),
  like(products.hsn, `${MILK_HSN}%`),
  products.isAvailable,
  isNull(products.deletedAt),
);

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

export const productColumns = {
  productName: products.name,
  brand: products.brand,
  picture: sql<string>`${products.pictures}[1]`,
  packQuantity: products.packQuantity,
  unit: products.unit,
  pricePaise: products.pricePaise,
  stock: products.stock,
  isSold: sql<boolean>`${products.isAvailable} and ${isNull(products.deletedAt)}`,
};

export type PlanRow = Awaited<ReturnType<typeof plansWhere>>[number];

const plansWhere = (db: Db | Tx, where: ReturnType<typeof and>) =>
  db
    .select({ ...planColumns, ...productColumns })
    .from(milkPlans)
    .innerJoin(products, eq(products.id, milkPlans.productId))
    .where(where)
    .orderBy(asc(milkPlans.id));

/** Plans that have a day in this time; one that was stopped stays until its last day has passed. */
export const plansOf = (db: Db | Tx, userId: string, { from, to }: { from: string; to?: string }) =>
  plansWhere(
    db,
    and(
      eq(milkPlans.userId, userId),
      or(isNull(milkPlans.endDate), gte(milkPlans.endDate, from)),
      to ? lte(milkPlans.startDate, to) : undefined,
    ),
  );

export async function findPlan(db: Db | Tx, planId: string): Promise<PlanRow | undefined> {
  return (await plansWhere(db, eq(milkPlans.id, planId)))[0];
}

/** Whatever changes a plan or makes a delivery of it waits here. Somebody else's plan is not found. */
export async function lockPlan(tx: Tx, planId: string, userId?: string): Promise<PlanRow | undefined> {
  const [locked] = await tx
    .select({ id: milkPlans.id })
    .from(milkPlans)
    .where(and(eq(milkPlans.id, planId), userId ? eq(milkPlans.userId, userId) : undefined))
    .for('update');
  return locked && findPlan(tx, planId);
}

/** Pauses and changed days of some plans, by plan. */
export async function agreementsOf(
  db: Db | Tx,
  rows: PlanRow[],
): Promise<Map<string, Agreed & { pauses: PauseRow[] }>> {
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
  const of = (id: string) => (row: { planId: string }) => row.planId === id;
  return new Map(
    rows.map((plan) => [plan.id, { plan, pauses: pauses.filter(of(plan.id)), changes: changes.filter(of(plan.id)) }]),
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
};

export const deliveriesOf = (db: Db | Tx, userId: string, { from, to }: { from: string; to: string }) =>
  db
    .select(deliveryColumns)
    .from(milkDeliveries)
    .where(and(eq(milkDeliveries.userId, userId), gte(milkDeliveries.date, from), lte(milkDeliveries.date, to)))
    .orderBy(asc(milkDeliveries.date), asc(milkDeliveries.id));

export type DeliveryRow = Awaited<ReturnType<typeof deliveriesOf>>[number];
