import type { MilkDelivery, MorningSheet } from '@subah/contract/milk/milk-round';
import { toLitres } from '@subah/rules/milk/litres';
import { toRupees } from '@subah/rules/money';
import { asc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database.ts';
import { findCustomers } from '../accounts/index.ts';
import { findProductSnapshotsById } from '../catalog/index.ts';
import { type DeliveryRow, deliveryColumns } from './milk.queries.ts';
import { milkDeliveries } from './milk.tables.ts';
import { sumByDairy } from './sum-by-dairy.ts';

type SheetRow = DeliveryRow & { customer: string; mobile: string };

async function selectRows(db: Db | Tx, where: ReturnType<typeof eq>): Promise<SheetRow[]> {
  const rows = await db
    .select(deliveryColumns)
    .from(milkDeliveries)
    .where(where)
    .orderBy(asc(milkDeliveries.area), asc(milkDeliveries.id));
  const customers = await findCustomers(
    db,
    rows.map(({ userId }) => userId),
  );
  return rows.map((row) => {
    const { name = '', mobile = '' } = customers.get(row.userId) ?? {};
    return { ...row, customer: name, mobile };
  });
}

/** The delivery round of one morning: what to load and where it goes, sorted by area and customer. */
export async function readMorningSheet(db: Db | Tx, date: string): Promise<MorningSheet> {
  const unsorted = Map.groupBy(await selectRows(db, eq(milkDeliveries.date, date)), ({ area }) => area);
  const byArea = new Map([...unsorted].map(([area, rows]) => [area, rows.toSorted(byCustomer)]));
  const rows = [...byArea.values()].flat();
  return {
    date,
    isForecast: false,
    total: totals(rows),
    dairies: await groupByDairy(db, rows.filter(isOnTheRound)),
    areas: [...byArea].map(([area, ofArea]) => ({ area, ...totals(ofArea), deliveries: ofArea.map(toWire) })),
  };
}

async function groupByDairy(db: Db | Tx, rows: SheetRow[]): Promise<MorningSheet['dairies']> {
  const products = await findProductSnapshotsById(
    db,
    rows.map(({ productId }) => productId),
  );
  return sumByDairy(rows.map((row) => ({ ...row, brand: products.get(row.productId)?.brand ?? null })));
}

export async function readDelivery(tx: Tx, id: string): Promise<MilkDelivery | undefined> {
  const [row] = await selectRows(tx, eq(milkDeliveries.id, id));
  return row && toWire(row);
}

const byCustomer = (a: SheetRow, b: SheetRow): number => a.customer.localeCompare(b.customer);

const isOnTheRound = ({ status }: DeliveryRow): boolean => status !== 'unavailable';

function totals(all: SheetRow[]) {
  const rows = all.filter(isOnTheRound);
  const cash = rows.filter(
    ({ paidBy, status }) => paidBy === 'cod' && (status === 'ordered' || status === 'delivered'),
  );
  return {
    deliveries: rows.length,
    packs: rows.reduce((sum, { packs }) => sum + packs, 0),
    litres: toLitres(rows.reduce((sum, { packs, millilitres }) => sum + packs * millilitres, 0)),
    toCollect: toRupees(cash.reduce((sum, { packs, pricePaise }) => sum + packs * pricePaise, 0)),
  };
}

const toWire = (row: SheetRow): MilkDelivery => ({
  _id: row.id,
  date: row.date,
  area: row.area,
  customer: { _id: row.userId, name: row.customer, mobile: row.mobile },
  address: row.address,
  productId: row.productId,
  name: row.name,
  unit: row.unit,
  packs: row.packs,
  litres: toLitres(row.packs * row.millilitres),
  amount: toRupees(row.packs * row.pricePaise),
  paidBy: row.paidBy,
  status: row.status,
  note: row.note,
});
