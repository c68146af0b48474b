import { and, eq, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { hasUndecidedDispute } from './book-dispute.ts';
import { bookRefund } from './book-refund.ts';
import { refreshDisputes } from './confirm-dispute.ts';
import type { ProviderRefund } from './gateway.ts';
import { payments, refunds } from './payments.tables.ts';
import { ProviderRejection } from './razorpay-request.ts';

type RefundDeps = Pick<Deps, 'db' | 'gateway' | 'clock'>;
type QueuedRefund = NonNullable<Awaited<ReturnType<typeof findQueued>>>;

const DISPUTED =
  "The customer's bank asks for this money back. Send the refund again if the dispute is decided for the shop.";
export const OUTCOME_UNKNOWN =
  'The provider did not answer. It is asked again whether the refund was made before it is sent.';

/**
 * Sends a queued refund to the provider, after booking what the provider already has: an earlier attempt whose response
 * got lost, or a refund made in its dashboard. Without an answer the key stays the same.
 */
export async function sendRefund(
  deps: RefundDeps,
  refundId: string,
  { isLastAttempt }: { isLastAttempt: boolean },
): Promise<void> {
  const refund = await findQueued(deps, refundId);
  if (!refund) return;
  if (refund.provider !== deps.gateway.name) {
    await markFailed(deps, refund, 'The payment was taken by another provider than the one in use.');
    return;
  }
  try {
    await refreshDisputes(deps, refund.paymentId);
    if (await hasUndecidedDispute(deps.db, refund.paymentId)) {
      await markFailed(deps, refund, DISPUTED);
      return;
    }
    await bookListedRefunds(deps, refund);
    const current = await findQueued(deps, refundId);
    if (current) await send(deps, current);
  } catch (error) {
    if (!isLastAttempt) throw error;
    await markFailed(deps, refund, OUTCOME_UNKNOWN);
  }
}

async function send(deps: RefundDeps, refund: QueuedRefund): Promise<void> {
  const { id: refundId, providerPaymentId: paymentId, amountPaise, round } = refund;
  let sent: ProviderRefund;
  try {
    sent = await deps.gateway.refund({ paymentId, amountPaise, refundId, round });
  } catch (error) {
    // 409: the provider is still processing this key; retry later with the same one.
    if (!(error instanceof ProviderRejection) || error.status === 409) throw error;
    // It also refuses what was refunded since the list was read.
    await bookListedRefunds(deps, refund);
    await markFailed(deps, refund, error.message, { isRefused: true });
    return;
  }
  await inTransaction(deps.db, (tx) => bookRefund(tx, refund.paymentId, sent, deps.clock()));
}

async function bookListedRefunds({ db, gateway, clock }: RefundDeps, refund: QueuedRefund): Promise<void> {
  const listed = await gateway.listRefunds(refund.providerPaymentId).catch(rejectedToNone);
  // A failed one moved no money, and may belong to an earlier round.
  for (const reported of listed.filter(({ state }) => state !== 'failed'))
    await inTransaction(db, (tx) => bookRefund(tx, refund.paymentId, reported, clock()));
}

/** The refund is sent all the same: its key prevents a second one, and the answer says why the provider rejects it. */
function rejectedToNone(error: unknown): ProviderRefund[] {
  if (error instanceof Problem && error.cause instanceof ProviderRejection) return [];
  throw error;
}

async function findQueued({ db }: RefundDeps, refundId: string) {
  const [refund] = await db
    .select({
      id: refunds.id,
      paymentId: refunds.paymentId,
      providerPaymentId: refunds.providerPaymentId,
      amountPaise: refunds.amountPaise,
      round: refunds.round,
      provider: payments.provider,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(refunds.id, refundId), eq(refunds.state, 'queued')));
  return refund;
}

/** Only a refusal starts a new round: after an unknown outcome a new key could pay twice. */
async function markFailed(
  { db }: RefundDeps,
  { id }: QueuedRefund,
  failure: string,
  { isRefused = false } = {},
): Promise<void> {
  await db
    .update(refunds)
    .set({ state: 'failed', failure, ...(isRefused ? { round: sql`${refunds.round} + 1` } : {}) })
    .where(and(eq(refunds.id, id), eq(refunds.state, 'queued')));
}
