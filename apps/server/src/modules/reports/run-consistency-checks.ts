import { sql } from 'drizzle-orm';
import { type Db, inTransaction, type Tx } from '../../platform/database/database.ts';
import type { BookCheck } from './consistency-checks/book-check.ts';
import { coinChecks } from './consistency-checks/coins.ts';
import { couponChecks } from './consistency-checks/coupons.ts';
import { membershipChecks } from './consistency-checks/memberships.ts';
import { milkChecks } from './consistency-checks/milk.ts';
import { orderChecks } from './consistency-checks/orders.ts';
import { paymentChecks } from './consistency-checks/payments.ts';
import { stockChecks } from './consistency-checks/stock.ts';

const CHECKS: BookCheck[] = [
  ...stockChecks,
  ...orderChecks,
  ...couponChecks,
  ...coinChecks,
  ...paymentChecks,
  ...membershipChecks,
  ...milkChecks,
];
/** A thing that is wrong everywhere is said often enough. */
const MOST_FAULTS = 100;

export type BooksReport = { checks: number; faults: { check: string; fault: string }[] };

const SNAPSHOT = 'begin isolation level repeatable read read only';

/** Checks that stock, orders, coupons, coins, payments, memberships and milk agree, on one snapshot of the open shop. */
export const checkBooks = (db: Db): Promise<BooksReport> => inTransaction(db, runChecks, SNAPSHOT);

export async function runChecks(tx: Tx): Promise<BooksReport> {
  const faults: BooksReport['faults'] = [];
  for (const { name, query } of CHECKS) {
    const { rows } = await tx.execute(sql.raw(`${query} limit ${MOST_FAULTS}`));
    faults.push(...rows.map((row) => ({ check: name, fault: String(row.fault) })));
  }
  return { checks: CHECKS.length, faults };
}
