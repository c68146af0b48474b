import type { FileAnswer } from '@subah/contract/endpoint';
import type { MilkRecord } from '@subah/contract/orders/milk';
import { addDays, daysOfMonth, indiaDate } from '@subah/rules/india-time';
import { MILK_HSN, packMillilitres, toLitres } from '@subah/rules/milk/litres';
import { toRupees } from '@subah/rules/money';
import { and, eq, gte, inArray, isNull, like, lt } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { orderLines, orders } from '../orders/orders.tables.ts';
import { deliveriesOf } from './milk.queries.ts';

type Poured = { date: string; ml: number; paise: number };

/** What reached the customer and stayed there: returned and cancelled orders are no milk. */
const KEPT = ['delivered', 'exchange_requested', 'exchange_in_transit', 'exchanged', 'return_requested'] as const;

/** The customer's own delivered milk, day by day: of the morning plans and of ordinary orders. */
export async function readRecord(db: Db, userId: string, month: string): Promise<MilkRecord> {
  const dates = daysOfMonth(month);
  const time = { from: dates[0] ?? '', to: dates.at(-1) ?? '' };
  const fromPlans = (await deliveriesOf(db, userId, time))
    .filter(({ status }) => status === 'delivered')
    .map(({ date, packs, millilitres, pricePaise }) => ({ date, ml: packs * millilitres, paise: packs * pricePaise }));
  const poured = [...fromPlans, ...(await pouredFromOrders(db, userId, time))];
  const data = dates.flatMap((date) => {
    const ofDay = poured.filter((one) => one.date === date);
    return ofDay.length > 0 ? [{ date, ...sums(ofDay), productDetails: { unit: 'Litre' as const } }] : [];
  });
  return { data, month, total: sums(poured) };
}

async function pouredFromOrders(db: Db, userId: string, { from, to }: { from: string; to: string }): Promise<Poured[]> {
  const rows = await db
    .select({
      deliveredAt: orders.deliveredAt,
      unit: orderLines.unit,
      quantity: orderLines.quantity,
      pricePaise: orderLines.pricePaise,
      memberDiscountPaise: orderLines.memberDiscountPaise,
      couponDiscountPaise: orderLines.couponDiscountPaise,
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        eq(orders.userId, userId),
        inArray(orders.status, [...KEPT]),
        gte(orders.deliveredAt, indiaMidnight(from)),
        lt(orders.deliveredAt, indiaMidnight(addDays(to, 1))),
        eq(orderLines.catalog, 'milk'),
        like(orderLines.hsn, `${MILK_HSN}%`),
        isNull(orderLines.rejectedAt),
      ),
    );
  return rows.flatMap((row) => {
    const pack = packMillilitres(row.unit);
    if (pack === undefined || !row.deliveredAt) return [];
    const paise = row.quantity * row.pricePaise - row.memberDiscountPaise - row.couponDiscountPaise;
    return [{ date: indiaDate(row.deliveredAt), ml: row.quantity * pack, paise }];
  });
}

const indiaMidnight = (date: string): Date => new Date(`${date}T00:00:00+05:30`);

const sums = (poured: Poured[]) => ({
  totalQuantity: toLitres(poured.reduce((sum, { ml }) => sum + ml, 0)),
  totalSale: toRupees(poured.reduce((sum, { paise }) => sum + paise, 0)),
});

export function recordAsCsv({ data, month, total }: MilkRecord): FileAnswer {
  const lines = [
    'Date,Quantity (Litre),Sale (INR)',
    ...data.map(({ date, totalQuantity, totalSale }) => `${date},${totalQuantity},${totalSale.toFixed(2)}`),
    `Total,${total.totalQuantity},${total.totalSale.toFixed(2)}`,
  ];
  return { fileName: `milk-record-${month}.csv`, bytes: Buffer.from(`${lines.join('\r\n')}\r\n`) };
}
