import type { AdminPayment, PaymentState } from '@subah/contract/payments/payments';
import { paymentNote } from '@subah/messages/api/payments';
import { toRupees } from '@subah/rules/money';
import type { PaymentPurpose } from '@subah/rules/payments/payment-states';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database.ts';
import { paymentEvents, payments, refunds } from './payments.tables.ts';

export const paymentColumns = {
  id: payments.id,
  purpose: payments.purpose,
  subjectId: payments.subjectId,
  reference: payments.reference,
  userId: payments.userId,
  attemptId: payments.attemptId,
  provider: payments.provider,
  providerOrderId: payments.providerOrderId,
  providerPaymentId: payments.providerPaymentId,
  amountPaise: payments.amountPaise,
  currency: payments.currency,
  paidPaise: payments.paidPaise,
  refundedPaise: payments.refundedPaise,
  status: payments.status,
  reason: payments.reason,
  lastQueriedAt: payments.lastQueriedAt,
  createdAt: payments.createdAt,
};

export type PaymentRow = Awaited<ReturnType<typeof findPayments>>[number];
/** A payment for a purchase of this shop. */
export type Attempt = PaymentRow & { purpose: PaymentPurpose; subjectId: string; userId: string };

export const isAttempt = (payment: PaymentRow): payment is Attempt =>
  payment.purpose !== null && payment.subjectId !== null && payment.userId !== null;

export const findPayments = (db: Db | Tx, where: SQL | undefined) =>
  db.select(paymentColumns).from(payments).where(where);

export async function lockPayment(tx: Tx, paymentId: string): Promise<PaymentRow> {
  const [payment] = await findPayments(tx, eq(payments.id, paymentId)).for('update');
  if (!payment) throw new Error(`payment ${paymentId} does not exist`);
  return payment;
}

/** The attempt that opened an order at the provider. */
export async function findAttempt(
  db: Db | Tx,
  providerOrderId: string,
  provider?: string,
): Promise<Attempt | undefined> {
  const rows = await findPayments(
    db,
    and(
      eq(payments.providerOrderId, providerOrderId),
      isNull(payments.attemptId),
      provider ? sql`${payments.provider} = ${provider}` : undefined,
    ),
  );
  return rows.find(isAttempt);
}

/** The payment that holds this captured money. */
export async function findCapture(db: Db | Tx, providerPaymentId: string): Promise<PaymentRow | undefined> {
  const [row] = await findPayments(db, eq(payments.providerPaymentId, providerPaymentId));
  if (row) return row;
  // Before second captures had rows of their own, their refunds were booked on the first one's row.
  const [refund] = await db
    .select({ paymentId: refunds.paymentId })
    .from(refunds)
    .where(eq(refunds.providerPaymentId, providerPaymentId))
    .limit(1);
  if (!refund) return undefined;
  const [first] = await findPayments(db, eq(payments.id, refund.paymentId));
  return first;
}

/** True when another payment for the same purchase is completed. */
export async function isAlreadyPaid(tx: Tx, payment: Attempt): Promise<boolean> {
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
export async function recordWebhookEvent(
  tx: Tx,
  event: WebhookEvent,
  paymentId: string | null,
  now: Date,
): Promise<boolean> {
  const added = await tx
    .insert(paymentEvents)
    .values({ ...event, paymentId, receivedAt: now })
    .onConflictDoNothing()
    .returning({ eventId: paymentEvents.eventId });
  return added.length > 0;
}

export const toPaymentState = (payment: Attempt): PaymentState => ({
  ...toWire(payment),
  purpose: payment.purpose,
  subjectId: payment.subjectId,
});

/** Also for money of an unknown order. */
export const toWire = (payment: PaymentRow) =>
  ({
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
  }) satisfies Partial<AdminPayment>;
