import { addDays, type CalendarDate, indiaDate } from '@subah/rules/india-time';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/database/database.ts';
import { lowestIdAt } from '../../../platform/database/new-id.ts';
import { orderEvents, orders } from '../../orders/orders.tables.ts';
import { deliveryResults, stopVisits } from '../../rounds/rounds.tables.ts';
import { sumTaxes } from '../gst/sum-taxes.ts';
import { productDays, reportDays, reportMonths, riderDays, salesDays } from '../reports.tables.ts';
import { IS_COMPOSITION_ORDER } from '../tax-scheme.ts';
import { daysOf } from './days-of.ts';
import { LINE_COST } from './line-cost.ts';
import { sumMonths } from './sum-months.ts';

const DAYS_PER_TRANSACTION = 31;
/** A change may commit this long after the id of its event was made. */
const LATE_COMMIT_MS = 10 * 60 * 1000;

/** Sums up the days that changed since the last run, and those that were never summed up. Repeating it changes nothing. */
export async function sumDays({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const now = clock();
  const dates = await findDaysToSum(db, indiaDate(now));
  for (let at = 0; at < dates.length; at += DAYS_PER_TRANSACTION) {
    await inTransaction(db, (tx) => sumListedDays(tx, dates.slice(at, at + DAYS_PER_TRANSACTION), now));
  }
  await sumMonths(db, now);
  await sumTaxes(db, now);
  return dates.length;
}

/** Of these dates, those whose sums are missing or older than a change. Today is always one of them. */
export async function findUnsummedDays(
  db: Db | Tx,
  dates: CalendarDate[],
  today: CalendarDate,
): Promise<Set<CalendarDate>> {
  const { rows } = await db.execute<{ date: string; computedAt: Date }>(sql`
    select date::text, (select max(${reportDays.computedAt}) from ${reportDays}) as "computedAt"
    from ${reportDays} where date between ${dates[0]}::date and ${dates.at(-1)}::date`);
  const computedAt = rows[0]?.computedAt;
  if (!computedAt) return new Set(dates);
  const summed = new Set(rows.map(({ date }) => date));
  const changed = await findChangedDays(db, startOfChanges(computedAt));
  return new Set([today, ...changed, ...dates.filter((date) => !summed.has(date))]);
}

const startOfChanges = (computedAt: Date) => new Date(new Date(computedAt).getTime() - LATE_COMMIT_MS);

async function findDaysToSum(db: Db, today: CalendarDate): Promise<CalendarDate[]> {
  const { rows } = await db.execute<{ first: string | null; last: string | null; computedAt: Date | null }>(sql`
    select ((select min(${orders.placedAt}) from ${orders}) at time zone 'Asia/Kolkata')::date::text as first,
      max(${reportDays.date})::text as last, max(${reportDays.computedAt}) as "computedAt" from ${reportDays}`);
  const { first, last, computedAt } = rows[0] ?? {};
  if (!last || !computedAt) return daysFrom(first ?? today, today);
  const changed = await findChangedDays(db, startOfChanges(computedAt));
  const missing = await findMissingDays(db, first ?? today, today);
  // The last day was summed up before it ended, and the night's jobs still book on the day before.
  return [...new Set([...missing, ...changed, ...daysFrom(addDays(last, -1), today)])].sort();
}

function daysFrom(from: CalendarDate, to: CalendarDate): CalendarDate[] {
  const days: CalendarDate[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) days.push(date);
  return days;
}

/** Every change of an order adds an event, and ids of events grow with time. */
async function findChangedDays(db: Db | Tx, since: Date): Promise<CalendarDate[]> {
  const { rows } = await db.execute<{ date: string }>(sql`
    select distinct (${orders.placedAt} at time zone 'Asia/Kolkata')::date::text as date
    from ${orderEvents} join ${orders} on ${orders.id} = ${orderEvents.orderId}
    where ${orderEvents.id} >= ${lowestIdAt(since)}::uuid and ${orders.placedAt} is not null
    union
    select ${stopVisits.date}::text from ${deliveryResults} join ${stopVisits} on ${stopVisits.id} = ${deliveryResults.visitId}
    where ${deliveryResults.undoneAt} >= ${since.toISOString()}::timestamptz`);
  return rows.map(({ date }) => date);
}

async function findMissingDays(db: Db, first: CalendarDate, today: CalendarDate): Promise<CalendarDate[]> {
  const { rows } = await db.execute<{ date: string }>(sql`
    select day::date::text as date from generate_series(${first}::date, ${today}::date, interval '1 day') as day
    where not exists (select 1 from ${reportDays} where ${reportDays.date} = day::date)`);
  return rows.map(({ date }) => date);
}

async function sumListedDays(tx: Tx, dates: CalendarDate[], now: Date): Promise<void> {
  // Two servers may run the job at once.
  await tx.execute(sql`lock table ${reportDays} in share row exclusive mode`);
  const days = daysOf(dates);
  const isListed = sql`date in (select date from ${days})`;
  for (const table of [salesDays, productDays, riderDays])
    await tx.execute(sql`delete from ${table} where ${isListed}`);
  await tx.execute(
    sql`delete from ${reportMonths} where month in (select date_trunc('month', date)::date from ${days})`,
  );
  await tx.execute(sql`
    insert into ${salesDays} (date, area, payment_type, orders, sales_paise, items_paise, member_discount_paise,
      coupon_discount_paise, charges_paise, tips_paise, rounding_paise, coins, returned_orders, returned_paise, cancelled_orders, cancelled_paise)
    select day.date, sums.* from ${days} cross join lateral (${salesOfDay}) as sums`);
  await tx.execute(sql`
    insert into ${productDays} (date, product_id, packs, sales_paise, returned_packs, returned_paise,
      cost_paise, costed_taxable_paise, costed_tax_paise)
    select day.date, sums.* from ${days} cross join lateral (${productsOfDay}) as sums`);
  await tx.execute(sql`
    insert into ${riderDays} (date, rider_id, delivered, not_delivered, cash_paise, upi_paise)
    select day.date, sums.* from ${days} cross join lateral (${ridersOfDay}) as sums`);
  await tx.execute(sql`
    insert into ${reportDays} (date, computed_at, coins_earned, coins_spent, coins_given_back, coins_taken_back, coins_expired,
      cost_paise, costed_taxable_paise, costed_tax_paise)
    select day.date, ${now.toISOString()}::timestamptz, coins.*, costs.* from ${days}
    cross join lateral (${coinsOfDay}) as coins cross join lateral (${costsOfDay}) as costs
    on conflict (date) do update set computed_at = excluded.computed_at, coins_earned = excluded.coins_earned,
      coins_spent = excluded.coins_spent, coins_given_back = excluded.coins_given_back,
      coins_taken_back = excluded.coins_taken_back, coins_expired = excluded.coins_expired,
      cost_paise = excluded.cost_paise, costed_taxable_paise = excluded.costed_taxable_paise,
      costed_tax_paise = excluded.costed_tax_paise`);
}

const salesOfDay = sql.raw(`
  select coalesce(area, ''), payment_type, count(*) filter (where is_sold),
    coalesce(sum(to_pay_paise) filter (where is_sold), 0), coalesce(sum(item_total_paise) filter (where is_sold), 0),
    coalesce(sum(medicine_discount_paise + lab_test_discount_paise) filter (where is_sold), 0),
    coalesce(sum(coupon_discount_paise) filter (where is_sold), 0),
    coalesce(sum(small_cart_paise + express_paise) filter (where is_sold), 0),
    coalesce(sum(tip_paise) filter (where is_sold), 0), coalesce(sum(rounding_paise) filter (where is_sold), 0),
    coalesce(sum(coins) filter (where is_sold), 0),
    count(*) filter (where status = 'returned'), coalesce(sum(to_pay_paise) filter (where status = 'returned'), 0),
    count(*) filter (where not is_sold), coalesce(sum(to_pay_paise) filter (where not is_sold), 0)
  from orders cross join lateral (select status <> 'cancelled' as is_sold) as state
  where placed_at >= day.start and placed_at < day.stop group by 1, 2`);

/** With `offset 0` the lines are looked up by order: the planner does not know how short a day is and would read all lines. */
const productsOfDay = sql.raw(`
  select product_id, sum(quantity), sum(taxable_paise + tax_paise),
    coalesce(sum(quantity) filter (where status = 'returned'), 0),
    coalesce(sum(taxable_paise + tax_paise) filter (where status = 'returned'), 0),
    coalesce(sum(cost.paise) filter (where is_kept), 0),
    coalesce(sum(taxable_paise + kept_tax) filter (where is_kept and cost.paise is not null), 0),
    coalesce(sum(tax_paise - kept_tax) filter (where is_kept and cost.paise is not null), 0)
  from orders
  cross join lateral (${IS_COMPOSITION_ORDER}) as scheme
  cross join lateral (select * from order_lines where order_id = orders.id and rejected_at is null offset 0) as line
  cross join lateral (select status <> 'returned' as is_kept, case when is_composition then tax_paise else 0 end as kept_tax) as state
  cross join lateral (${LINE_COST}) as cost
  where placed_at >= day.start and placed_at < day.stop and status <> 'cancelled' group by 1`);

const ridersOfDay = sql.raw(`
  select rider_id, count(*) filter (where result.is_delivered), count(*) filter (where not result.is_delivered),
    sum(cash_paise), sum(upi_paise)
  from stop_visits join delivery_results as result on result.visit_id = stop_visits.id
  where stop_visits.date = day.date and undone_at is null group by 1`);

const coinsOfDay = sql.raw(`
  select coalesce(sum(coins) filter (where kind = 'earn'), 0), coalesce(-sum(coins) filter (where kind = 'spend'), 0),
    coalesce(sum(coins) filter (where kind = 'give-back'), 0), coalesce(-sum(coins) filter (where kind = 'take-back'), 0),
    coalesce(-sum(coins) filter (where kind = 'expire'), 0)
  from coin_moves where created_at >= day.start and created_at < day.stop`);

/** Read after the products of the day were summed up. */
const costsOfDay = sql.raw(`
  select coalesce(sum(cost_paise), 0), coalesce(sum(costed_taxable_paise), 0), coalesce(sum(costed_tax_paise), 0)
  from product_days where product_days.date = day.date`);
