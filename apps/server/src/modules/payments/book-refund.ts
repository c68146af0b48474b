import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import type { ProviderRefund } from './gateway.ts';
import { lockPayment, type PaymentRow } from './payments.queries.ts';
import { payments, refunds } from './payments.tables.ts';
import { queueSending } from './queue-refund.ts';
import { sendRefundedNotice } from './refund-notices.ts';
import { queueReversal } from './reverse-purchase.ts';

export type RefundRow = typeof refunds.$inferSelect;
type Booking = { tx: Tx; payment: PaymentRow; now: Date };

const MADE_AT_PROVIDER = 'Refunded by the shop.';
const DOES_NOT_FIT = 'The provider refunded more than was paid, or in another currency. Please check its dashboard.';
const COVERED = 'Refunded in the Razorpay dashboard instead.';

/**
 * Books a refund that the provider reports: in a webhook, in the response to our request or in its list. Reports arrive
 * repeated and in any order, and refunds made in the provider's dashboard are among them.
 */
export async function bookRefund(tx: Tx, paymentId: string, reported: ProviderRefund, now: Date): Promise<void> {
  const booking = { tx, payment: await lockPayment(tx, paymentId), now };
  const existing = await findBooked(tx, reported.id);
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

/** The refund with this id of the provider, unless it was reversed. */
export async function findBooked(tx: Tx, providerRefundId: string): Promise<RefundRow | undefined> {
  const [row] = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.providerRefundId, providerRefundId), ne(refunds.state, 'reversed')));
  return row;
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
  if (row.state === 'processed') return;
  if (row.state === 'void' || row.state === 'unmatched') return countAgain(booking, row, reported);
  const isRepeated = row.providerRefundId === reported.id;
  if (isRepeated && (reported.state === row.state || reported.state === 'sent')) return;
  await adopt(booking, row, reported);
}

/** For a refund that had failed or did not fit: it counts if there is room for it, and else waits for a decision. */
async function countAgain(booking: Booking, row: RefundRow, reported: ProviderRefund): Promise<void> {
  const { tx, payment } = booking;
  const set = (changes: Pick<RefundRow, 'state' | 'failure'>) =>
    tx.update(refunds).set(changes).where(eq(refunds.id, row.id));
  if (reported.state === 'failed') {
    await set({ state: 'void', failure: null });
    return;
  }
  const rows = await listRefunds(tx, row.paymentId);
  if (!fits(payment, rows, reported)) {
    await set({ state: 'unmatched', failure: DOES_NOT_FIT });
    return;
  }
  await adopt(booking, row, reported, await makeRoom(booking, rows, row.amountPaise));
}

async function adopt(
  { tx, payment, now }: Booking,
  row: RefundRow,
  { id, state }: ProviderRefund,
  coveredPaise = row.coveredPaise,
): Promise<void> {
  const isFailed = state === 'failed';
  await tx
    .update(refunds)
    .set({
      state,
      providerRefundId: id,
      coveredPaise,
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
  if (status === 'completed' && purpose !== 'order') await queueReversal(tx, refund.id);
}

async function bookFromDashboard(booking: Booking, rows: RefundRow[], reported: ProviderRefund): Promise<void> {
  const { payment } = booking;
  // Kept, so that a late report that it was created changes nothing.
  if (reported.state === 'failed')
    return isRetried(rows, reported) ? undefined : insert(booking, reported, { state: 'void' });
  if (!fits(payment, rows, reported)) {
    return insert(booking, reported, { state: 'unmatched', failure: DOES_NOT_FIT });
  }
  const hasRoom = reported.amountPaise <= payment.paidPaise - payment.refundedPaise;
  const covered =
    rows.find((row) => row.state === 'failed' && row.amountPaise === reported.amountPaise) ??
    (hasRoom ? undefined : rows.find((row) => row.state === 'queued' && row.amountPaise === reported.amountPaise));
  if (covered) return adopt(booking, covered, reported, reported.amountPaise);
  const coveredPaise = await makeRoom(booking, rows, reported.amountPaise);
  return insert(booking, reported, { state: reported.state, coveredPaise });
}

const dashboardKey = ({ id }: ProviderRefund): string => `provider:${id}`;

/** It was sent again as a refund of the shop, which has another id of the provider. */
const isRetried = (rows: RefundRow[], reported: ProviderRefund): boolean =>
  rows.some(({ key }) => key === dashboardKey(reported));

async function insert(
  { tx, payment, now }: Booking,
  reported: ProviderRefund,
  changes: Pick<typeof refunds.$inferInsert, 'state' | 'failure' | 'coveredPaise'>,
): Promise<void> {
  const key = dashboardKey(reported);
  const isTaken = (await tx.$count(refunds, eq(refunds.key, key))) > 0;
  const row = {
    id: newId(),
    paymentId: payment.id,
    providerPaymentId: payment.providerPaymentId ?? '',
    amountPaise: reported.amountPaise,
    reason: reported.reason ?? MADE_AT_PROVIDER,
    key: isTaken ? `${key}:${newId()}` : key,
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
 * far as the payment does not suffice for both. Returns by how much it reduced them.
 */
async function makeRoom(booking: Booking, rows: RefundRow[], amountPaise: number): Promise<number> {
  let coveredPaise = 0;
  for (const row of rows.filter(({ state }) => state === 'failed'))
    coveredPaise += await reduce(booking, row, amountPaise - coveredPaise);
  const { paidPaise, refundedPaise } = booking.payment;
  const room = paidPaise - refundedPaise;
  for (const row of rows.filter(({ state }) => state === 'queued').reverse())
    coveredPaise += await reduce(booking, row, amountPaise - coveredPaise - room);
  return coveredPaise;
}

/** Amounts of refunds never change: the row becomes void, and what remains of it is a new one. Returns the reduction. */
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
  return Math.min(byPaise, row.amountPaise);
}

/** Whether a refund made at the provider can be booked beside those that were paid out. */
export const canBook = async (tx: Tx, paymentId: string, reported: MadeRefund): Promise<boolean> =>
  fits(await lockPayment(tx, paymentId), await listRefunds(tx, paymentId), reported);

type MadeRefund = Pick<ProviderRefund, 'amountPaise' | 'currency'>;

function fits(payment: PaymentRow, rows: RefundRow[], { amountPaise, currency }: MadeRefund): boolean {
  const paidOut = sumOf(rows.filter(({ state }) => state === 'sent' || state === 'processed'));
  return currency === payment.currency && amountPaise <= payment.paidPaise - paidOut;
}

const sumOf = (rows: RefundRow[]): number => rows.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
