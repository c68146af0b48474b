import type { FileResponse } from '@subah/contract/endpoint';
import type { MilkRecord } from '@subah/contract/milk/milk';
import { daysOfMonth, indiaDate, startOfIndiaDay } from '@subah/rules/india-time';
import { MILK_HSN, packMillilitres, toLitres } from '@subah/rules/milk/litres';
import { toRupees } from '@subah/rules/money';
import type { Db } from '../../platform/database/database.ts';
import { listDeliveredLines } from '../orders/index.ts';
import { listDeliveriesOf } from './milk.queries.ts';

type DeliveredMilk = { date: string; ml: number; paise: number };

/** Milk delivered to a customer by day, from milk plans and ordinary orders. */
export async function readDeliveredMilk(db: Db, userId: string, month: string): Promise<MilkRecord> {
  const dates = daysOfMonth(month);
  const period = { from: dates[0] ?? '', to: dates.at(-1) ?? '' };
  const fromPlans = (await listDeliveriesOf(db, userId, period))
    .filter(({ status }) => status === 'delivered')
    .map(({ date, packs, millilitres, pricePaise }) => ({ date, ml: packs * millilitres, paise: packs * pricePaise }));
  const delivered = [...fromPlans, ...(await listFromOrders(db, userId, period))];
  const data = dates.flatMap((date) => {
    const ofDay = delivered.filter((entry) => entry.date === date);
    return ofDay.length > 0 ? [{ date, ...sums(ofDay), productDetails: { unit: 'Litre' as const } }] : [];
  });
  return { data, month, total: sums(delivered) };
}

async function listFromOrders(
  db: Db,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<DeliveredMilk[]> {
  const period = { from: startOfIndiaDay(from), until: startOfIndiaDay(to, 1) };
  const lines = await listDeliveredLines(db, { userId, catalog: 'milk', ...period });
  return lines.flatMap((line) => {
    const pack = packMillilitres(line.unit);
    if (pack === undefined || !line.hsn.startsWith(MILK_HSN)) return [];
    const paise = line.quantity * line.pricePaise - line.memberDiscountPaise - line.couponDiscountPaise;
    return [{ date: indiaDate(line.deliveredAt), ml: line.quantity * pack, paise }];
  });
}

const sums = (delivered: DeliveredMilk[]) => ({
  totalQuantity: toLitres(delivered.reduce((sum, { ml }) => sum + ml, 0)),
  totalSale: toRupees(delivered.reduce((sum, { paise }) => sum + paise, 0)),
});

export function toCsv({ data, month, total }: MilkRecord): FileResponse {
  const lines = [
    'Date,Quantity (Litre),Sale (INR)',
    ...data.map(({ date, totalQuantity, totalSale }) => `${date},${totalQuantity},${totalSale.toFixed(2)}`),
    `Total,${total.totalQuantity},${total.totalSale.toFixed(2)}`,
  ];
  return { fileName: `milk-record-${month}.csv`, bytes: Buffer.from(`${lines.join('\r\n')}\r\n`) };
}
