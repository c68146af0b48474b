import type { Deps } from '../../deps.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { bookRefund } from './book-refund.ts';
import { UNKNOWN_ORDER } from './describe-mismatch.ts';
import type { ProviderPayment, ProviderRefund } from './gateway.ts';
import { findAttempt, findCapture, type PaymentRow } from './payments.queries.ts';
import { payments } from './payments.tables.ts';
import { settlePayment } from './settle-payment.ts';

type RecordDeps = Pick<Deps, 'db' | 'clock' | 'gateway' | 'completions'>;

/**
 * Finds the row of a captured payment that this shop has not handled yet, at the provider: settles it if its order is
 * ours, else keeps it as unmatched. `claimed` is what a signed event says, for a payment that the provider does not find.
 */
export async function findOrRecordCapture(
  deps: RecordDeps,
  providerPaymentId: string,
  claimed?: ProviderPayment,
): Promise<PaymentRow | undefined> {
  const existing = await findCapture(deps.db, providerPaymentId);
  if (existing) return existing;
  const reported = (await deps.gateway.findPayment(providerPaymentId)) ?? claimed;
  if (reported?.status !== 'captured' && reported?.status !== 'refunded') return undefined;
  if (reported.orderId && (await findAttempt(deps.db, reported.orderId, deps.gateway.name))) {
    await settlePayment(deps, { providerOrderId: reported.orderId, providerPaymentId });
    return findCapture(deps.db, providerPaymentId);
  }
  const refunds = reported.status === 'refunded' ? await deps.gateway.listRefunds(providerPaymentId) : [];
  await inTransaction(deps.db, (tx) => insertUnknown(tx, deps, reported, refunds));
  return findCapture(deps.db, providerPaymentId);
}

async function insertUnknown(
  tx: Tx,
  { gateway, clock }: RecordDeps,
  reported: ProviderPayment,
  refunds: ProviderRefund[],
): Promise<void> {
  const now = clock();
  const [row] = await tx
    .insert(payments)
    .values({
      id: newId(now.getTime()),
      provider: gateway.name,
      providerOrderId: reported.orderId,
      providerPaymentId: reported.id,
      amountPaise: reported.amountPaise,
      paidPaise: reported.amountPaise,
      currency: reported.currency,
      status: 'unmatched',
      reason: UNKNOWN_ORDER,
      paidAt: now,
      createdAt: now,
    })
    .onConflictDoNothing({ target: payments.providerPaymentId })
    .returning({ id: payments.id });
  if (!row) return;
  for (const refund of refunds.filter(({ state }) => state !== 'failed')) await bookRefund(tx, row.id, refund, now);
}
