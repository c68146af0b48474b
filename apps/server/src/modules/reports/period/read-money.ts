import type { Period, PeriodReport } from '@subah/contract/reports/period-reports';
import { cashDifference } from '@subah/rules/delivery/handover';
import { startOfIndiaDay } from '@subah/rules/india-time';
import { toRupees } from '@subah/rules/money';
import { and, asc, between, count, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/database/database.ts';
import { users } from '../../accounts/accounts.tables.ts';
import { milkDeliveries } from '../../milk/milk.tables.ts';
import { pickUps } from '../../orders/pick-ups.tables.ts';
import { payments, refunds } from '../../payments/payments.tables.ts';
import { cashUps } from '../../rounds/rounds.tables.ts';
import { reportDays, riderDays } from '../reports.tables.ts';

const within = (column: PgColumn, { from, to }: Period) =>
  and(gte(column, startOfIndiaDay(from)), lt(column, startOfIndiaDay(to, 1)));

const sumOf = (column: PgColumn | SQL | SQL.Aliased) => sql<number>`coalesce(sum(${column}), 0)::float8`;

/** Refunds, cash that was given back, coins, memberships and milk, each on the day on which it was paid, booked or delivered. */
export async function readMoneyTotals(db: Db, period: Period) {
  const moves = refundMoves(db, period);
  const [refunded] = await db.select({ count: sumOf(moves.count), paise: sumOf(moves.paise) }).from(moves);
  const [givenBack] = await db
    .select({ count: count(), paise: sumOf(pickUps.cashPaise) })
    .from(pickUps)
    .where(and(sql`cash_paise > 0 and done_at is not null`, between(pickUps.doneOn, period.from, period.to)));
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
  if (!(refunded && givenBack && memberships && milk && coins)) {
    throw new Error('an aggregate without group by returns one row');
  }
  return {
    refunds: refunded.count,
    refunded: toRupees(refunded.paise),
    cashReturns: givenBack.count,
    cashGivenBack: toRupees(givenBack.paise),
    ...coins,
    memberships: memberships.count,
    membershipSales: toRupees(memberships.paise),
    milkPacks: milk.packs,
    milkSales: toRupees(milk.paise),
  };
}

/** Refunds on the day they were paid out, and less what banks gave back, on the day they did. */
const refundMoves = (db: Db, period: Period) =>
  unionAll(
    db
      .select({
        at: refunds.processedAt,
        count: sql<number>`1`.as('count'),
        paise: sql<number>`${refunds.amountPaise}`.as('paise'),
      })
      .from(refunds)
      .where(and(inArray(refunds.state, ['processed', 'reversed']), within(refunds.processedAt, period))),
    db
      .select({
        at: refunds.reversedAt,
        count: sql<number>`0`.as('count'),
        paise: sql<number>`-${refunds.amountPaise}`.as('paise'),
      })
      .from(refunds)
      .where(within(refunds.reversedAt, period)),
  ).as('moves');

export async function listRefundDays(db: Db, period: Period): Promise<PeriodReport['refunds']> {
  const moves = refundMoves(db, period);
  const date = sql<string>`(${moves.at} at time zone 'Asia/Kolkata')::date::text`;
  const rows = await db
    .select({ date, count: sumOf(moves.count), paise: sumOf(moves.paise) })
    .from(moves)
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

export const listCoinDays = (db: Db, { from, to }: Period): Promise<PeriodReport['coins']> =>
  db
    .select({
      date: reportDays.date,
      earned: reportDays.coinsEarned,
      spent: reportDays.coinsSpent,
      givenBack: reportDays.coinsGivenBack,
      takenBack: reportDays.coinsTakenBack,
      expired: reportDays.coinsExpired,
    })
    .from(reportDays)
    .where(
      and(
        between(reportDays.date, from, to),
        sql`coins_earned + coins_spent + coins_given_back + coins_taken_back + coins_expired > 0`,
      ),
    )
    .orderBy(asc(reportDays.date));

export async function listCashUps(db: Db, { from, to }: Period): Promise<PeriodReport['cashUps']> {
  const rows = await db
    .select({
      date: cashUps.date,
      riderId: cashUps.riderId,
      name: users.name,
      expectedPaise: cashUps.expectedPaise,
      cashPaise: cashUps.cashPaise,
      upiPaise: cashUps.upiPaise,
      note: cashUps.note,
    })
    .from(cashUps)
    .innerJoin(users, eq(users.id, cashUps.riderId))
    .where(between(cashUps.date, from, to))
    .orderBy(asc(cashUps.date), asc(users.name));
  return rows.map(({ expectedPaise, cashPaise, upiPaise, ...row }) => ({
    ...row,
    expected: toRupees(expectedPaise),
    cash: toRupees(cashPaise),
    upi: toRupees(upiPaise),
    difference: toRupees(cashDifference({ cashPaise, upiPaise }, expectedPaise)),
  }));
}
