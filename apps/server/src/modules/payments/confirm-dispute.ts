import { and, eq, ne, or } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { bookDispute, type DisputeReport, isUndecidedDispute } from './book-dispute.ts';
import type { ProviderDispute } from './gateway.ts';
import { disputes, refunds } from './payments.tables.ts';

/** Asks the provider how the dispute stands now: an event can be late. Without an answer the event counts. */
export async function confirmDispute(
  { gateway, clock }: Pick<Deps, 'gateway' | 'clock'>,
  claimed: ProviderDispute,
): Promise<DisputeReport> {
  const askedAt = clock();
  const confirmed = await gateway.findDispute(claimed.id).catch((error: unknown) => {
    if (error instanceof Problem) return undefined;
    throw error;
  });
  return { dispute: confirmed ?? claimed, askedAt, isConfirmed: confirmed !== undefined };
}

/** Asks about the disputes of a payment that are undecided, or whose money did not fit, before a refund of it is sent. */
export async function refreshDisputes(
  { db, gateway, clock }: Pick<Deps, 'db' | 'gateway' | 'clock'>,
  paymentId: string,
): Promise<void> {
  const rows = await db
    .select({ id: disputes.providerDisputeId })
    .from(disputes)
    .leftJoin(refunds, and(eq(refunds.providerRefundId, disputes.providerDisputeId), ne(refunds.state, 'reversed')))
    .where(and(eq(disputes.paymentId, paymentId), or(isUndecidedDispute, eq(refunds.state, 'unmatched'))));
  for (const { id } of rows) {
    const askedAt = clock();
    const dispute = await gateway.findDispute(id);
    const report = dispute && { dispute, askedAt, isConfirmed: true };
    if (report) await inTransaction(db, (tx) => bookDispute(tx, paymentId, report));
  }
}
