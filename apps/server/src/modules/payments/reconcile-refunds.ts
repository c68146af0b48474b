import { and, asc, eq, gt, inArray, lt, or } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { bookRefund } from './book-refund.ts';
import { findCapture } from './payments.queries.ts';
import { payments, refunds } from './payments.tables.ts';
import { OUTCOME_UNKNOWN } from './send-refund.ts';

/** The webhook of a refund usually arrives within minutes. */
const OVERDUE_MS = 6 * 60 * 60_000;
const ABANDONED_MS = 4 * 24 * 60 * 60_000;
const BATCH_SIZE = 50;

/** Webhooks are repeated for a day. */
const LISTED_MS = 7 * 24 * 60 * 60_000;

type ReconcileDeps = Pick<Deps, 'db' | 'clock' | 'gateway'>;

/**
 * Queries the provider for refunds that were sent and never reported as paid out, and for refunds that were made in its
 * dashboard, in case a webhook got lost.
 */
export async function reconcileRefunds(deps: ReconcileDeps): Promise<void> {
  if (!deps.gateway.isSetUp) return;
  await bookOverdue(deps);
  await failAbandoned(deps);
  await bookUnknown(deps);
}

/** One that did not fit can do so later, or fail. */
async function bookOverdue({ db, clock, gateway }: ReconcileDeps): Promise<void> {
  const now = clock();
  const recently = new Date(now.getTime() - LISTED_MS);
  const overdue = await db
    .select({ id: refunds.id, paymentId: refunds.paymentId, providerPaymentId: refunds.providerPaymentId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(
        or(eq(refunds.state, 'sent'), and(eq(refunds.state, 'unmatched'), gt(refunds.createdAt, recently))),
        eq(payments.provider, gateway.name),
        lt(refunds.updatedAt, new Date(now.getTime() - OVERDUE_MS)),
      ),
    )
    .orderBy(asc(refunds.updatedAt))
    .limit(BATCH_SIZE);
  if (overdue.length === 0) return;
  // Written before the queries, so that a refund whose query always fails does not block the others.
  await db
    .update(refunds)
    .set({ updatedAt: now })
    .where(
      inArray(
        refunds.id,
        overdue.map(({ id }) => id),
      ),
    );
  for (const { paymentId, providerPaymentId } of overdue) {
    for (const reported of await gateway.listRefunds(providerPaymentId)) {
      await inTransaction(db, (tx) => bookRefund(tx, paymentId, reported, now));
    }
  }
}

/** Its job retries for three days and then fails the refund, unless the server was killed in the last attempt. */
async function failAbandoned({ db, clock }: ReconcileDeps): Promise<void> {
  await db
    .update(refunds)
    .set({ state: 'failed', failure: OUTCOME_UNKNOWN })
    .where(and(eq(refunds.state, 'queued'), lt(refunds.updatedAt, new Date(clock().getTime() - ABANDONED_MS))));
}

/** Refunds of payments that this shop did not take are left out: another shop may share the account. */
async function bookUnknown({ db, clock, gateway }: ReconcileDeps): Promise<void> {
  const now = clock();
  const listed = await gateway.listRecentRefunds(new Date(now.getTime() - LISTED_MS));
  if (listed.length === 0) return;
  const rows = await db
    .select({ id: refunds.providerRefundId })
    .from(refunds)
    .where(
      inArray(
        refunds.providerRefundId,
        listed.map(({ id }) => id),
      ),
    );
  const known = new Set(rows.map(({ id }) => id));
  for (const reported of listed.filter(({ id, state }) => !known.has(id) && state !== 'failed')) {
    const payment = await findCapture(db, reported.providerPaymentId);
    if (payment) await inTransaction(db, (tx) => bookRefund(tx, payment.id, reported, now));
  }
}
