import type { PaymentState } from '@subah/contract/payments/payments';
import { GIVE_UP_AFTER_MS, isFinal } from '@subah/rules/payments/payment-states';
import { and, desc, eq, gte, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { isId } from '../../platform/database/new-id.ts';
import { notFound, Problem } from '../../platform/http/problem.ts';
import { takeTry } from '../../platform/http/rate-limit.ts';
import { asState, findPayments, type PaymentRow } from './payments.queries.ts';
import { payments } from './payments.tables.ts';
import { askedNow } from './reconcile-payments.ts';
import { settlePayment } from './settle-payment.ts';

type FindDeps = Pick<Deps, 'db' | 'clock' | 'gateway' | 'completions'>;

const MOST = 10;

/** By the id of what was paid for, or by the id of the provider's order. */
export async function findOwnPayment({ db }: Pick<Deps, 'db'>, userId: string, ref: string): Promise<PaymentRow> {
  const named = isId(ref) ? eq(payments.subjectId, ref) : eq(payments.providerOrderId, ref);
  const [payment] = await findPayments(db, and(eq(payments.userId, userId), named))
    .orderBy(desc(payments.id))
    .limit(1);
  if (!payment) throw notFound('Payment');
  return payment;
}

/** "Money taken, order missing?": asks the provider now about own payments that are still open. */
export async function findOwnMoney(
  deps: FindDeps,
  userId: string,
  reference: string | undefined,
): Promise<PaymentState[]> {
  await takeTry(
    deps.db,
    { key: `find-payment:${userId}`, free: 10, firstWaitSeconds: 15, longestWaitSeconds: 300, forgetSeconds: 600 },
    deps.clock(),
  );
  const found = await (reference ? findByReference(deps, userId, reference) : findRecent(deps, userId));
  if (reference && found.length === 0) throw notFound('Payment');
  const states: PaymentState[] = [];
  for (const payment of found) states.push(asState(await settleNow(deps, payment)));
  return states;
}

/** A payment that matches nothing of ours is left as it is: the shopkeeper sees it. */
async function settleNow(deps: FindDeps, payment: PaymentRow): Promise<PaymentRow> {
  const { providerOrderId, provider } = payment;
  if (!providerOrderId || provider !== deps.gateway.name || isFinal(payment.status)) return payment;
  await askedNow(deps, payment.id);
  try {
    return (await settlePayment(deps, { providerOrderId })).payment;
  } catch (error) {
    if (error instanceof Problem && error.status < 500) return payment;
    throw error;
  }
}

/** Everything of the last three days that the provider knows of. */
function findRecent({ db, clock }: FindDeps, userId: string): Promise<PaymentRow[]> {
  const since = new Date(clock().getTime() - GIVE_UP_AFTER_MS);
  return findPayments(
    db,
    and(eq(payments.userId, userId), gte(payments.createdAt, since), isNotNull(payments.providerOrderId)),
  )
    .orderBy(desc(payments.id))
    .limit(MOST);
}

/** By any of its names: order number, the end of the order's id as screens show it, or an id of the provider. */
async function findByReference(deps: FindDeps, userId: string, reference: string): Promise<PaymentRow[]> {
  const name = reference.replace(/^#/, '');
  const named = or(
    eq(payments.reference, name),
    eq(payments.providerOrderId, name),
    eq(payments.providerPaymentId, name),
    /^[0-9a-f]{7}$/i.test(name) ? sql`right(${payments.subjectId}::text, 7) = ${name.toLowerCase()}` : undefined,
    isId(name) ? eq(payments.subjectId, name) : undefined,
  );
  const known = await findOwn(deps, userId, named);
  if (known.length > 0 || !/^pay_\w+$/.test(name)) return known;
  // A bank's message names the payment, which we hear of only when it is settled; the provider knows its order.
  const taken = await deps.gateway.findPayment(name);
  return taken?.orderId ? findOwn(deps, userId, eq(payments.providerOrderId, taken.orderId)) : [];
}

const findOwn = ({ db }: FindDeps, userId: string, named: SQL | undefined): Promise<PaymentRow[]> =>
  findPayments(db, and(eq(payments.userId, userId), named))
    .orderBy(desc(payments.id))
    .limit(MOST);
