import type { PaymentState } from '@subah/contract/payments/payments';
import { toRupees } from '@subah/rules/money';
import { paymentNote } from '@subah/rules/payments/payment-note';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database.ts';
import { paymentEvents, payments } from './payments.tables.ts';

export const paymentColumns = {
  id: payments.id,
  purpose: payments.purpose,
  subjectId: payments.subjectId,
  userId: payments.userId,
  provider: payments.provider,
  providerOrderId: payments.providerOrderId,
  providerPaymentId: payments.providerPaymentId,
  amountPaise: payments.amountPaise,
  paidPaise: payments.paidPaise,
  refundedPaise: payments.refundedPaise,
  status: payments.status,
  reason: payments.reason,
  askedAt: payments.askedAt,
  createdAt: payments.createdAt,
};

export type PaymentRow = Awaited<ReturnType<typeof findPayments>>[number];

export const findPayments = (db: Db | Tx, where: SQL | undefined) =>
  db.select(paymentColumns).from(payments).where(where);

/** Whoever settles a payment, or learns of one, waits for the others. */
export async function lockPayment(tx: Tx, paymentId: string): Promise<PaymentRow> {
  const [payment] = await findPayments(tx, eq(payments.id, paymentId)).for('update');
  if (!payment) throw new Error(`payment ${paymentId} is gone`);
  return payment;
}

/** Has this thing been paid already, by another try? */
export async function isPaidAlready(tx: Tx, payment: PaymentRow): Promise<boolean> {
  const rows = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.purpose, payment.purpose),
        eq(payments.subjectId, payment.subjectId),
        eq(payments.status, 'completed'),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** A piece of news from the provider. */
export type News = { eventId: string; event: string };

/** False when this news has been acted upon before. */
export async function rememberNews(tx: Tx, news: News, paymentId: string | null, now: Date): Promise<boolean> {
  const added = await tx
    .insert(paymentEvents)
    .values({ ...news, paymentId, receivedAt: now })
    .onConflictDoNothing()
    .returning({ eventId: paymentEvents.eventId });
  return added.length > 0;
}

export const asState = (payment: PaymentRow): PaymentState => ({
  _id: payment.id,
  purpose: payment.purpose,
  subjectId: payment.subjectId,
  razorpayOrderId: payment.providerOrderId,
  razorpayPaymentId: payment.providerPaymentId,
  amount: toRupees(payment.amountPaise),
  refunded: toRupees(payment.refundedPaise),
  status: payment.status,
  note: paymentNote(payment),
  createdAt: payment.createdAt.toISOString(),
});
