import { nextDisputeState, UNDECIDED_DISPUTES } from '@subah/rules/payments/disputes';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database.ts';
import { bookRefund } from './book-refund.ts';
import type { ProviderDispute } from './gateway.ts';
import { lockPayment } from './payments.queries.ts';
import { disputes } from './payments.tables.ts';

const TAKEN_BY_BANK = 'Paid back by your bank.';

/** Books what the provider reports of a dispute. The bank has paid out a lost one, so that it counts as a refund. */
export async function bookDispute(tx: Tx, paymentId: string, reported: ProviderDispute, now: Date): Promise<void> {
  await lockPayment(tx, paymentId);
  const { id, amountPaise, currency, state, reason, answerBy } = reported;
  const [known] = await tx.select().from(disputes).where(eq(disputes.providerDisputeId, id));
  // A provider's dispute belongs to one payment for good, and a late report changes nothing.
  if (known && (known.paymentId !== paymentId || nextDisputeState(known.state, state) !== state)) return;
  const facts = { amountPaise, state, reason, answerBy, updatedAt: now };
  await tx
    .insert(disputes)
    .values({ providerDisputeId: id, paymentId, ...facts, createdAt: now })
    .onConflictDoUpdate({ target: disputes.providerDisputeId, set: facts });
  if (state !== 'lost') return;
  const refund = { id, amountPaise, currency, state: 'processed', refundId: null, round: null } as const;
  await bookRefund(tx, paymentId, { ...refund, reason: TAKEN_BY_BANK }, now);
}

export const isUndecidedDispute = inArray(disputes.state, [...UNDECIDED_DISPUTES]);

export async function hasUndecidedDispute(db: Db, paymentId: string): Promise<boolean> {
  return (await db.$count(disputes, and(eq(disputes.paymentId, paymentId), isUndecidedDispute))) > 0;
}
