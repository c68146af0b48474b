import type { Period, PeriodReport } from '@subah/contract/orders/period-reports';
import { startOfIndiaDay } from '@subah/rules/india-time';
import { toRupees } from '@subah/rules/money';
import { and, asc, between, count, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/database/database.ts';
import { users } from '../../accounts/accounts.tables.ts';
import { milkDeliveries } from '../../milk/milk.tables.ts';
import { payments, refunds } from '../../payments/payments.tables.ts';
import { reportDays, riderDays } from '../reports.tables.ts';

const within = (column: PgColumn, { from, to }: Period) =>
  and(gte(column, startOfIndiaDay(from)), lt(column, startOfIndiaDay(to, 1)));

const sumOf = (column: PgColumn | SQL) => sql<number>`coalesce(sum(${column}), 0)::float8`;

/** Refunds, coins, memberships and milk, each on the day on which it was paid, booked or delivered. */
export async function readMoneyTotals(db: Db, period: Period) {
  const [refunded] = await db
    .select({ count: count(), paise: sumOf(refunds.amountPaise) })
    .from(refunds)
    .where(and(eq(refunds.state, 'processed'), within(refunds.processedAt, period)));
  const [memberships] = await db
    .select({ count: count(), paise: sumOf(payments.paidPaise) })
    .from(payments)
    .where(
      // As in the condition of its partial index.
      and(
        sql`purpose <> 'order' and status = 'completed'`,
        eq(payments.purpose, 'membership'),
        within(payments.paidAt, period),
      ),
    );
  const [milk] = await db
    .select({
      packs: sumOf(milkDeliveries.packs),
      paise: sumOf(sql`${milkDeliveries.packs} * ${milkDeliveries.pricePaise}`),
    })
    .from(milkDeliveries)
    .where(and(eq(milkDeliveries.status, 'delivered'), between(milkDeliveries.date, period.from, period.to)));
  const [coins] = await db
    .select({
      coinsEarned: sumOf(reportDays.coinsEarned),
      coinsSpent: sumOf(reportDays.coinsSpent),
      coinsGivenBack: sumOf(reportDays.coinsGivenBack),
      coinsTakenBack: sumOf(reportDays.coinsTakenBack),
      coinsExpired: sumOf(reportDays.coinsExpired),
    })
    .from(reportDays)
    .where(between(reportDays.date, period.from, period.to));
  if (!refunded || !memberships || !milk || !coins) throw new Error('an aggregate without group by returns one row');
  return {
    refunds: refunded.count,
    refunded: toRupees(refunded.paise),
    ...coins,
    memberships: memberships.count,
    membershipSales: toRupees(memberships.paise),
    milkPacks: milk.packs,
    milkSales: toRupees(milk.paise),
  };
}

export async function listRefundDays(db: Db, period: Period): Promise<PeriodReport['refunds']> {
  const date = sql<string>`(${refunds.processedAt} at time zone 'Asia/Kolkata')::date::text`;
  const rows = await db
    .select({ date, count: count(), paise: sumOf(refunds.amountPaise) })
    .from(refunds)
    .where(and(eq(refunds.state, 'processed'), within(refunds.processedAt, period)))
    .groupBy(sql`1`)
    .orderBy(asc(sql`1`));
  return rows.map(({ paise, ...day }) => ({ ...day, amount: toRupees(paise) }));
}

export async function listRiders(db: Db, { from, to }: Period): Promise<PeriodReport['riders']> {
  const rows = await db
    .select({
      riderId: riderDays.riderId,
      name: users.name,
      delivered: sumOf(riderDays.delivered),
      notDelivered: sumOf(riderDays.notDelivered),
      cashPaise: sumOf(riderDays.cashPaise),
      upiPaise: sumOf(riderDays.upiPaise),
    })
    .from(riderDays)
    .innerJoin(users, eq(users.id, riderDays.riderId))
    .where(between(riderDays.date, from, to))
    .groupBy(riderDays.riderId, users.name)
    .orderBy(desc(sql`3`), asc(users.name));
  return rows.map(({ cashPaise, upiPaise, ...rider }) => ({
    ...rider,
    cash: toRupees(cashPaise),
    upi: toRupees(upiPaise),
  }));
}
