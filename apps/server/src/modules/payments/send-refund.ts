import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { ProviderRefund } from './gateway.ts';
import { payments, refunds } from './payments.tables.ts';
import { ProviderRejection } from './razorpay-request.ts';
import { updateRefundState } from './update-refund-state.ts';

/** Sends a queued refund to the provider. Idempotent by its key. */
export async function sendRefund(
  { db, gateway, clock }: Pick<Deps, 'db' | 'gateway' | 'clock'>,
  refundId: string,
  isLastAttempt: boolean,
): Promise<void> {
  const [refund] = await db
    .select({
      providerPaymentId: refunds.providerPaymentId,
      amountPaise: refunds.amountPaise,
      round: refunds.round,
      state: refunds.state,
      provider: payments.provider,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, refundId));
  if (refund?.state !== 'queued') return;

  const updateState = (update: Omit<ProviderRefund, 'id'> & { id?: string; failure?: string }) =>
    inTransaction(db, (tx) => updateRefundState(tx, refundId, update, clock()));
  if (refund.provider !== gateway.name) {
    await updateState({ state: 'failed', failure: 'The payment was taken by another provider than the one in use.' });
    return;
  }
  try {
    const { providerPaymentId: paymentId, amountPaise, round } = refund;
    await updateState(await gateway.refund({ paymentId, amountPaise, key: `${refundId}-${round}`, refundId }));
  } catch (error) {
    // 409: the provider is still processing this key; retry later with the same one.
    const isRejected = error instanceof ProviderRejection && error.status !== 409;
    if (!isRejected && !isLastAttempt) throw error;
    await updateState({
      state: 'failed',
      failure: error instanceof Error ? error.message : 'The provider did not answer.',
    });
  }
}
