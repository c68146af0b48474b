import { bestTry, judgePayment } from '@subah/rules/payments/judge-payment';
import { isFinal, type PaymentPurpose } from '@subah/rules/payments/payment-states';
import { and, eq, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { inSavepoint, inTransaction, type Tx } from '../../platform/database/database.ts';
import { fieldProblem, notFound, Problem } from '../../platform/http/problem.ts';
import type { CompletionOutcome } from './completion.ts';
import type { Gateway, ProviderPayment } from './gateway.ts';
import {
  findPayments,
  isPaidAlready,
  lockPayment,
  type News,
  type PaymentRow,
  paymentColumns,
  rememberNews,
} from './payments.queries.ts';
import { payments, refunds } from './payments.tables.ts';
import { writeRefund } from './queue-refund.ts';
import { tellSentBack } from './refund-mails.ts';

type SettleDeps = Pick<Deps, 'db' | 'clock' | 'gateway' | 'completions'>;

type Request = {
  providerOrderId: string;
  /** Without it the provider is asked for every try of this order. */
  providerPaymentId?: string;
  /** From the browser: must prove that the provider made the pair. */
  signature?: string;
  /** Somebody else's payment, or one for something else, is not found. */
  userId?: string;
  purpose?: PaymentPurpose;
  /** Remembered in the transaction of what it causes. */
  news?: News;
};

/** waiting: no money yet. Everything else is said by the status of the payment. */
export type Settled = { outcome: 'completed' | 'sent_back' | 'failed' | 'waiting'; payment: PaymentRow };

/**
 * The one way in which a payment becomes an order or a membership: the browser, the webhook, the reconcile job and the
 * page "Money taken, order missing?" all come here, in any order and at once. Whoever is first completes it, and the
 * others get the same answer.
 */
export async function settlePayment(deps: SettleDeps, request: Request): Promise<Settled> {
  const payment = await findAsked(deps, request);
  const { signature, providerPaymentId } = request;
  if (signature !== undefined && !isProven(deps.gateway, payment, providerPaymentId, signature)) {
    throw fieldProblem('razorpay_signature', 'This payment could not be verified.');
  }
  const isKnown = providerPaymentId === undefined || providerPaymentId === payment.providerPaymentId;
  if (isFinal(payment.status) && isKnown) return answer(payment);

  const taken = await askProvider(deps.gateway, payment, providerPaymentId);
  if (!taken) return { outcome: 'waiting', payment };
  return inTransaction(deps.db, async (tx) => {
    const locked = await lockPayment(tx, payment.id);
    if (request.news && !(await rememberNews(tx, request.news, payment.id, deps.clock()))) return answer(locked);
    return answer(await take(tx, deps, locked, taken));
  });
}

async function findAsked({ db, gateway }: SettleDeps, { providerOrderId, userId, purpose }: Request) {
  const [payment] = await findPayments(
    db,
    and(eq(payments.providerOrderId, providerOrderId), eq(payments.provider, gateway.name)),
  );
  if (!payment || (userId && payment.userId !== userId) || (purpose && payment.purpose !== purpose)) {
    throw notFound('Payment');
  }
  return payment;
}

/** The order id is the one in our books: the browser's word for it decides nothing. */
const isProven = (gateway: Gateway, payment: PaymentRow, paymentId: string | undefined, signature: string): boolean =>
  payment.providerOrderId !== null &&
  paymentId !== undefined &&
  gateway.isProof({ orderId: payment.providerOrderId, paymentId, signature });

/** What the provider says today, with money captured that a bank has only promised. Never in a transaction. */
async function askProvider(
  gateway: Gateway,
  payment: PaymentRow,
  paymentId: string | undefined,
): Promise<ProviderPayment | undefined> {
  const asked = { providerOrderId: payment.providerOrderId ?? '', amountPaise: payment.amountPaise };
  const look = async () =>
    paymentId ? gateway.findPayment(paymentId) : bestTry(await gateway.paymentsOf(asked.providerOrderId));
  const taken = await look();
  if (!taken) return undefined;
  const verdict = judgePayment(asked, taken);
  if (verdict === 'foreign') throw new Problem('VALIDATION', 'This payment does not match what was asked for.');
  // A second promise for something that is paid already is left to lapse at the bank.
  if (verdict !== 'promised' || isFinal(payment.status)) return taken;
  await gateway.capture({ paymentId: taken.id, amountPaise: payment.amountPaise });
  return gateway.findPayment(taken.id);
}

const answer = (payment: PaymentRow): Settled => {
  const { status } = payment;
  const isSaid = status === 'completed' || status === 'sent_back' || status === 'failed';
  return { outcome: isSaid ? status : 'waiting', payment };
};

/** Books what the provider said, under the lock. */
async function take(tx: Tx, deps: SettleDeps, payment: PaymentRow, taken: ProviderPayment): Promise<PaymentRow> {
  if (isFinal(payment.status)) {
    const isSecond = taken.status === 'captured' && taken.id !== payment.providerPaymentId;
    return isSecond ? returnSecond(tx, payment, taken, deps.clock()) : payment;
  }
  if (taken.status === 'captured') return complete(tx, deps, payment, taken);
  return taken.status === 'failed' ? write(tx, payment, { status: 'failed', reason: taken.failure }) : payment;
}

async function complete(tx: Tx, deps: SettleDeps, payment: PaymentRow, taken: ProviderPayment): Promise<PaymentRow> {
  const now = deps.clock();
  const result: CompletionOutcome = (await isPaidAlready(tx, payment))
    ? { outcome: 'refund', reason: 'This was paid already.' }
    : await giveWhatWasPaid(tx, deps, payment, now);
  const money = { providerPaymentId: taken.id, paidPaise: taken.amountPaise, paidAt: now };
  if (result.outcome === 'completed') return write(tx, payment, { ...money, status: 'completed', reason: null });

  const { reason } = result;
  await write(tx, payment, { ...money, status: 'sent_back', reason });
  await writeRefund(tx, {
    paymentId: payment.id,
    providerPaymentId: taken.id,
    amountPaise: taken.amountPaise,
    reason,
    key: `sent-back:${payment.id}`,
    now,
  });
  await tellSentBack(tx, payment, reason);
  return lockPayment(tx, payment.id);
}

/** A seller who finds that nothing can be given any more leaves nothing half-done behind. */
async function giveWhatWasPaid(
  tx: Tx,
  { completions }: SettleDeps,
  payment: PaymentRow,
  now: Date,
): Promise<CompletionOutcome> {
  try {
    return await inSavepoint(tx, (part) => completions[payment.purpose](part, payment, now));
  } catch (error) {
    // An expected refusal: keeping the money and trying again for three days would help nobody.
    if (error instanceof Problem && error.status < 500) return { outcome: 'refund', reason: error.message };
    throw error;
  }
}

/** Two tries of one order both took money: the second goes back. */
async function returnSecond(tx: Tx, payment: PaymentRow, taken: ProviderPayment, now: Date): Promise<PaymentRow> {
  const key = `second:${taken.id}`;
  const known = await tx.select({ id: refunds.id }).from(refunds).where(eq(refunds.key, key));
  if (known.length > 0) return payment;
  await write(tx, payment, { paidPaise: payment.paidPaise + taken.amountPaise });
  await writeRefund(tx, {
    paymentId: payment.id,
    providerPaymentId: taken.id,
    amountPaise: taken.amountPaise,
    reason: 'You paid twice, and the second payment goes back.',
    key,
    now,
  });
  return lockPayment(tx, payment.id);
}

async function write(tx: Tx, payment: PaymentRow, changes: Partial<typeof payments.$inferInsert>): Promise<PaymentRow> {
  const [row] = await tx
    .update(payments)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(eq(payments.id, payment.id))
    .returning(paymentColumns);
  if (!row) throw new Error(`payment ${payment.id} is gone`);
  return row;
}
