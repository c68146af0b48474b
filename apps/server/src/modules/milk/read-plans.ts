import type { MilkPlan } from '@subah/contract/milk/milk';
import { picturePath } from '@subah/contract/picture';
import { packSize } from '@subah/rules/catalog/pack-size';
import { indiaDate } from '@subah/rules/india-time';
import { millilitres, toLitres } from '@subah/rules/milk/litres';
import { rhythmText } from '@subah/rules/milk/milk-plan';
import { toRupees } from '@subah/rules/money';
import type { Db, Tx } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/problem.ts';
import { listMilkForSale, type ProductSnapshot } from '../catalog/index.ts';
import { findAgreements, findPlan, listPlansOf, type PauseRow, type PlanRow } from './milk.queries.ts';

export async function listPlans(db: Db, userId: string, now: Date): Promise<MilkPlan[]> {
  const today = indiaDate(now);
  const rows = (await listPlansOf(db, userId, { from: today })).filter(hasDays);
  const agreements = await findAgreements(db, rows);
  return rows.map((row) => toWire(row, agreements.get(row.id)?.pauses ?? [], today));
}

/** False for a plan that was stopped before its first day. */
const hasDays = ({ startDate, endDate }: PlanRow): boolean => endDate === null || endDate >= startDate;

export async function readPlan(tx: Tx, id: string, now: Date): Promise<MilkPlan> {
  const row = await findPlan(tx, id);
  if (!row) throw notFound('milkPlan');
  return toWire(row, (await findAgreements(tx, [row])).get(id)?.pauses ?? [], indiaDate(now));
}

/** Products for a milk plan, the lowest price per litre first. */
export async function listMilkProducts(db: Db): Promise<MilkPlan['product'][]> {
  const rows = await listMilkForSale(db);
  const pricePerLitre = ({ price, litres }: MilkPlan['product']) => price / litres;
  return rows.map(productToWire).sort((a, b) => pricePerLitre(a) - pricePerLitre(b));
}

const toWire = (row: PlanRow, pauses: PauseRow[], today: string): MilkPlan => ({
  _id: row.id,
  product: productToWire(row.product),
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

const productToWire = (row: ProductSnapshot): MilkPlan['product'] => ({
  _id: row.productId,
  name: row.name,
  hindiName: row.hindiName,
  brand: row.brand,
  image: picturePath(row.picture),
  unit: packSize(row.packQuantity, row.unit),
  litres: toLitres(millilitres(row.packQuantity, row.unit)),
  price: toRupees(row.pricePaise),
  available: row.isSold && row.stock > 0,
});
