import { type CalendarDate, indiaDate } from '@subah/rules/india-time';
import { sql } from 'drizzle-orm';
import { type Db, inTransaction, type Tx } from '../../../platform/database/database.ts';
import { invoices } from '../../invoices/invoices.tables.ts';
import { daysOf } from '../period/days-of.ts';
import { reportDays, taxDays } from '../reports.tables.ts';
import { TAX_COLUMNS, TAXES_OF_DAY } from './taxes-of-day.ts';

const DAYS_PER_TRANSACTION = 31;
/** Documents are dated by the start of their transaction; it commits within this time. */
const LATE_COMMIT_MS = 60 * 60 * 1000;

/**
 * Sums up the documents of days that ended. Each day once: issued documents never change, and none is issued with a date in the
 * past. A day with an invoice that waits for its number or its figures is summed up when it has them.
 */
export async function sumTaxes(db: Db, now: Date): Promise<void> {
  const { rows } = await db.execute<{ date: CalendarDate }>(sql`
    select date::text from ${reportDays}
    where not ${reportDays.hasTaxSums} and date < ${indiaDate(new Date(now.getTime() - LATE_COMMIT_MS))}::date and not exists (
      select 1 from ${invoices} where (${invoices.number} is null or ${invoices.figures} is null)
        and ${invoices.issuedAt} >= date::timestamp at time zone 'Asia/Kolkata'
        and ${invoices.issuedAt} < (date + 1)::timestamp at time zone 'Asia/Kolkata')
    order by date`);
  const dates = rows.map(({ date }) => date);
  for (let at = 0; at < dates.length; at += DAYS_PER_TRANSACTION) {
    await inTransaction(db, (tx) => sumTaxesOfDays(tx, dates.slice(at, at + DAYS_PER_TRANSACTION)));
  }
}

async function sumTaxesOfDays(tx: Tx, dates: CalendarDate[]): Promise<void> {
  // Two servers may run the job at once.
  await tx.execute(sql`lock table ${reportDays} in share row exclusive mode`);
  const list = sql`${sql.param(dates)}::date[]`;
  await tx.execute(sql`delete from ${taxDays} where date = any(${list})`);
  await tx.execute(sql`
    insert into ${taxDays} (date, ${sql.raw(TAX_COLUMNS)})
    select day.date, taxes.* from ${daysOf(dates)} cross join lateral (${sql.raw(TAXES_OF_DAY)}) as taxes`);
  await tx.execute(sql`update ${reportDays} set has_tax_sums = true where date = any(${list})`);
}
