import type { ShopFacts } from '@subah/contract/shop/shop-facts';
import { daysOfMonth, startOfIndiaDay } from '@subah/rules/india-time';
import { stateOfGstin } from '@subah/rules/invoices/gstin';
import { groupRows, type TaxRow } from '@subah/rules/invoices/gstr-1';
import { stateCode } from '@subah/rules/invoices/place-of-supply';
import { MEMBERSHIP_TAX } from '@subah/rules/membership/membership-tax';
import { splitTax } from '@subah/rules/pricing/split-tax';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { products } from '../../catalog/catalog.tables.ts';
import { milkDeliveries } from '../../milk/milk.tables.ts';
import { daysOf } from '../period/days-of.ts';
import { reportDays, taxDays } from '../reports.tables.ts';
import { isCompositionAt } from '../tax-scheme.ts';
import { TAX_COLUMNS, TAXES_OF_DAY } from './taxes-of-day.ts';

export type Period = { from: Date; until: Date };

export function periodOf(month: string): Period {
  const days = daysOfMonth(month);
  return { from: startOfIndiaDay(days[0] ?? ''), until: startOfIndiaDay(days.at(-1) ?? '', 1) };
}

type Row = TaxRow & { stateName: string };

/**
 * Sums by state, HSN code and rate: invoices less credit notes, memberships, and delivered milk of milk plans, which is exempt, less what was
 * credited in a later month.
 * Days without sums, such as today, are read from their documents.
 */
export async function readTaxRows(db: Db, month: string, { gstin }: ShopFacts): Promise<TaxRow[]> {
  const homeState = stateOfGstin(gstin);
  const dates = daysOfMonth(month);
  const { rows } = await db.execute<Row>(sql`
    with days as (
      select day.*, exists (
        select 1 from ${reportDays} where ${reportDays.date} = day.date and ${reportDays.hasTaxSums}) as is_summed
      from ${daysOf(dates)}
    ), taxes as (
      select ${sql.raw(TAX_COLUMNS)} from ${taxDays}
      where date between ${dates[0]}::date and ${dates.at(-1)}::date and date in (select date from days where is_summed)
      union all
      select taxes.* from days as day cross join lateral (${sql.raw(TAXES_OF_DAY)}) as taxes where not is_summed
    )
    select state as "stateName", is_business as "isBusiness", is_large as "isLarge", hsn, gst_percent as "gstPercent", sum(packs)::int as packs,
      sum(taxable_paise)::float8 as "taxablePaise", sum(cgst_paise)::float8 as "cgstPaise",
      sum(sgst_paise)::float8 as "sgstPaise", sum(igst_paise)::float8 as "igstPaise"
    from taxes group by state, is_business, is_large, hsn, gst_percent
    union all
    select '', false, false, ${products.hsn}, 0, sum(milk.packs)::int, sum(milk.packs * milk.price_paise)::float8, 0, 0, 0
    from (
      select product_id, packs, price_paise from ${milkDeliveries}
      where (status = 'delivered' or credited_on is not null) and date between ${dates[0]}::date and ${dates.at(-1)}::date
      union all
      select product_id, -packs, price_paise from ${milkDeliveries}
      where credited_on between ${dates[0]}::date and ${dates.at(-1)}::date
    ) as milk join ${products} on ${products.id} = milk.product_id
    group by ${products.hsn}
    order by 1, 2, 3, 4, 5`);
  const coded = rows.map(({ stateName, ...row }) => ({ ...row, state: stateCode(stateName) ?? homeState }));
  return groupRows(
    [...coded, ...(await readMembershipRows(db, periodOf(month), homeState))],
    ({ state, isBusiness, isLarge, hsn, gstPercent }) => `${state} ${isBusiness} ${isLarge} ${hsn} ${gstPercent}`,
  );
}

type MembershipRow = { sign: number; count: number; paise: number; isComposition: boolean };

/** Memberships have no invoice: payments less refunds, which count again when they were reversed, each split as an invoice of its day would. Members are consumers of the shop's state. */
async function readMembershipRows(db: Db, { from, until }: Period, homeState: string): Promise<TaxRow[]> {
  const [start, stop] = [from.toISOString(), until.toISOString()];
  const { rows } = await db.execute<MembershipRow>(sql`
    select sign, paise::float8, "isComposition", count(*)::int as count from (
      select 1 as sign, paid_paise as paise, ${sql.raw(isCompositionAt('paid_at'))} as "isComposition" from payments
      where purpose <> 'order' and purpose = 'membership' and status = 'completed'
        and paid_at >= ${start}::timestamptz and paid_at < ${stop}::timestamptz
      union all
      select -1, refunds.amount_paise, ${sql.raw(isCompositionAt('paid_at'))} from refunds join payments on payments.id = refunds.payment_id
      where refunds.state in ('processed', 'reversed') and purpose = 'membership' and status = 'completed'
        and refunds.processed_at >= ${start}::timestamptz and refunds.processed_at < ${stop}::timestamptz
      union all
      select 1, refunds.amount_paise, ${sql.raw(isCompositionAt('paid_at'))} from refunds join payments on payments.id = refunds.payment_id
      where purpose = 'membership' and status = 'completed'
        and refunds.reversed_at >= ${start}::timestamptz and refunds.reversed_at < ${stop}::timestamptz
    ) as paid group by sign, paise, "isComposition" order by sign desc, paise`);
  return rows.map(({ sign, count, paise, isComposition }) => {
    const gstPercent = isComposition ? 0 : MEMBERSHIP_TAX.gstPercent;
    const { taxablePaise, taxPaise } = splitTax(paise, gstPercent);
    const times = sign * count;
    return {
      state: homeState,
      isBusiness: false,
      isLarge: false,
      hsn: MEMBERSHIP_TAX.hsn,
      gstPercent,
      packs: times,
      taxablePaise: times * taxablePaise,
      cgstPaise: (times * taxPaise) / 2,
      sgstPaise: (times * taxPaise) / 2,
      igstPaise: 0,
    };
  });
}
