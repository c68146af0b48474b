import { sentBackReasons } from '@subah/messages/mail/sent-back-reasons';
import { inBothLanguages, type Message } from '@subah/messages/message';
import { classifyPayment } from '@subah/rules/payments/classify-payment';
import { isCaptured, isFinal, PAYMENT_EXPIRY_MS } from '@subah/rules/payments/payment-states';
import { eq, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { inSavepoint, type Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { Problem } from '../../platform/http/problem.ts';
import { bookRefund } from './book-refund.ts';
import type { CompletionOutcome } from './completion.ts';
import { describeMismatch } from './describe-mismatch.ts';
import type { ProviderPayment, ProviderRefund } from './gateway.ts';
import {
  type Attempt,
  findCapture,
  findPayments,
  isAlreadyPaid,
  isAttempt,
  paymentColumns,
} from './payments.queries.ts';
import { payments } from './payments.tables.ts';
import { queueRefund } from './queue-refund.ts';
import { sendSentBackNotice } from './refund-notices.ts';

type ApplyDeps = Pick<Deps, 'clock' | 'completions'>;

/** What the provider knows of one payment. */
export type PaymentReport = { payment: ProviderPayment; refunds: ProviderRefund[] };

/** Writes what the provider reports. The caller holds the lock of the attempt. */
export async function applyReport(
  tx: Tx,
  deps: ApplyDeps,
  { attempt, report, isAccountOpen }: { attempt: Attempt; report: PaymentReport; isAccountOpen: boolean },
): Promise<Attempt> {
  const reported = report.payment;
  if (reported.status !== 'captured' && reported.status !== 'refunded') {
    const isFailed = reported.status === 'failed' && !isCaptured(attempt.status);
    return isFailed ? updatePayment(tx, attempt, { status: 'failed', reason: reported.failure }) : attempt;
  }
  const existing = await findCapture(tx, reported.id);
  if (existing) return isAttempt(existing) ? existing : attempt;

  const current = await reload(tx, attempt);
  const row = current.providerPaymentId === null ? current : await insertSecond(tx, current, deps.clock());
  const expected = { providerOrderId: attempt.providerOrderId ?? '', amountPaise: attempt.amountPaise };
  const result = classifyPayment(expected, reported);
  if (result === 'mismatch') return keepUnmatched(tx, row, reported, deps.clock());
  if (reported.status === 'refunded') return bookRefunded(tx, row, report, deps.clock());
  return complete(tx, deps, { row, isSecond: isFinal(current.status), isAccountOpen }, reported);
}

/** An earlier report of the same call may have changed the row. */
async function reload(tx: Tx, attempt: Attempt): Promise<Attempt> {
  const [row] = await findPayments(tx, eq(payments.id, attempt.id));
  return row && isAttempt(row) ? row : attempt;
}

/** One provider order was captured again: a row of its own, so that each row holds the money of one payment. */
async function insertSecond(tx: Tx, attempt: Attempt, now: Date): Promise<Attempt> {
  const { purpose, subjectId, reference, userId, provider, providerOrderId, amountPaise } = attempt;
  const row = { purpose, subjectId, reference, userId, provider, providerOrderId, amountPaise };
  const id = newId(now.getTime());
  await tx.insert(payments).values({ id, ...row, attemptId: attempt.id, status: 'pending', createdAt: now });
  return {
    ...attempt,
    id,
    attemptId: attempt.id,
    providerPaymentId: null,
    paidPaise: 0,
    refundedPaise: 0,
    status: 'pending',
  };
}

const received = (reported: ProviderPayment, now: Date) => ({
  providerPaymentId: reported.id,
  paidPaise: reported.amountPaise,
  currency: reported.currency,
  paidAt: now,
});

async function keepUnmatched(tx: Tx, row: Attempt, reported: ProviderPayment, now: Date): Promise<Attempt> {
  const money = received(reported, now);
  return updatePayment(tx, row, { ...money, status: 'unmatched', reason: describeMismatch(row.amountPaise, money) });
}

/** Captured and refunded at the provider before this shop heard of it: nothing is fulfilled. */
async function bookRefunded(tx: Tx, row: Attempt, { payment, refunds }: PaymentReport, now: Date): Promise<Attempt> {
  await updatePayment(tx, row, { ...received(payment, now), status: 'sent_back', reason: 'Refunded by the shop.' });
  for (const refund of refunds.filter(({ state }) => state !== 'failed')) await bookRefund(tx, row.id, refund, now);
  return reload(tx, row);
}

type PaidRow = { row: Attempt; isSecond: boolean; isAccountOpen: boolean };

async function complete(tx: Tx, deps: ApplyDeps, paid: PaidRow, reported: ProviderPayment): Promise<Attempt> {
  const now = deps.clock();
  const { row } = paid;
  const refusal = await findRefusal(tx, paid, now);
  const result: CompletionOutcome = refusal ? { outcome: 'refund', reason: refusal } : await fulfil(tx, deps, row, now);
  const money = received(reported, now);
  if (result.outcome === 'completed') return updatePayment(tx, row, { ...money, status: 'completed', reason: null });

  const { reason } = result;
  await updatePayment(tx, row, { ...money, status: 'sent_back', reason: reason.en });
  const amountPaise = reported.amountPaise;
  await queueRefund(tx, { paymentId: row.id, amountPaise, reason: reason.en, key: `sent-back:${row.id}`, now });
  await sendSentBackNotice(tx, { ...row, ...money }, reason);
  return reload(tx, row);
}

/** Why a payment is refunded whatever it was for. */
async function findRefusal(tx: Tx, { row, isSecond, isAccountOpen }: PaidRow, now: Date): Promise<Message | undefined> {
  if (isSecond) return sentBackReasons.paidTwice;
  if (await isAlreadyPaid(tx, row)) return sentBackReasons.alreadyPaid;
  if (!isAccountOpen) return sentBackReasons.accountDeleted;
  const isTooOld = now.getTime() - row.createdAt.getTime() > PAYMENT_EXPIRY_MS;
  return isTooOld ? sentBackReasons.threeDaysLate : undefined;
}

/** Runs the completion in a savepoint: a refusal rolls it back and becomes a refund. */
async function fulfil(tx: Tx, { completions }: ApplyDeps, row: Attempt, now: Date): Promise<CompletionOutcome> {
  try {
    return await inSavepoint(tx, (savepoint) => completions[row.purpose](savepoint, row, now));
  } catch (error) {
    if (error instanceof Problem && error.status < 500)
      return { outcome: 'refund', reason: inBothLanguages(error.text) };
    throw error;
  }
}

async function updatePayment(tx: Tx, row: Attempt, changes: Partial<typeof payments.$inferInsert>): Promise<Attempt> {
  const [updated] = await tx
    .update(payments)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(eq(payments.id, row.id))
    .returning(paymentColumns);
  if (!updated || !isAttempt(updated)) throw new Error(`payment ${row.id} does not exist`);
  return updated;
}
