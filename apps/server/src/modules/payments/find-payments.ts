import type { PaymentState } from '@subah/contract/payments/payments';
import { isFinal, PAYMENT_EXPIRY_MS } from '@subah/rules/payments/payment-states';
import { and, desc, eq, gte, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { isId } from '../../platform/database/new-id.ts';
import { notFound, Problem } from '../../platform/http/problem.ts';
import { countAttempt } from '../../platform/http/rate-limit.ts';
import { type Attempt, findPayments, isAttempt, type PaymentRow, toPaymentState } from './payments.queries.ts';
import { payments } from './payments.tables.ts';
import { markQueried } from './reconcile-payments.ts';
import { settlePayment } from './settle-payment.ts';

type FindDeps = Pick<Deps, 'db' | 'clock' | 'gateway' | 'completions'>;

const MAX_RESULTS = 10;

/** `ref` is the id of the purchase or of the provider's order. */
export async function findOwnPayment({ db }: Pick<Deps, 'db'>, userId: string, ref: string): Promise<Attempt> {
  const isReferenced = isId(ref) ? eq(payments.subjectId, ref) : eq(payments.providerOrderId, ref);
  const own = await findPayments(db, and(eq(payments.userId, userId), isReferenced))
    // A completed payment says more than a second one that was refunded.
    .orderBy(desc(eq(payments.status, 'completed')), desc(isNull(payments.attemptId)), desc(payments.id))
    .limit(1);
  const payment = own.find(isAttempt);
  if (!payment) throw notFound('payment');
  return payment;
}

/** For "Money taken, order missing?": queries the provider about the customer's open payments and settles them. */
export async function settleOwnPayments(
  deps: FindDeps,
  userId: string,
  reference: string | undefined,
): Promise<PaymentState[]> {
  await countAttempt(
    deps.db,
    { key: `find-payment:${userId}`, free: 10, firstWaitSeconds: 15, maxWaitSeconds: 300, resetSeconds: 600 },
    deps.clock(),
  );
  const found = await (reference ? findByReference(deps, userId, reference) : findRecent(deps, userId));
  if (reference && found.length === 0) throw notFound('payment');
  const states: PaymentState[] = [];
  for (const payment of found.filter(isAttempt)) states.push(toPaymentState(await settleIfOpen(deps, payment)));
  return states;
}

/** A mismatching payment stays as it is; the console shows it. */
async function settleIfOpen(deps: FindDeps, payment: Attempt): Promise<Attempt> {
  const { providerOrderId, provider } = payment;
  if (!providerOrderId || provider !== deps.gateway.name || isFinal(payment.status)) return payment;
  await markQueried(deps, payment.id);
  try {
    return (await settlePayment(deps, { providerOrderId })).payment;
  } catch (error) {
    if (error instanceof Problem && error.status < 500) return payment;
    throw error;
  }
}

function findRecent({ db, clock }: FindDeps, userId: string): Promise<PaymentRow[]> {
  const since = new Date(clock().getTime() - PAYMENT_EXPIRY_MS);
  return findPayments(
    db,
    and(eq(payments.userId, userId), gte(payments.createdAt, since), isNotNull(payments.providerOrderId)),
  )
    .orderBy(desc(payments.id))
    .limit(MAX_RESULTS);
}

/** By order number, the last characters of the order id as shown on screens, or an id of the provider. */
async function findByReference(deps: FindDeps, userId: string, reference: string): Promise<PaymentRow[]> {
  const name = reference.replace(/^#/, '');
  const isReferenced = or(
    eq(payments.reference, name),
    eq(payments.providerOrderId, name),
    eq(payments.providerPaymentId, name),
    /^[0-9a-f]{7}$/i.test(name) ? sql`right(${payments.subjectId}::text, 7) = ${name.toLowerCase()}` : undefined,
    isId(name) ? eq(payments.subjectId, name) : undefined,
  );
  const own = await findOwn(deps, userId, isReferenced);
  if (own.length > 0 || !/^pay_\w+$/.test(name)) return own;
  // The provider's payment id is stored only when the payment settles; look up its order at the provider.
  const reported = await deps.gateway.findPayment(name);
  return reported?.orderId ? findOwn(deps, userId, eq(payments.providerOrderId, reported.orderId)) : [];
}

const findOwn = ({ db }: FindDeps, userId: string, condition: SQL | undefined): Promise<PaymentRow[]> =>
  findPayments(db, and(eq(payments.userId, userId), condition))
    .orderBy(desc(payments.id))
    .limit(MAX_RESULTS);
