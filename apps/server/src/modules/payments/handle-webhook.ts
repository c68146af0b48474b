import { createHash } from 'node:crypto';
import { and, eq, inArray, or } from 'drizzle-orm';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { fieldProblem, Problem } from '../../platform/http/problem.ts';
import { findPayments, lockPayment, recordWebhookEvent, type WebhookEvent } from './payments.queries.ts';
import { paymentEvents, payments, refunds } from './payments.tables.ts';
import { settlePayment } from './settle-payment.ts';
import { updateRefundState } from './update-refund-state.ts';

type WebhookDeps = Pick<Deps, 'db' | 'clock' | 'gateway' | 'completions'>;

const entity = <Schema extends z.ZodType>(schema: Schema) => z.object({ entity: schema }).optional();
const WebhookBody = z.object({
  event: z.string(),
  payload: z
    .object({
      payment: entity(
        z.object({ id: z.string(), order_id: z.string().nullish(), error_description: z.string().nullish() }),
      ),
      refund: entity(
        z.object({
          id: z.string(),
          payment_id: z.string(),
          amount: z.number().int().positive(),
          notes: z.unknown(),
        }),
      ),
    })
    .default({}),
});
type WebhookPayload = z.infer<typeof WebhookBody>['payload'];

const PAID_EVENTS = new Set(['payment.authorized', 'payment.captured', 'order.paid']);
const REFUND_STATE_BY_EVENT: Record<string, 'processed' | 'failed'> = {
  'refund.processed': 'processed',
  'refund.failed': 'failed',
};

type WebhookRequest = { rawBody: string; signature: string; eventId: string | undefined };

/**
 * Events arrive duplicated, late and out of order. Duplicates and events of no interest are answered with success:
 * otherwise the provider repeats them for a day.
 */
export async function handleWebhook(deps: WebhookDeps, { rawBody, signature, eventId }: WebhookRequest): Promise<void> {
  if (!deps.gateway.isValidWebhook(rawBody, signature))
    throw fieldProblem('x-razorpay-signature', 'The signature does not match.');
  const parsed = WebhookBody.safeParse(JSON.parse(rawBody));
  if (!parsed.success) return;
  const { event: name, payload } = parsed.data;
  const event = { event: name, eventId: eventId ?? createHash('sha256').update(rawBody).digest('hex') };
  if (await isDuplicate(deps, event)) return;

  const refundState = REFUND_STATE_BY_EVENT[name];
  if (PAID_EVENTS.has(name)) await handlePaid(deps, payload, event);
  else if (name === 'payment.failed') await handleFailed(deps, payload, event);
  else if (refundState) await inTransaction(deps.db, (tx) => handleRefund(tx, deps, payload, refundState, event));
}

async function isDuplicate({ db }: WebhookDeps, { eventId }: WebhookEvent): Promise<boolean> {
  const rows = await db
    .select({ eventId: paymentEvents.eventId })
    .from(paymentEvents)
    .where(eq(paymentEvents.eventId, eventId));
  return rows.length > 0;
}

async function handlePaid(deps: WebhookDeps, { payment }: WebhookPayload, event: WebhookEvent): Promise<void> {
  if (!payment?.entity.order_id) return;
  const { id: providerPaymentId, order_id: providerOrderId } = payment.entity;
  try {
    await settlePayment(deps, { providerOrderId, providerPaymentId, event });
  } catch (error) {
    // Unknown order (another shop on the same account) or a mismatch: a repeated delivery would not help.
    if (!(error instanceof Problem) || error.status >= 500) throw error;
  }
}

/** Not final: the bank may still confirm for three days, and the customer may try another card. */
async function handleFailed(
  { db, clock }: WebhookDeps,
  { payment }: WebhookPayload,
  event: WebhookEvent,
): Promise<void> {
  const failed = payment?.entity;
  if (!failed?.order_id) return;
  const [stored] = await findPayments(db, eq(payments.providerOrderId, failed.order_id));
  if (!stored) return;
  await inTransaction(db, async (tx) => {
    await lockPayment(tx, stored.id);
    if (!(await recordWebhookEvent(tx, event, stored.id, clock()))) return;
    await tx
      .update(payments)
      .set({ status: 'failed', reason: failed.error_description ?? null })
      .where(and(eq(payments.id, stored.id), inArray(payments.status, ['pending', 'failed'])));
  });
}

async function handleRefund(
  tx: Tx,
  { clock }: WebhookDeps,
  { refund }: WebhookPayload,
  state: 'processed' | 'failed',
  event: WebhookEvent,
): Promise<void> {
  if (!refund) return;
  const { id, payment_id: providerPaymentId, amount } = refund.entity;
  const [payment] = await findPayments(tx, eq(payments.providerPaymentId, providerPaymentId)).for('update');
  if (payment && !(await recordWebhookEvent(tx, event, payment.id, clock()))) return;
  const refundId = await findRefundId(tx, id, refund.entity.notes);
  if (refundId) {
    await updateRefundState(tx, refundId, { id, state }, clock());
    return;
  }
  // Refund issued in the provider's dashboard: record it.
  if (!payment || state !== 'processed') return;
  const now = clock();
  await tx.insert(refunds).values({
    id: newId(),
    paymentId: payment.id,
    providerPaymentId,
    amountPaise: amount,
    reason: 'Refunded by the shop.',
    key: `provider:${id}`,
    state: 'processed',
    providerRefundId: id,
    processedAt: now,
    createdAt: now,
  });
}

/** Also by our own id in the notes: the webhook may arrive before the response that contains the provider's id. */
async function findRefundId(tx: Tx, providerRefundId: string, notes: unknown): Promise<string | undefined> {
  const noted = z.object({ refundId: z.uuid() }).safeParse(notes);
  const [row] = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      or(
        eq(refunds.providerRefundId, providerRefundId),
        noted.success ? eq(refunds.id, noted.data.refundId) : undefined,
      ),
    );
  return row?.id;
}
