import { addDays, indiaDate } from '@subah/rules/india-time';
import { sql } from 'drizzle-orm';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { productDays, productMonths, reportDays, reportMonths } from '../reports.tables.ts';

/** Younger orders still change every day (returns, for instance), and each change would sum up the month again. */
const OPEN_DAYS = 31;

/** Sums up the past months without a sum, and those of which a day was summed up since, by a server of an earlier release for instance. */
export async function sumMonths(db: Db, now: Date): Promise<void> {
  const { rows } = await db.execute<{ month: string }>(sql`
    select month::text from (
      select date_trunc('month', ${reportDays.date})::date as month, max(${reportDays.computedAt}) as computed_at
      from ${reportDays} group by 1
    ) as days
    where month + interval '1 month' <= ${addDays(indiaDate(now), -OPEN_DAYS)}::date and not exists (
      select 1 from ${reportMonths}
      where ${reportMonths.month} = days.month and ${reportMonths.computedAt} >= days.computed_at)
    order by month`);
  for (const { month } of rows) await sumMonth(db, month, now);
}

async function sumMonth(db: Db, month: string, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    // As in sumDays: no day of the month changes meanwhile.
    await tx.execute(sql`lock table ${reportDays} in share row exclusive mode`);
    await tx.execute(sql`delete from ${productMonths} where month = ${month}::date`);
    await tx.execute(sql`
      insert into ${productMonths} (month, product_id, packs, sales_paise, returned_packs, returned_paise,
        cost_paise, costed_taxable_paise, costed_tax_paise)
      select ${month}::date, product_id, sum(packs), sum(sales_paise), sum(returned_packs), sum(returned_paise),
        sum(cost_paise), sum(costed_taxable_paise), sum(costed_tax_paise)
      from ${productDays} where date >= ${month}::date and date < ${month}::date + interval '1 month'
      group by product_id`);
    await tx.execute(sql`
      insert into ${reportMonths} (month, computed_at)
      select ${month}::date, greatest(${now.toISOString()}::timestamptz, max(computed_at)) from ${reportDays}
      on conflict (month) do update set computed_at = excluded.computed_at`);
  });
}
