import { nextDisputeState, UNDECIDED_DISPUTES } from '@subah/rules/payments/disputes';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database.ts';
import { bookRefund, canBook, findBooked } from './book-refund.ts';
import type { ProviderDispute } from './gateway.ts';
import { lockPayment } from './payments.queries.ts';
import { disputes } from './payments.tables.ts';
import { reverseRefund } from './reverse-refund.ts';

const TAKEN_BY_BANK = 'Paid back by your bank.';

/** `isConfirmed`: the provider said so at `askedAt`, not only an event, which can be late. */
export type DisputeReport = { dispute: ProviderDispute; askedAt: Date; isConfirmed: boolean };

/** Books what the provider reports of a dispute. What the bank took counts as a refund until it gives it back. */
export async function bookDispute(tx: Tx, paymentId: string, report: DisputeReport): Promise<void> {
  await lockPayment(tx, paymentId);
  const { dispute, askedAt } = report;
  const { id, amountPaise, state, reason, answerBy } = dispute;
  const [stored] = await tx.select().from(disputes).where(eq(disputes.providerDisputeId, id));
  if (stored && !mayUpdate(stored, paymentId, report)) return;
  const facts = { amountPaise, state, reason, answerBy, updatedAt: askedAt };
  await tx
    .insert(disputes)
    .values({ providerDisputeId: id, paymentId, ...facts, createdAt: askedAt })
    .onConflictDoUpdate({ target: disputes.providerDisputeId, set: facts });
  await bookTaken(tx, paymentId, dispute, askedAt);
}

/** Brings what is booked of a dispute in line with what the bank took, which it can give back or take again. */
async function bookTaken(tx: Tx, paymentId: string, dispute: ProviderDispute, now: Date): Promise<void> {
  const { id, takenPaise: amountPaise, currency } = dispute;
  const booked = await findBooked(tx, id);
  const isBooked = (booked?.amountPaise ?? 0) === amountPaise;
  // What did not fit can do so when a refund of the shop has failed since.
  const fitsNow = booked?.state === 'unmatched' && (await canBook(tx, paymentId, { amountPaise, currency }));
  if (isBooked && !fitsNow) return;
  if (booked) await reverseRefund(tx, booked, now);
  if (amountPaise === 0) return;
  const refund = { id, amountPaise, currency, state: 'processed', refundId: null, round: null } as const;
  await bookRefund(tx, paymentId, { ...refund, reason: TAKEN_BY_BANK }, now);
}

/** A provider's dispute belongs to one payment for good. An event alone takes no decision back: it can be late. */
function mayUpdate(stored: typeof disputes.$inferSelect, paymentId: string, report: DisputeReport): boolean {
  const { dispute, askedAt, isConfirmed } = report;
  if (stored.paymentId !== paymentId || stored.updatedAt > askedAt) return false;
  return isConfirmed || nextDisputeState(stored.state, dispute.state) === dispute.state;
}

export const isUndecidedDispute = inArray(disputes.state, [...UNDECIDED_DISPUTES]);

export async function hasUndecidedDispute(db: Db, paymentId: string): Promise<boolean> {
  return (await db.$count(disputes, and(eq(disputes.paymentId, paymentId), isUndecidedDispute))) > 0;
}
