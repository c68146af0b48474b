import { createHash } from 'node:crypto';
import { and, eq, inArray, or } from 'drizzle-orm';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { Problem } from '../../platform/http/problem.ts';
import { moveRefund } from './move-refund.ts';
import { findPayments, lockPayment, type News, rememberNews } from './payments.queries.ts';
import { paymentEvents, payments, refunds } from './payments.tables.ts';
import { settlePayment } from './settle-payment.ts';

type NewsDeps = Pick<Deps, 'db' | 'clock' | 'gateway' | 'completions'>;

const entity = <Schema extends z.ZodType>(schema: Schema) => z.object({ entity: schema }).optional();
const Payload = z.object({
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
type Payload = z.infer<typeof Payload>['payload'];

const PAID = new Set(['payment.authorized', 'payment.captured', 'order.paid']);
const REFUND_STATE: Record<string, 'processed' | 'failed'> = {
  'refund.processed': 'processed',
  'refund.failed': 'failed',
};

type Letter = { rawBody: string; signature: string; eventId: string | undefined };

/**
 * A webhook of the provider. It may come twice, late, or before news that is older; what is known or of no interest is
 * answered with success, so that the provider does not repeat it for a day.
 */
export async function takeNews(deps: NewsDeps, { rawBody, signature, eventId }: Letter): Promise<void> {
  if (!deps.gateway.isNews(rawBody, signature)) throw new Problem('VALIDATION', 'The signature does not match.');
  const parsed = Payload.safeParse(JSON.parse(rawBody));
  if (!parsed.success) return;
  const { event, payload } = parsed.data;
  const news = { event, eventId: eventId ?? createHash('sha256').update(rawBody).digest('hex') };
  if (await isKnown(deps, news)) return;

  const refundState = REFUND_STATE[event];
  if (PAID.has(event)) await takePayment(deps, payload, news);
  else if (event === 'payment.failed') await takeFailure(deps, payload, news);
  else if (refundState) await inTransaction(deps.db, (tx) => takeRefund(tx, deps, payload, refundState, news));
}

async function isKnown({ db }: NewsDeps, { eventId }: News): Promise<boolean> {
  const rows = await db
    .select({ eventId: paymentEvents.eventId })
    .from(paymentEvents)
    .where(eq(paymentEvents.eventId, eventId));
  return rows.length > 0;
}

async function takePayment(deps: NewsDeps, { payment }: Payload, news: News): Promise<void> {
  if (!payment?.entity.order_id) return;
  const { id: providerPaymentId, order_id: providerOrderId } = payment.entity;
  try {
    await settlePayment(deps, { providerOrderId, providerPaymentId, news });
  } catch (error) {
    // Money of another shop on the same account, or another amount than we asked for: repeating would not help.
    if (!(error instanceof Problem) || error.status >= 500) throw error;
  }
}

/** A failure is not the end: a bank may still say yes for three days, and the customer may try another card. */
async function takeFailure({ db, clock }: NewsDeps, { payment }: Payload, news: News): Promise<void> {
  const failed = payment?.entity;
  if (!failed?.order_id) return;
  const [known] = await findPayments(db, eq(payments.providerOrderId, failed.order_id));
  if (!known) return;
  await inTransaction(db, async (tx) => {
    await lockPayment(tx, known.id);
    if (!(await rememberNews(tx, news, known.id, clock()))) return;
    await tx
      .update(payments)
      .set({ status: 'failed', reason: failed.error_description ?? null })
      .where(and(eq(payments.id, known.id), inArray(payments.status, ['pending', 'failed'])));
  });
}

async function takeRefund(
  tx: Tx,
  { clock }: NewsDeps,
  { refund }: Payload,
  state: 'processed' | 'failed',
  news: News,
): Promise<void> {
  if (!refund) return;
  const { id, payment_id: providerPaymentId, amount } = refund.entity;
  const [payment] = await findPayments(tx, eq(payments.providerPaymentId, providerPaymentId)).for('update');
  if (payment && !(await rememberNews(tx, news, payment.id, clock()))) return;
  const ours = await findRefund(tx, id, refund.entity.notes);
  if (ours) {
    await moveRefund(tx, ours, { id, state }, clock());
    return;
  }
  // Somebody refunded at the provider's own desk: our books follow.
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

/** By the provider's id, or by ours, which we sent along: the news may be quicker than the answer to our request. */
async function findRefund(tx: Tx, providerRefundId: string, notes: unknown): Promise<string | undefined> {
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
