import type { MilkPlan } from '@subah/contract/orders/milk';
import { picturePath } from '@subah/contract/picture';
import { packSize } from '@subah/rules/catalog/pack-size';
import { indiaDate } from '@subah/rules/india-time';
import { millilitres, toLitres } from '@subah/rules/milk/litres';
import { rhythmText } from '@subah/rules/milk/milk-plan';
import { toRupees } from '@subah/rules/money';
import type { Db, Tx } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/problem.ts';
import { products } from '../catalog/catalog.tables.ts';
import {
  agreementsOf,
  findPlan,
  isMilkForSale,
  type PauseRow,
  type PlanRow,
  plansOf,
  productColumns,
} from './milk.queries.ts';

/** Plans with mornings to come, and those whose last morning is today. */
export async function listPlans(db: Db, userId: string, now: Date): Promise<MilkPlan[]> {
  const today = indiaDate(now);
  const rows = (await plansOf(db, userId, { from: today })).filter(hasDays);
  const agreed = await agreementsOf(db, rows);
  return rows.map((row) => toWire(row, agreed.get(row.id)?.pauses ?? [], today));
}

/** A plan that was stopped before its first morning is nothing to show. */
const hasDays = ({ startDate, endDate }: PlanRow): boolean => endDate === null || endDate >= startDate;

export async function readPlan(tx: Tx, id: string, now: Date): Promise<MilkPlan> {
  const row = await findPlan(tx, id);
  if (!row) throw notFound('Milk plan');
  return toWire(row, (await agreementsOf(tx, [row])).get(id)?.pauses ?? [], indiaDate(now));
}

/** The milks that a plan can be made of, the cheapest litre first. */
export async function listMilks(db: Db): Promise<MilkPlan['product'][]> {
  const rows = await db
    .select({ productId: products.id, ...productColumns })
    .from(products)
    .where(isMilkForSale)
    .limit(MOST_MILKS);
  const perLitre = ({ price, litres }: MilkPlan['product']) => price / litres;
  return rows.map(productToWire).sort((a, b) => perLitre(a) - perLitre(b));
}

const MOST_MILKS = 100;

const toWire = (row: PlanRow, pauses: PauseRow[], today: string): MilkPlan => ({
  _id: row.id,
  product: productToWire(row),
  packs: row.packs,
  rhythm: row.rhythm,
  weekdays: row.weekdays,
  rhythmText: rhythmText(row),
  startDate: row.startDate,
  endDate: row.endDate,
  payBy: row.payBy,
  addressId: row.addressId,
  pauses: pauses.filter(({ to }) => to >= today).map(({ id, from, to }) => ({ _id: id, from, to })),
});

type MilkRow = Pick<
  PlanRow,
  'productId' | 'productName' | 'brand' | 'picture' | 'packQuantity' | 'unit' | 'pricePaise' | 'isSold' | 'stock'
>;

const productToWire = (row: MilkRow): MilkPlan['product'] => ({
  _id: row.productId,
  name: row.productName,
  brand: row.brand,
  image: picturePath(row.picture),
  unit: packSize(row.packQuantity, row.unit),
  litres: toLitres(millilitres(row.packQuantity, row.unit)),
  price: toRupees(row.pricePaise),
  available: row.isSold && row.stock > 0,
});
