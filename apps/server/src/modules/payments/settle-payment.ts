import { paymentRefusals } from '@subah/messages/api/payments';
import { classifyPayment, furthestAttempt } from '@subah/rules/payments/classify-payment';
import { isCaptured, isFinal, type PaymentPurpose } from '@subah/rules/payments/payment-states';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { fieldProblem, notFound, Problem } from '../../platform/http/problem.ts';
import { lockAccount } from '../accounts/index.ts';
import { applyReport, type PaymentReport } from './apply-report.ts';
import type { Gateway, ProviderPayment } from './gateway.ts';
import {
  type Attempt,
  findAttempt,
  findCapture,
  isAttempt,
  lockPayment,
  recordWebhookEvent,
  type WebhookEvent,
} from './payments.queries.ts';

type SettleDeps = Pick<Deps, 'db' | 'clock' | 'gateway' | 'completions'>;

type SettleInput = {
  providerOrderId: string;
  /** Without it, all attempts of the provider's order are queried. */
  providerPaymentId?: string;
  /** From the browser; verified when given. */
  signature?: string;
  /** With these, a payment of another user or purpose is not found. */
  userId?: string;
  purpose?: PaymentPurpose;
  /** The webhook event that caused this; stored in the same transaction. */
  event?: WebhookEvent;
};

export type SettledPayment = {
  outcome: 'completed' | 'sent_back' | 'unmatched' | 'failed' | 'waiting';
  payment: Attempt;
};

/**
 * The only way to complete a payment. The browser, the webhook, the reconcile job and the page "Money taken, order
 * missing?" call it in any order and concurrently: the first completes it, the others get the same result.
 */
export async function settlePayment(deps: SettleDeps, input: SettleInput): Promise<SettledPayment> {
  const attempt = await requireAttempt(deps, input);
  const { signature, providerPaymentId, event } = input;
  if (signature !== undefined && !isProven(deps.gateway, attempt, providerPaymentId, signature)) {
    throw fieldProblem('razorpay_signature', paymentRefusals.notVerified, 'PAYMENT_SIGNATURE');
  }
  const settled = await findSettled(deps, attempt, providerPaymentId);
  if (settled) return toSettled(settled);

  const reports = await queryProvider(deps.gateway, attempt, providerPaymentId);
  return inTransaction(deps.db, async (tx) => {
    // First, as in the deletion of an account: it ends either before or after this payment is completed.
    const isAccountOpen = await lockAccount(tx, attempt.userId);
    const locked = requireOwned(await lockPayment(tx, attempt.id));
    if (event && !(await recordWebhookEvent(tx, event, attempt.id, deps.clock()))) return toSettled(locked);
    let payment = locked;
    for (const report of reports) payment = await applyReport(tx, deps, { attempt: locked, report, isAccountOpen });
    return toSettled(payment);
  });
}

async function requireAttempt({ db, gateway }: SettleDeps, { providerOrderId, userId, purpose }: SettleInput) {
  const attempt = await findAttempt(db, providerOrderId, gateway.name);
  if (!attempt || (userId && attempt.userId !== userId) || (purpose && attempt.purpose !== purpose)) {
    throw notFound('payment');
  }
  return attempt;
}

function requireOwned(payment: Awaited<ReturnType<typeof lockPayment>>): Attempt {
  if (!isAttempt(payment)) throw new Error(`payment ${payment.id} is for no purchase`);
  return payment;
}

/** Verified against the stored order id, not the one that the browser sent. */
const isProven = (gateway: Gateway, attempt: Attempt, paymentId: string | undefined, signature: string): boolean =>
  attempt.providerOrderId !== null &&
  paymentId !== undefined &&
  gateway.isValidProof({ orderId: attempt.providerOrderId, paymentId, signature });

/** The row of a payment that was handled before. */
async function findSettled({ db }: SettleDeps, attempt: Attempt, paymentId: string | undefined) {
  if (paymentId === undefined) return isFinal(attempt.status) ? attempt : undefined;
  const capture = await findCapture(db, paymentId);
  const isOfAttempt = capture?.id === attempt.id || capture?.attemptId === attempt.id;
  return isOfAttempt && isAttempt(capture) && isCaptured(capture.status) ? capture : undefined;
}

/** Captures a payment that is only authorized. Must not run inside a transaction. */
async function queryProvider(
  gateway: Gateway,
  attempt: Attempt,
  paymentId: string | undefined,
): Promise<PaymentReport[]> {
  const expected = { providerOrderId: attempt.providerOrderId ?? '', amountPaise: attempt.amountPaise };
  const payments = paymentId
    ? [await gateway.findPayment(paymentId)].filter((payment) => payment !== undefined)
    : selectReports(expected, await gateway.listPayments(expected.providerOrderId));
  const reports: PaymentReport[] = [];
  for (const reported of payments) {
    const result = classifyPayment(expected, reported);
    const hasMoney = reported.status === 'captured' || reported.status === 'refunded';
    if (result === 'foreign' || (result === 'mismatch' && !hasMoney)) throw mismatch();
    // A second authorization of a paid order is not captured; it lapses at the bank.
    const payment =
      result === 'authorized' && !isFinal(attempt.status) ? await capture(gateway, attempt, reported) : reported;
    const refunds = payment?.status === 'refunded' ? await gateway.listRefunds(payment.id) : [];
    if (payment) reports.push({ payment, refunds });
  }
  return reports;
}

/**
 * All captured payments of the order, those that match first; when none matches, one that is authorized, too. Without
 * captured ones the attempt that got furthest.
 */
function selectReports(
  expected: { providerOrderId: string; amountPaise: number },
  listed: ProviderPayment[],
): ProviderPayment[] {
  const captured = listed.filter(({ status }) => status === 'captured' || status === 'refunded');
  const isClassed = (payment: ProviderPayment, result: ReturnType<typeof classifyPayment>) =>
    classifyPayment(expected, payment) === result;
  if (captured.length > 0) {
    const authorized = captured.every((payment) => isClassed(payment, 'mismatch'))
      ? listed.filter((payment) => isClassed(payment, 'authorized')).slice(0, 1)
      : [];
    const sorted = captured.toSorted((a, b) => Number(isClassed(b, 'paid')) - Number(isClassed(a, 'paid')));
    return [...sorted, ...authorized];
  }
  const furthest = furthestAttempt(listed);
  return furthest ? [furthest] : [];
}

async function capture(gateway: Gateway, { amountPaise }: Attempt, { id }: ProviderPayment) {
  await gateway.capture({ paymentId: id, amountPaise });
  return gateway.findPayment(id);
}

export const mismatch = (): Problem => new Problem('PAYMENT_MISMATCH', paymentRefusals.mismatch);

const toSettled = (payment: Attempt): SettledPayment => {
  const { status } = payment;
  const isSettled = isCaptured(status) || status === 'failed';
  return { outcome: isSettled ? (status as SettledPayment['outcome']) : 'waiting', payment };
};
