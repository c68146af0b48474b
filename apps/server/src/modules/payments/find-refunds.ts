import { SHOWN_REFUND_STATES } from '@subah/contract/orders/orders';
import { toRupees } from '@subah/rules/money';
import { and, desc, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database.ts';
import { refunds } from './payments.tables.ts';

type ShownState = (typeof SHOWN_REFUND_STATES)[number];

/** Refunds of payments as their customers see them, newest first. */
export async function findRefunds(db: Db | Tx, paymentIds: string[]) {
  if (paymentIds.length === 0) return [];
  const rows = await db
    .select({
      paymentId: refunds.paymentId,
      amountPaise: refunds.amountPaise,
      state: refunds.state,
      processedAt: refunds.processedAt,
      createdAt: refunds.createdAt,
    })
    .from(refunds)
    .where(and(inArray(refunds.paymentId, paymentIds), inArray(refunds.state, [...SHOWN_REFUND_STATES])))
    .orderBy(desc(refunds.id));
  return rows.map(({ paymentId, amountPaise, state, processedAt, createdAt }) => ({
    paymentId,
    amount: toRupees(amountPaise),
    state: state as ShownState,
    at: (processedAt ?? createdAt).toISOString(),
  }));
}
