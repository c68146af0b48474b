import type { AdminPayment } from '@subah/contract/payments/payments';
import { toRupees } from '@subah/rules/money';
import { and, asc, desc, eq, exists, inArray, lt, or, type SQL } from 'drizzle-orm';
import { page, readCursor } from '../../platform/database/cursor.ts';
import type { Db } from '../../platform/database/database.ts';
import { users } from '../accounts/accounts.tables.ts';
import { ownerMatches } from '../accounts/index.ts';
import { asState, paymentColumns } from './payments.queries.ts';
import { payments, refunds } from './payments.tables.ts';

type Wish = { state: string; q?: string | undefined; limit: number; cursor?: string | undefined };

export async function listPayments(db: Db, { state, q, limit, cursor }: Wish) {
  const after = readCursor(cursor);
  const found = await db
    .select({ ...paymentColumns, name: users.name, mobile: users.mobile })
    .from(payments)
    .innerJoin(users, eq(users.id, payments.userId))
    .where(and(inState(db, state), q ? await matches(db, q) : undefined, after ? lt(payments.id, after.id) : undefined))
    .orderBy(desc(payments.id))
    .limit(limit + 1);
  const { rows, nextCursor } = page(found, limit, ({ id }) => ({ value: id, id }));
  const sent = await refundsOf(
    db,
    rows.map(({ id }) => id),
  );
  const data = rows.map(
    ({ name, mobile, ...payment }): AdminPayment => ({
      ...asState(payment),
      customer: { _id: payment.userId, name, mobile },
      provider: payment.provider ?? '',
      refunds: sent.filter(({ paymentId }) => paymentId === payment.id).map(asRefund),
    }),
  );
  return { data, nextCursor };
}

function inState(db: Db, state: string): SQL | undefined {
  if (state === 'waiting') return inArray(payments.status, ['new', 'pending', 'failed']);
  if (state === 'completed') return eq(payments.status, 'completed');
  if (state === 'paid-no-order') return eq(payments.status, 'sent_back');
  if (state !== 'refund-failed') return undefined;
  return exists(
    db
      .select({ id: refunds.id })
      .from(refunds)
      .where(and(eq(refunds.paymentId, payments.id), eq(refunds.state, 'failed'))),
  );
}

const matches = async (db: Db, q: string): Promise<SQL | undefined> =>
  or(
    eq(payments.reference, q.replace(/^#/, '')),
    eq(payments.providerOrderId, q),
    eq(payments.providerPaymentId, q),
    await ownerMatches(db, payments.userId, { name: q, mobile: q }),
  );

const refundColumns = {
  id: refunds.id,
  paymentId: refunds.paymentId,
  amountPaise: refunds.amountPaise,
  reason: refunds.reason,
  state: refunds.state,
  failure: refunds.failure,
  providerRefundId: refunds.providerRefundId,
  createdAt: refunds.createdAt,
};

const refundsOf = (db: Db, paymentIds: string[]) =>
  db.select(refundColumns).from(refunds).where(inArray(refunds.paymentId, paymentIds)).orderBy(asc(refunds.id));

export async function findRefund(db: Db, refundId: string) {
  const [refund] = await db.select(refundColumns).from(refunds).where(eq(refunds.id, refundId));
  return refund && asRefund(refund);
}

const asRefund = (refund: Awaited<ReturnType<typeof refundsOf>>[number]) => ({
  _id: refund.id,
  amount: toRupees(refund.amountPaise),
  reason: refund.reason,
  state: refund.state,
  failure: refund.failure,
  razorpayRefundId: refund.providerRefundId,
  createdAt: refund.createdAt.toISOString(),
});
