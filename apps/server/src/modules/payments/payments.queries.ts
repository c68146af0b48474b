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

export async function lockPayment(tx: Tx, paymentId: string): Promise<PaymentRow> {
  const [payment] = await findPayments(tx, eq(payments.id, paymentId)).for('update');
  if (!payment) throw new Error(`payment ${paymentId} does not exist`);
  return payment;
}

/** True when another payment for the same purchase is completed. */
export async function isAlreadyPaid(tx: Tx, payment: PaymentRow): Promise<boolean> {
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

export type WebhookEvent = { eventId: string; event: string };

/** Stores the event in the transaction of its effects; false for a duplicate. */
export async function recordWebhookEvent(tx: Tx, event: WebhookEvent, paymentId: string, now: Date): Promise<boolean> {
  const added = await tx
    .insert(paymentEvents)
    .values({ ...event, paymentId, receivedAt: now })
    .onConflictDoNothing()
    .returning({ eventId: paymentEvents.eventId });
  return added.length > 0;
}

export const toPaymentState = (payment: PaymentRow): PaymentState => ({
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
