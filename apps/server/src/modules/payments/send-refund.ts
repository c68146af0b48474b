import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { ProviderRefund } from './gateway.ts';
import { moveRefund } from './move-refund.ts';
import { payments, refunds } from './payments.tables.ts';
import { ProviderRefusal } from './razorpay-request.ts';

/** Asks the provider to give money back. Safe to repeat: the provider knows the key. */
export async function sendRefund(
  { db, gateway, clock }: Pick<Deps, 'db' | 'gateway' | 'clock'>,
  refundId: string,
  isLastTry: boolean,
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

  const settle = (news: Omit<ProviderRefund, 'id'> & { id?: string; failure?: string }) =>
    inTransaction(db, (tx) => moveRefund(tx, refundId, news, clock()));
  if (refund.provider !== gateway.name) {
    await settle({ state: 'failed', failure: 'The payment was taken by another provider than the one in use.' });
    return;
  }
  try {
    const { providerPaymentId: paymentId, amountPaise, round } = refund;
    await settle(await gateway.refund({ paymentId, amountPaise, key: `${refundId}-${round}`, refundId }));
  } catch (error) {
    // The same request is still being worked on: ask again later with the same key.
    const isRefused = error instanceof ProviderRefusal && error.status !== 409;
    if (!isRefused && !isLastTry) throw error;
    await settle({ state: 'failed', failure: error instanceof Error ? error.message : 'The provider did not answer.' });
  }
}
