import type { MilkDelivery, MorningSheet } from '@subah/contract/orders/milk';
import { toLitres } from '@subah/rules/milk/litres';
import { toRupees } from '@subah/rules/money';
import { asc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database.ts';
import { users } from '../accounts/accounts.tables.ts';
import { type DeliveryRow, deliveryColumns } from './milk.queries.ts';
import { milkDeliveries } from './milk.tables.ts';

type SheetRow = DeliveryRow & { customer: string; mobile: string };

const rowsWhere = (db: Db | Tx, where: ReturnType<typeof eq>): Promise<SheetRow[]> =>
  db
    .select({ ...deliveryColumns, customer: users.name, mobile: users.mobile })
    .from(milkDeliveries)
    .innerJoin(users, eq(users.id, milkDeliveries.userId))
    .where(where)
    .orderBy(asc(milkDeliveries.area), asc(users.name), asc(milkDeliveries.id));

/** The round of one morning: what to load, and where it goes. */
export async function readMorningSheet(db: Db, date: string): Promise<MorningSheet> {
  const rows = await rowsWhere(db, eq(milkDeliveries.date, date));
  const byArea = Map.groupBy(rows, ({ area }) => area);
  const loaded = Map.groupBy(rows.filter(isOnTheRound), ({ productId }) => productId);
  return {
    date,
    total: totals(rows),
    products: [...loaded].flatMap(([productId, [first, ...others]]) =>
      first
        ? [
            {
              productId,
              name: first.name,
              unit: first.unit,
              packs: others.reduce((sum, { packs }) => sum + packs, first.packs),
            },
          ]
        : [],
    ),
    areas: [...byArea].map(([area, ofArea]) => ({ area, ...totals(ofArea), deliveries: ofArea.map(toWire) })),
  };
}

export async function readDelivery(tx: Tx, id: string): Promise<MilkDelivery | undefined> {
  const [row] = await rowsWhere(tx, eq(milkDeliveries.id, id));
  return row && toWire(row);
}

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
