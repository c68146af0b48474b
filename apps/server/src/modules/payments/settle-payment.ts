import { classifyPayment, furthestAttempt } from '@subah/rules/payments/classify-payment';
import { isFinal, PAYMENT_EXPIRY_MS, type PaymentPurpose } from '@subah/rules/payments/payment-states';
import { and, eq, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { inSavepoint, inTransaction, type Tx } from '../../platform/database/database.ts';
import { fieldProblem, notFound, Problem } from '../../platform/http/problem.ts';
import { lockAccount } from '../accounts/index.ts';
import type { CompletionOutcome } from './completion.ts';
import type { Gateway, ProviderPayment } from './gateway.ts';
import {
  findPayments,
  isAlreadyPaid,
  lockPayment,
  type PaymentRow,
  paymentColumns,
  recordWebhookEvent,
  type WebhookEvent,
} from './payments.queries.ts';
import { payments, refunds } from './payments.tables.ts';
import { insertRefund } from './queue-refund.ts';
import { queueSentBackMail } from './refund-mails.ts';

type SettleDeps = Pick<Deps, 'db' | 'clock' | 'gateway' | 'completions'>;

type SettleInput = {
  providerOrderId: string;
  /** Without it, all attempts of the provider's order are queried. */
  providerPaymentId?: string;
  /** From the browser; verified when given. */
  signature?: string;
  /** With these, a payment of another user or purpose is not found. */
  userId?: string;
  purpose?: PaymentPurpose;
  /** The webhook event that caused this; stored in the same transaction. */
  event?: WebhookEvent;
};

export type SettledPayment = { outcome: 'completed' | 'sent_back' | 'failed' | 'waiting'; payment: PaymentRow };

/**
 * The only way to complete a payment. The browser, the webhook, the reconcile job and the page "Money taken, order
 * missing?" call it in any order and concurrently: the first completes it, the others get the same result.
 */
export async function settlePayment(deps: SettleDeps, input: SettleInput): Promise<SettledPayment> {
  const payment = await findPayment(deps, input);
  const { signature, providerPaymentId, event } = input;
  if (signature !== undefined && !isProven(deps.gateway, payment, providerPaymentId, signature)) {
    throw fieldProblem('razorpay_signature', 'This payment could not be verified.');
  }
  const isSamePayment = providerPaymentId === undefined || providerPaymentId === payment.providerPaymentId;
  if (isFinal(payment.status) && isSamePayment) return toSettled(payment);

  const reported = await queryProvider(deps.gateway, payment, providerPaymentId);
  if (!reported) return { outcome: 'waiting', payment };
  return inTransaction(deps.db, async (tx) => {
    // First, as in the deletion of an account: it ends either before or after this payment is completed.
    const isAccountOpen = await lockAccount(tx, payment.userId);
    const locked = await lockPayment(tx, payment.id);
    if (event && !(await recordWebhookEvent(tx, event, payment.id, deps.clock()))) return toSettled(locked);
    return toSettled(await applyReport(tx, deps, locked, { ...reported, isAccountOpen }));
  });
}

async function findPayment({ db, gateway }: SettleDeps, { providerOrderId, userId, purpose }: SettleInput) {
  const [payment] = await findPayments(
    db,
    and(eq(payments.providerOrderId, providerOrderId), eq(payments.provider, gateway.name)),
  );
  if (!payment || (userId && payment.userId !== userId) || (purpose && payment.purpose !== purpose)) {
    throw notFound('Payment');
  }
  return payment;
}

/** Verified against the stored order id, not the one that the browser sent. */
const isProven = (gateway: Gateway, payment: PaymentRow, paymentId: string | undefined, signature: string): boolean =>
  payment.providerOrderId !== null &&
  paymentId !== undefined &&
  gateway.isValidProof({ orderId: payment.providerOrderId, paymentId, signature });

/** Captures the payment when it is only authorized. Must not run inside a transaction. */
async function queryProvider(
  gateway: Gateway,
  payment: PaymentRow,
  paymentId: string | undefined,
): Promise<ProviderPayment | undefined> {
  const expected = { providerOrderId: payment.providerOrderId ?? '', amountPaise: payment.amountPaise };
  const reported = paymentId
    ? await gateway.findPayment(paymentId)
    : furthestAttempt(await gateway.listPayments(expected.providerOrderId));
  if (!reported) return undefined;
  const result = classifyPayment(expected, reported);
  if (result === 'mismatch') {
    throw new Problem('PAYMENT_MISMATCH', 'This payment does not match what was asked for.');
  }
  // A second authorization of a paid order is not captured; it lapses at the bank.
  if (result !== 'authorized' || isFinal(payment.status)) return reported;
  await gateway.capture({ paymentId: reported.id, amountPaise: payment.amountPaise });
  return gateway.findPayment(reported.id);
}

const toSettled = (payment: PaymentRow): SettledPayment => {
  const { status } = payment;
  const isSettled = status === 'completed' || status === 'sent_back' || status === 'failed';
  return { outcome: isSettled ? status : 'waiting', payment };
};

type ReportedPayment = ProviderPayment & { isAccountOpen: boolean };

/** Writes the reported state under the lock. */
async function applyReport(
  tx: Tx,
  deps: SettleDeps,
  payment: PaymentRow,
  reported: ReportedPayment,
): Promise<PaymentRow> {
  if (isFinal(payment.status)) {
    const isSecond = reported.status === 'captured' && reported.id !== payment.providerPaymentId;
    return isSecond ? refundSecond(tx, payment, reported, deps.clock()) : payment;
  }
  if (reported.status === 'captured') return complete(tx, deps, payment, reported);
  return reported.status === 'failed'
    ? updatePayment(tx, payment, { status: 'failed', reason: reported.failure })
    : payment;
}

async function complete(tx: Tx, deps: SettleDeps, payment: PaymentRow, reported: ReportedPayment): Promise<PaymentRow> {
  const now = deps.clock();
  const refusal = await findRefusal(tx, payment, reported, now);
  const result: CompletionOutcome = refusal
    ? { outcome: 'refund', reason: refusal }
    : await fulfil(tx, deps, payment, now);
  const received = { providerPaymentId: reported.id, paidPaise: reported.amountPaise, paidAt: now };
  if (result.outcome === 'completed')
    return updatePayment(tx, payment, { ...received, status: 'completed', reason: null });

  const { reason } = result;
  await updatePayment(tx, payment, { ...received, status: 'sent_back', reason });
  await insertRefund(tx, {
    paymentId: payment.id,
    providerPaymentId: reported.id,
    amountPaise: reported.amountPaise,
    reason,
    key: `sent-back:${payment.id}`,
    now,
  });
  await queueSentBackMail(tx, payment, reason);
  return lockPayment(tx, payment.id);
}

/** Why a payment is refunded whatever it was for. */
async function findRefusal(
  tx: Tx,
  payment: PaymentRow,
  { isAccountOpen }: ReportedPayment,
  now: Date,
): Promise<string | undefined> {
  if (await isAlreadyPaid(tx, payment)) return 'This was paid already.';
  if (!isAccountOpen) return 'The account was deleted before the payment arrived.';
  const isTooOld = now.getTime() - payment.createdAt.getTime() > PAYMENT_EXPIRY_MS;
  return isTooOld ? 'Your payment came more than three days late.' : undefined;
}

/** Runs the completion in a savepoint: a refusal rolls it back and becomes a refund. */
async function fulfil(tx: Tx, { completions }: SettleDeps, payment: PaymentRow, now: Date): Promise<CompletionOutcome> {
  try {
    return await inSavepoint(tx, (savepoint) => completions[payment.purpose](savepoint, payment, now));
  } catch (error) {
    if (error instanceof Problem && error.status < 500) return { outcome: 'refund', reason: error.message };
    throw error;
  }
}

/** Two attempts of one order were captured: the second is refunded. */
async function refundSecond(tx: Tx, payment: PaymentRow, reported: ProviderPayment, now: Date): Promise<PaymentRow> {
  const key = `second:${reported.id}`;
  const existing = await tx.select({ id: refunds.id }).from(refunds).where(eq(refunds.key, key));
  if (existing.length > 0) return payment;
  await updatePayment(tx, payment, { paidPaise: payment.paidPaise + reported.amountPaise });
  await insertRefund(tx, {
    paymentId: payment.id,
    providerPaymentId: reported.id,
    amountPaise: reported.amountPaise,
    reason: 'You paid twice, and the second payment goes back.',
    key,
    now,
  });
  return lockPayment(tx, payment.id);
}

async function updatePayment(
  tx: Tx,
  payment: PaymentRow,
  changes: Partial<typeof payments.$inferInsert>,
): Promise<PaymentRow> {
  const [row] = await tx
    .update(payments)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(eq(payments.id, payment.id))
    .returning(paymentColumns);
  if (!row) throw new Error(`payment ${payment.id} does not exist`);
  return row;
}
