import { PAYMENT_EXPIRY_MS, RECONCILE_AFTER_MS } from '@subah/rules/payments/payment-states';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { Problem } from '../../platform/http/problem.ts';
import { type PaymentRow, paymentColumns } from './payments.queries.ts';
import { payments } from './payments.tables.ts';
import { ProviderRejection } from './razorpay-request.ts';
import { settlePayment } from './settle-payment.ts';

type ReconcileDeps = Pick<Deps, 'db' | 'clock' | 'gateway' | 'completions'>;

const BATCH_SIZE = 50;
const CONCURRENCY = 5;

/**
 * Queries the provider for open payments, in case the browser was closed or a webhook got lost. The interval between
 * two queries of a payment grows with its age: one tenth of it.
 */
export async function reconcilePayments(deps: ReconcileDeps): Promise<void> {
  if (!deps.gateway.isSetUp) return;
  const now = deps.clock();
  await expire(deps, eq(payments.status, 'new'));
  const due = [...(await findDue(deps, isOpen, now)), ...(await findDue(deps, isRecentlyUnmatched(now), now))];
  for (let start = 0; start < due.length; start += CONCURRENCY) {
    const results = await Promise.all(due.slice(start, start + CONCURRENCY).map((payment) => reconcile(deps, payment)));
    // Stop while the provider is unreachable; the job runs again in a minute.
    if (results.includes('unreachable')) return;
  }
}

async function reconcile(
  deps: ReconcileDeps,
  { id, providerOrderId }: PaymentRow,
): Promise<'done' | 'rejected' | 'unreachable'> {
  await markQueried(deps, id);
  try {
    await settlePayment(deps, { providerOrderId: providerOrderId ?? '' });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.cause instanceof ProviderRejection) return 'rejected';
    if (error.status >= 500) return 'unreachable';
    await deps.db.update(payments).set({ reason: error.message }).where(eq(payments.id, id));
  }
  await expire(deps, and(eq(payments.id, id), isOpen));
  return 'done';
}

/** Written before the query, so that a payment whose query always fails does not block the others. */
export const markQueried = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, paymentId: string) =>
  db.update(payments).set({ lastQueriedAt: clock() }).where(eq(payments.id, paymentId));

const isOpen = inArray(payments.status, ['pending', 'failed']);

/** After a wrong amount the customer may pay the right one. */
const isRecentlyUnmatched = (now: Date) =>
  and(
    eq(payments.status, 'unmatched'),
    isNotNull(payments.subjectId),
    isNull(payments.attemptId),
    gt(payments.createdAt, new Date(now.getTime() - PAYMENT_EXPIRY_MS)),
  );

const findDue = ({ db, gateway }: ReconcileDeps, isDue: SQL | undefined, now: Date): Promise<PaymentRow[]> =>
  db
    .select(paymentColumns)
    .from(payments)
    .where(
      and(
        isDue,
        eq(payments.provider, gateway.name),
        lt(payments.createdAt, new Date(now.getTime() - RECONCILE_AFTER_MS)),
        or(
          isNull(payments.lastQueriedAt),
          sql`${payments.lastQueriedAt} + (${payments.lastQueriedAt} - ${payments.createdAt}) * 0.1
            <= ${now.toISOString()}::timestamptz`,
        ),
      ),
    )
    // Least recently queried first.
    .orderBy(sql`${payments.lastQueriedAt} nulls first`, asc(payments.createdAt))
    .limit(BATCH_SIZE);

/** One that was never opened cannot be paid; an open one is expired only after the provider has answered behind the deadline. */
async function expire({ db, clock }: ReconcileDeps, isUnpaid: SQL | undefined): Promise<void> {
  const deadline = new Date(clock().getTime() - PAYMENT_EXPIRY_MS);
  await db
    .update(payments)
    .set({ status: 'expired' })
    .where(and(lt(payments.createdAt, deadline), isUnpaid));
}
