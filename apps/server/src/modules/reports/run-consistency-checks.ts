import { sql } from 'drizzle-orm';
import { type Db, inTransaction, type Tx } from '../../platform/database/database.ts';
import { appointmentChecks } from './consistency-checks/appointments.ts';
import { batchChecks } from './consistency-checks/batches.ts';
import { cashChecks } from './consistency-checks/cash.ts';
import { coinChecks } from './consistency-checks/coins.ts';
import type { ConsistencyCheck } from './consistency-checks/consistency-check.ts';
import { couponChecks } from './consistency-checks/coupons.ts';
import { daySumChecks } from './consistency-checks/day-sums.ts';
import { invoiceChecks } from './consistency-checks/invoices.ts';
import { membershipChecks } from './consistency-checks/memberships.ts';
import { milkChecks } from './consistency-checks/milk.ts';
import { orderChecks } from './consistency-checks/orders.ts';
import { paymentChecks } from './consistency-checks/payments.ts';
import { referralChecks } from './consistency-checks/referrals.ts';
import { refundChecks } from './consistency-checks/refunds.ts';
import { stockChecks } from './consistency-checks/stock.ts';

const CHECKS: ConsistencyCheck[] = [
  ...stockChecks,
  ...batchChecks,
  ...orderChecks,
  ...couponChecks,
  ...invoiceChecks,
  ...coinChecks,
  ...referralChecks,
  ...paymentChecks,
  ...refundChecks,
  ...membershipChecks,
  ...milkChecks,
  ...cashChecks,
  ...appointmentChecks,
  ...daySumChecks,
];
const MAX_FAULTS_PER_CHECK = 100;

export type ConsistencyReport = { checks: number; faults: { check: string; fault: string }[] };

const SNAPSHOT = 'begin isolation level repeatable read read only';

/** Runs all checks in one snapshot, also while the shop is open. */
export const checkConsistency = (db: Db): Promise<ConsistencyReport> => inTransaction(db, runChecks, SNAPSHOT);

export async function runChecks(tx: Tx): Promise<ConsistencyReport> {
  const faults: ConsistencyReport['faults'] = [];
  for (const { name, query } of CHECKS) {
    const { rows } = await tx.execute(sql.raw(`${query} limit ${MAX_FAULTS_PER_CHECK}`));
    faults.push(...rows.map((row) => ({ check: name, fault: String(row.fault) })));
  }
  return { checks: CHECKS.length, faults };
}
