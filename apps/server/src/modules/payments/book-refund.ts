import { and, asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import type { ProviderRefund } from './gateway.ts';
import { lockPayment, type PaymentRow } from './payments.queries.ts';
import { payments, refunds } from './payments.tables.ts';
import { queueSending } from './queue-refund.ts';
import { sendRefundedNotice } from './refund-notices.ts';

type RefundRow = typeof refunds.$inferSelect;
type Booking = { tx: Tx; payment: PaymentRow; now: Date };

const MADE_AT_PROVIDER = 'Refunded by the shop.';
const COVERED = 'Refunded in the Razorpay dashboard instead.';

/**
 * Books a refund that the provider reports: in a webhook, in the response to our request or in its list. Reports arrive
 * repeated and in any order, and refunds made in the provider's dashboard are among them.
 */
export async function bookRefund(tx: Tx, paymentId: string, reported: ProviderRefund, now: Date): Promise<void> {
  const booking = { tx, payment: await lockPayment(tx, paymentId), now };
  const [existing] = await tx.select().from(refunds).where(eq(refunds.providerRefundId, reported.id));
  if (existing) {
    // A provider's refund belongs to one payment for good.
    if (existing.paymentId === paymentId) await advance(booking, existing, reported);
    return;
  }
  const rows = await listRefunds(tx, paymentId);
  const own = rows.find((row) => isSentAs(row, reported));
  if (own) await advance(booking, own, reported);
  else await bookFromDashboard(booking, rows, reported);
  await closeUnmatched(tx, paymentId);
}

/** Unmatched money that was refunded in full needs no decision by staff. */
async function closeUnmatched(tx: Tx, paymentId: string): Promise<void> {
  await tx
    .update(payments)
    .set({ status: 'sent_back' })
    .where(
      and(eq(payments.id, paymentId), eq(payments.status, 'unmatched'), eq(payments.refundedPaise, payments.paidPaise)),
    );
}

const listRefunds = (tx: Tx, paymentId: string): Promise<RefundRow[]> =>
  tx.select().from(refunds).where(eq(refunds.paymentId, paymentId)).orderBy(asc(refunds.id));

/** A late failure of an earlier round is not one of the current round. */
const isSentAs = (row: RefundRow, { refundId, round, state, amountPaise }: ProviderRefund): boolean =>
  row.id === refundId &&
  row.providerRefundId === null &&
  (row.state === 'queued' || row.state === 'failed') &&
  row.amountPaise === amountPaise &&
  (state !== 'failed' || round === null || round === row.round);

/** `processed` is final, and a late report never moves the state back. */
async function advance(booking: Booking, row: RefundRow, reported: ProviderRefund): Promise<void> {
  if (row.state === 'processed' || row.state === 'unmatched') return;
  const isRepeated = row.providerRefundId === reported.id;
  if (isRepeated && (reported.state === row.state || reported.state === 'sent')) return;
  if (reported.state === 'failed' && row.state === 'void') return;
  if (row.state === 'void') await makeRoom(booking, await listRefunds(booking.tx, row.paymentId), row.amountPaise);
  await adopt(booking, row, reported);
}

async function adopt({ tx, payment, now }: Booking, row: RefundRow, { id, state }: ProviderRefund): Promise<void> {
  const isFailed = state === 'failed';
  await tx
    .update(refunds)
    .set({
      state,
      providerRefundId: id,
      failure: isFailed ? 'The provider could not pay it out.' : null,
      processedAt: state === 'processed' ? now : null,
      // The provider answers a repeated key with the failed refund.
      ...(isFailed ? { round: sql`${refunds.round} + 1` } : {}),
    })
    .where(eq(refunds.id, row.id));
  if (state === 'processed') await reportPaidOut(tx, payment, row);
}

async function reportPaidOut(
  tx: Tx,
  { userId, status, purpose }: PaymentRow,
  refund: Pick<RefundRow, 'id' | 'amountPaise' | 'reason'>,
): Promise<void> {
  await sendRefundedNotice(tx, { ...refund, userId });
  if (status === 'completed' && purpose !== 'order') await addJob(tx, 'reverse-purchase', { refundId: refund.id });
}

async function bookFromDashboard(booking: Booking, rows: RefundRow[], reported: ProviderRefund): Promise<void> {
  const { payment } = booking;
  // Kept, so that a late report that it was created changes nothing.
  if (reported.state === 'failed') return insert(booking, reported, { state: 'void' });
  const paidOut = sumOf(rows.filter(({ state }) => state === 'sent' || state === 'processed'));
  if (reported.currency !== payment.currency || reported.amountPaise > payment.paidPaise - paidOut) {
    const failure = 'The provider refunded more than was paid, or in another currency. Please check its dashboard.';
    return insert(booking, reported, { state: 'unmatched', failure });
  }
  const hasRoom = reported.amountPaise <= payment.paidPaise - payment.refundedPaise;
  const covered =
    rows.find((row) => row.state === 'failed' && row.amountPaise === reported.amountPaise) ??
    (hasRoom ? undefined : rows.find((row) => row.state === 'queued' && row.amountPaise === reported.amountPaise));
  if (covered) return adopt(booking, covered, reported);
  await makeRoom(booking, rows, reported.amountPaise);
  return insert(booking, reported, { state: reported.state });
}

async function insert(
  { tx, payment, now }: Booking,
  reported: ProviderRefund,
  changes: Pick<typeof refunds.$inferInsert, 'state' | 'failure'>,
): Promise<void> {
  const row = {
    id: newId(),
    paymentId: payment.id,
    providerPaymentId: payment.providerPaymentId ?? '',
    amountPaise: reported.amountPaise,
    reason: reported.reason ?? MADE_AT_PROVIDER,
    key: `provider:${reported.id}`,
    providerRefundId: reported.id,
    processedAt: changes.state === 'processed' ? now : null,
    createdAt: now,
    ...changes,
  };
  await tx.insert(refunds).values(row);
  if (row.state === 'processed') await reportPaidOut(tx, payment, row);
}

/**
 * A refund from the dashboard settles failed refunds first, the oldest ones before others. It reduces queued ones only as
 * far as the payment does not suffice for both.
 */
async function makeRoom(booking: Booking, rows: RefundRow[], amountPaise: number): Promise<void> {
  let left = amountPaise;
  for (const row of rows.filter(({ state }) => state === 'failed')) left = await reduce(booking, row, left);
  const { paidPaise, refundedPaise } = booking.payment;
  left -= paidPaise - refundedPaise;
  for (const row of rows.filter(({ state }) => state === 'queued').reverse()) left = await reduce(booking, row, left);
}

/** Amounts of refunds never change: the row becomes void, and what remains of it is a new one. Returns what is left. */
async function reduce({ tx, now }: Booking, row: RefundRow, byPaise: number): Promise<number> {
  if (byPaise <= 0) return 0;
  await tx.update(refunds).set({ state: 'void', failure: COVERED }).where(eq(refunds.id, row.id));
  const restPaise = row.amountPaise - byPaise;
  if (restPaise > 0) {
    const id = newId();
    const { paymentId, providerPaymentId, reason, state, failure } = row;
    const rest = { id, paymentId, providerPaymentId, reason, state, failure, amountPaise: restPaise };
    await tx.insert(refunds).values({ ...rest, key: `rest:${row.id}`, createdAt: now });
    if (state === 'queued') await queueSending(tx, id);
  }
  return Math.max(0, byPaise - row.amountPaise);
}

const sumOf = (rows: RefundRow[]): number => rows.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
