import { createHash } from 'node:crypto';
import { paymentRefusals } from '@subah/messages/api/payments';
import { and, eq, inArray } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { fieldProblem, Problem } from '../../platform/http/problem.ts';
import { bookDispute } from './book-dispute.ts';
import { bookRefund } from './book-refund.ts';
import { confirmDispute } from './confirm-dispute.ts';
import type { ProviderPayment, ProviderRefund } from './gateway.ts';
import {
  findAttempt,
  lockPayment,
  type PaymentRow,
  recordWebhookEvent,
  type WebhookEvent,
} from './payments.queries.ts';
import { paymentEvents, payments } from './payments.tables.ts';
import { findOrRecordCapture } from './record-unknown-money.ts';
import { settlePayment } from './settle-payment.ts';
import { parseWebhook, type WebhookPayload } from './webhook-payload.ts';

type WebhookDeps = Pick<Deps, 'db' | 'clock' | 'gateway' | 'completions'>;

const PAID_EVENTS = new Set(['payment.authorized', 'payment.captured', 'order.paid']);
const REFUND_EVENTS = new Set(['refund.created', 'refund.processed', 'refund.failed']);

const DISPUTE_EVENTS = 'payment.dispute.';

type WebhookRequest = { rawBody: string; signature: string; eventId: string | undefined };

/**
 * Events arrive duplicated, late and out of order. Duplicates and events of no interest are answered with success:
 * otherwise the provider repeats them for a day and then switches the webhook off.
 */
export async function handleWebhook(deps: WebhookDeps, { rawBody, signature, eventId }: WebhookRequest): Promise<void> {
  if (!deps.gateway.isValidWebhook(rawBody, signature))
    throw fieldProblem('x-razorpay-signature', paymentRefusals.signature, 'PAYMENT_SIGNATURE');
  const parsed = parseWebhook(rawBody);
  if (!parsed) return;
  const { event: name, payload } = parsed;
  const event = { event: name, eventId: eventId ?? createHash('sha256').update(rawBody).digest('hex') };
  if (await isDuplicate(deps, event)) return;

  if (PAID_EVENTS.has(name)) await handlePaid(deps, payload, event);
  else if (name === 'payment.failed') await handleFailed(deps, payload, event);
  else if (REFUND_EVENTS.has(name)) await handleRefund(deps, payload, event);
  else if (name.startsWith(DISPUTE_EVENTS)) await handleDispute(deps, payload, event);
}

async function isDuplicate({ db }: WebhookDeps, { eventId }: WebhookEvent): Promise<boolean> {
  const rows = await db
    .select({ eventId: paymentEvents.eventId })
    .from(paymentEvents)
    .where(eq(paymentEvents.eventId, eventId));
  return rows.length > 0;
}

async function handlePaid(deps: WebhookDeps, { payment }: WebhookPayload, event: WebhookEvent): Promise<void> {
  if (!payment) return;
  const { id: providerPaymentId, orderId: providerOrderId } = payment;
  try {
    if (providerOrderId) {
      await settlePayment(deps, { providerOrderId, providerPaymentId, event });
      return;
    }
  } catch (error) {
    const isRefused = error instanceof Problem && (error.code === 'NOT_FOUND' || error.code === 'PAYMENT_MISMATCH');
    if (!isRefused) throw error;
  }
  await findOrRecordCapture(deps, providerPaymentId, payment.amountPaise === undefined ? undefined : claim(payment));
}

type ClaimedPayment = NonNullable<WebhookPayload['payment']>;

const claim = ({ id, orderId, amountPaise = 0, currency, status, failure }: ClaimedPayment): ProviderPayment => ({
  id,
  orderId,
  amountPaise,
  currency,
  status,
  failure,
});

/** Not final: the bank may still confirm for three days, and the customer may try another card. */
async function handleFailed(
  { db, clock }: WebhookDeps,
  { payment: failed }: WebhookPayload,
  event: WebhookEvent,
): Promise<void> {
  const attempt = failed?.orderId ? await findAttempt(db, failed.orderId) : undefined;
  if (!failed || !attempt) return;
  await inTransaction(db, async (tx) => {
    await lockPayment(tx, attempt.id);
    if (!(await recordWebhookEvent(tx, event, attempt.id, clock()))) return;
    await tx
      .update(payments)
      .set({ status: 'failed', reason: failed.failure })
      .where(and(eq(payments.id, attempt.id), inArray(payments.status, ['pending', 'failed'])));
  });
}

async function handleRefund(
  deps: WebhookDeps,
  { refund, payment: claimed }: WebhookPayload,
  event: WebhookEvent,
): Promise<void> {
  if (!refund) return;
  const payment = await findOrRecordCapture(deps, refund.providerPaymentId, claimOf(refund, claimed));
  await bookOnce(deps, { payment, event }, (tx, paymentId, now) => bookRefund(tx, paymentId, refund, now));
}

async function handleDispute(
  deps: WebhookDeps,
  { dispute, payment: claimed }: WebhookPayload,
  event: WebhookEvent,
): Promise<void> {
  if (!dispute) return;
  const isClaimed = claimed?.id === dispute.providerPaymentId && claimed.amountPaise !== undefined;
  const payment = await findOrRecordCapture(deps, dispute.providerPaymentId, isClaimed ? claim(claimed) : undefined);
  const report = await confirmDispute(deps, dispute);
  await bookOnce(deps, { payment, event }, (tx, paymentId) => bookDispute(tx, paymentId, report));
}

type BookedEvent = { payment: PaymentRow | undefined; event: WebhookEvent };

/** Nothing is booked for a payment that is not known, or for an event that was handled in the meantime. */
async function bookOnce(
  { db, clock }: WebhookDeps,
  { payment, event }: BookedEvent,
  book: (tx: Tx, paymentId: string, now: Date) => Promise<void>,
): Promise<void> {
  if (!payment) return;
  const now = clock();
  await inTransaction(db, async (tx) => {
    await lockPayment(tx, payment.id);
    if (await recordWebhookEvent(tx, event, payment.id, now)) await book(tx, payment.id, now);
  });
}

/** A refund that was paid out proves a payment of at least its amount. */
function claimOf(
  refund: ProviderRefund & { providerPaymentId: string },
  claimed: ClaimedPayment | undefined,
): ProviderPayment | undefined {
  if (refund.state !== 'processed') return undefined;
  const isClaimed = claimed?.id === refund.providerPaymentId && (claimed.amountPaise ?? 0) >= refund.amountPaise;
  return {
    id: refund.providerPaymentId,
    orderId: isClaimed ? claimed.orderId : null,
    amountPaise: isClaimed ? (claimed.amountPaise ?? 0) : refund.amountPaise,
    currency: refund.currency,
    status: 'captured',
    failure: null,
  };
}
