import type { AdminPayment } from '@subah/contract/payments/payments';
import { paymentNote } from '@subah/messages/api/payments';
import { toRupees } from '@subah/rules/money';
import type { RefundState } from '@subah/rules/payments/payment-states';
import { and, asc, desc, eq, exists, inArray, lt, or, type SQL } from 'drizzle-orm';
import { page, readCursor } from '../../platform/database/cursor.ts';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/problem.ts';
import { findCustomers, ownerMatches } from '../accounts/index.ts';
import { isUndecidedDispute } from './book-dispute.ts';
import { type PaymentRow, paymentColumns, toWire } from './payments.queries.ts';
import { disputes, payments, refunds } from './payments.tables.ts';

type PaymentFilter = { state: string; q?: string | undefined; limit: number; cursor?: string | undefined };

export async function listPayments(db: Db, { state, q, limit, cursor }: PaymentFilter) {
  const after = readCursor(cursor);
  const found = await db
    .select(paymentColumns)
    .from(payments)
    .where(
      and(
        stateFilter(db, state),
        q ? await searchFilter(db, q) : undefined,
        after ? lt(payments.id, after.id) : undefined,
      ),
    )
    .orderBy(desc(payments.id))
    .limit(limit + 1);
  const { rows, nextCursor } = page(found, limit, ({ id }) => ({ value: id, id }));
  return { data: await toAdminPayments(db, rows), nextCursor };
}

export async function findAdminPayment(db: Db, paymentId: string): Promise<AdminPayment> {
  const rows = await db.select(paymentColumns).from(payments).where(eq(payments.id, paymentId));
  const [payment] = await toAdminPayments(db, rows);
  if (!payment) throw notFound('payment');
  return payment;
}

async function toAdminPayments(db: Db, rows: PaymentRow[]): Promise<AdminPayment[]> {
  const ids = rows.map(({ id }) => id);
  const refundsOfPage = await findRefunds(db, ids);
  const disputesOfPage = await db
    .select()
    .from(disputes)
    .where(inArray(disputes.paymentId, ids))
    .orderBy(asc(disputes.createdAt));
  const customers = await findCustomers(
    db,
    rows.flatMap(({ userId }) => userId ?? []),
  );
  return rows.map((payment) => {
    const customer = customers.get(payment.userId ?? '');
    return {
      ...toWire(payment),
      note: staffNote(payment),
      paid: toRupees(payment.paidPaise),
      currency: payment.currency,
      customer: { _id: payment.userId, name: customer?.name ?? '', mobile: customer?.mobile ?? '' },
      provider: payment.provider ?? '',
      refunds: refundsOfPage.filter(({ paymentId }) => paymentId === payment.id).map(toWireRefund),
      disputes: disputesOfPage.filter(({ paymentId }) => paymentId === payment.id).map(toWireDispute),
    };
  });
}

const staffNote = (payment: PaymentRow): string =>
  payment.status === 'unmatched'
    ? `${payment.reason ?? ''} The money is with us: refund it, or settle it with the customer.`
    : paymentNote(payment);

function stateFilter(db: Db, state: string): SQL | undefined {
  if (state === 'waiting') return inArray(payments.status, ['new', 'pending', 'failed']);
  if (state === 'completed') return eq(payments.status, 'completed');
  if (state === 'paid-no-order') return eq(payments.status, 'sent_back');
  if (state === 'unmatched') return or(eq(payments.status, 'unmatched'), hasRefund(db, 'unmatched'));
  if (state === 'disputed') return isDisputed(db);
  return state === 'refund-failed' ? hasRefund(db, 'failed') : undefined;
}

const hasRefund = (db: Db, state: RefundState): SQL =>
  exists(
    db
      .select({ id: refunds.id })
      .from(refunds)
      .where(and(eq(refunds.paymentId, payments.id), eq(refunds.state, state))),
  );

const isDisputed = (db: Db): SQL =>
  exists(
    db
      .select({ id: disputes.providerDisputeId })
      .from(disputes)
      .where(and(eq(disputes.paymentId, payments.id), isUndecidedDispute)),
  );

const searchFilter = async (db: Db, q: string): Promise<SQL | undefined> =>
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

const findRefunds = (db: Db, paymentIds: string[]) =>
  db.select(refundColumns).from(refunds).where(inArray(refunds.paymentId, paymentIds)).orderBy(asc(refunds.id));

export async function findRefund(db: Db, refundId: string) {
  const [refund] = await db.select(refundColumns).from(refunds).where(eq(refunds.id, refundId));
  return refund && toWireRefund(refund);
}

const toWireRefund = (refund: Awaited<ReturnType<typeof findRefunds>>[number]) => ({
  _id: refund.id,
  amount: toRupees(refund.amountPaise),
  reason: refund.reason,
  state: refund.state,
  failure: refund.failure,
  razorpayRefundId: refund.providerRefundId,
  createdAt: refund.createdAt.toISOString(),
});

const toWireDispute = (dispute: typeof disputes.$inferSelect): AdminPayment['disputes'][number] => ({
  razorpayDisputeId: dispute.providerDisputeId,
  amount: toRupees(dispute.amountPaise),
  reason: dispute.reason,
  state: dispute.state,
  answerBy: dispute.answerBy?.toISOString() ?? null,
});
