import type { FileResponse } from '@subah/contract/endpoint';
import type { DairySheet } from '@subah/contract/milk/dairies';
import { CSV_MARK, csvLine } from '@subah/rules/csv-line';
import { toLitres } from '@subah/rules/milk/litres';
import { canChangeDay } from '@subah/rules/milk/milk-cut-off';
import { returnReasonLabels } from '@subah/rules/milk/milk-returns';
import { asc, eq, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/database/database.ts';
import { findProductSnapshotsById } from '../catalog/index.ts';
import { milkDairies, milkDairySheets, milkReturns } from './dairies.tables.ts';
import { readMorningSheet } from './morning-sheet.ts';
import { readForecast } from './read-forecast.ts';
import { brandOf, isSameSheet, linesOf } from './send-dairy-sheets.ts';

export async function readDairies(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  date: string,
): Promise<{ date: string; isForecast: boolean; dairies: DairySheet[] }> {
  const isForecast = canChangeDay(date, clock());
  const { dairies } = await (isForecast ? readForecast(db, date) : readMorningSheet(db, date));
  const addresses = await db.select().from(milkDairies);
  const sheets = await db.select().from(milkDairySheets).where(eq(milkDairySheets.date, date));
  const returns = await db
    .select()
    .from(milkReturns)
    .where(eq(milkReturns.date, date))
    .orderBy(asc(milkReturns.createdAt));
  return {
    date,
    isForecast,
    dairies: dairies.map((dairy) => {
      const brand = brandOf(dairy);
      const sheet = sheets.find((row) => row.brand === brand);
      const ofDairy = dairy.products.flatMap(({ productId, name }) =>
        returns.filter((row) => row.productId === productId).map((row) => ({ ...row, name })),
      );
      return {
        brand,
        email: addresses.find((row) => row.brand === brand)?.email ?? '',
        packs: dairy.packs,
        litres: dairy.litres,
        products: dairy.products.map((product) => ({
          ...product,
          returned: ofDairy
            .filter(({ productId }) => productId === product.productId)
            .reduce((sum, { packs }) => sum + packs, 0),
        })),
        sent: sheet
          ? {
              at: sheet.sentAt.toISOString(),
              email: sheet.email,
              sends: sheet.sends,
              isCurrent: isSameSheet(sheet.lines, linesOf(dairy)),
            }
          : null,
        returns: ofDairy.map(({ id, name, packs, reason, note, createdAt }) => ({
          _id: id,
          name,
          packs,
          reason,
          note,
          createdAt: createdAt.toISOString(),
        })),
      };
    }),
  };
}

type AccountRow = { date: string; productId: string; name: string; unit: string; millilitres: number; brought: number };

/** What a dairy is paid for: packs of the round less those that went back. */
export async function exportDairyAccount(db: Db, month: string): Promise<FileResponse> {
  const { rows } = await db.execute<AccountRow>(sql`
    select date::text, product_id as "productId", name, unit, millilitres, sum(packs)::int as brought
    from milk_deliveries
    where date >= ${`${month}-01`}::date and date < ${`${month}-01`}::date + interval '1 month' and status <> 'unavailable'
    group by 1, 2, 3, 4, 5 order by 1, 3, 4`);
  const returns = await db
    .select()
    .from(milkReturns)
    .where(sql`date >= ${`${month}-01`}::date and date < ${`${month}-01`}::date + interval '1 month'`);
  const products = await findProductSnapshotsById(
    db,
    rows.map(({ productId }) => productId),
  );
  const lines = rows.map(({ date, productId, name, unit, millilitres, brought }) => {
    const back = returns.filter((row) => row.date === date && row.productId === productId);
    const returned = back.reduce((sum, { packs }) => sum + packs, 0);
    return [
      date,
      products.get(productId)?.brand ?? '',
      name,
      unit,
      brought,
      returned,
      brought - returned,
      toLitres((brought - returned) * millilitres),
      [...new Set(back.map(({ reason }) => returnReasonLabels[reason]))].join('; '),
    ];
  });
  const header = ['Date', 'Dairy', 'Product', 'Pack', 'Brought', 'Returned', 'Kept', 'Litres kept', 'Why returned'];
  const text = CSV_MARK + [header, ...lines].map(csvLine).join('');
  return { fileName: `dairies-${month}.csv`, bytes: new TextEncoder().encode(text) };
}
