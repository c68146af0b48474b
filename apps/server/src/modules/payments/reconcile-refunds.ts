import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { bookRefund } from './book-refund.ts';
import { payments, refunds } from './payments.tables.ts';

/** The webhook of a refund usually arrives within minutes. */
const OVERDUE_MS = 6 * 60 * 60_000;
const BATCH_SIZE = 50;

type ReconcileDeps = Pick<Deps, 'db' | 'clock' | 'gateway'>;

/** Queries the provider for refunds that were sent and never reported as paid out, in case a webhook got lost. */
export async function reconcileRefunds({ db, clock, gateway }: ReconcileDeps): Promise<void> {
  if (!gateway.isSetUp) return;
  const now = clock();
  const overdue = await db
    .select({ id: refunds.id, paymentId: refunds.paymentId, providerPaymentId: refunds.providerPaymentId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(
        eq(refunds.state, 'sent'),
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
