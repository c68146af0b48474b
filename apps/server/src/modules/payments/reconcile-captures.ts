import { PAYMENT_EXPIRY_MS } from '@subah/rules/payments/payment-states';
import { inArray } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { Problem } from '../../platform/http/problem.ts';
import { findAttempt } from './payments.queries.ts';
import { payments } from './payments.tables.ts';
import { settlePayment } from './settle-payment.ts';

type ReconcileDeps = Pick<Deps, 'db' | 'clock' | 'gateway' | 'completions'>;

/**
 * Finds captured payments of the last three days that no webhook reported although their order was paid before, also when
 * the shop was switched off for a weekend: a customer who paid twice gets the second payment back. Payments of other orders
 * are left out, since another shop may share the account.
 */
export async function reconcileCaptures(deps: ReconcileDeps): Promise<void> {
  const { db, clock, gateway } = deps;
  if (!gateway.isSetUp) return;
  const listed = await gateway.listRecentPayments(new Date(clock().getTime() - PAYMENT_EXPIRY_MS));
  const captured = listed.filter(({ status }) => status === 'captured' || status === 'refunded');
  if (captured.length === 0) return;
  const rows = await db
    .select({ id: payments.providerPaymentId })
    .from(payments)
    .where(
      inArray(
        payments.providerPaymentId,
        captured.map(({ id }) => id),
      ),
    );
  const known = new Set(rows.map(({ id }) => id));
  for (const { id: providerPaymentId, orderId: providerOrderId } of captured) {
    if (known.has(providerPaymentId) || !providerOrderId) continue;
    if (!(await findAttempt(db, providerOrderId, gateway.name))) continue;
    await settlePayment(deps, { providerOrderId, providerPaymentId }).catch(ignoreRefusal);
  }
}

function ignoreRefusal(error: unknown): void {
  if (!(error instanceof Problem && error.status < 500)) throw error;
}
