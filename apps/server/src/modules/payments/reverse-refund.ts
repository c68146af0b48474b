import { and, eq, lt } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import type { RefundRow } from './book-refund.ts';
import { payments, refunds } from './payments.tables.ts';
import { queueReversal } from './reverse-purchase.ts';

const OWED_AGAIN = 'Your bank took back what it had paid you.';
const SEND_AGAIN = 'The dispute was decided for the shop after all. Send the refund again, unless the customer has it.';

/**
 * The bank gave back what it had taken: the refund no longer counts. What it had paid in place of the shop is owed again and
 * waits for staff, as a refund does that was not sent during a dispute. The caller holds the lock of the payment.
 */
export async function reverseRefund(tx: Tx, row: RefundRow, now: Date): Promise<void> {
  const wasCounted = row.state === 'processed';
  await tx
    .update(refunds)
    .set({ state: 'reversed', reversedAt: wasCounted ? now : null, failure: null })
    .where(eq(refunds.id, row.id));
  if (row.coveredPaise > 0) await insertOwed(tx, row, now);
  // Money that fits no order waits for staff again.
  await tx
    .update(payments)
    .set({ status: 'unmatched' })
    .where(
      and(
        eq(payments.id, row.paymentId),
        eq(payments.status, 'sent_back'),
        lt(payments.refundedPaise, payments.paidPaise),
      ),
    );
  if (wasCounted) await queueReversal(tx, row.id);
}

async function insertOwed(tx: Tx, row: RefundRow, now: Date): Promise<void> {
  const { id, paymentId, providerPaymentId, coveredPaise } = row;
  await tx.insert(refunds).values({
    id: newId(),
    paymentId,
    providerPaymentId,
    amountPaise: coveredPaise,
    reason: OWED_AGAIN,
    key: `owed:${id}`,
    state: 'failed',
    failure: SEND_AGAIN,
    createdAt: now,
  });
}
