import { toRupees } from '@subah/rules/money';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { formatPaid } from './describe-mismatch.ts';
import { findPayments, isAttempt, toPaymentState } from './payments.queries.ts';
import { payments, refunds } from './payments.tables.ts';

/** Kept for accounting; anonymous once the account is deleted. */
export const paymentsPersonalData: PersonalData = {
  subject: 'payments',
  read: async (db, { id }) =>
    (await findPayments(db, eq(payments.userId, id)).orderBy(asc(payments.id))).filter(isAttempt).map(toPaymentState),
  /** Waits for money that the customer gets back. An open payment is no obstacle: money that arrives later is refunded. */
  erase: async (tx, { id }) => {
    const [unmatched] = await findPayments(tx, and(eq(payments.userId, id), eq(payments.status, 'unmatched')));
    if (unmatched)
      throw new Problem(
        'REFUND_OPEN',
        `We still have ${formatPaid(unmatched)} of yours. Please ask us to send it back first.`,
      );
    const refund = await findOpenRefund(tx, id);
    if (!refund) return;
    const amount = `₹${toRupees(refund.amountPaise)}`;
    throw new Problem(
      'REFUND_OPEN',
      refund.state === 'failed'
        ? `We could not send your refund of ${amount} yet. Please contact us first.`
        : `Your refund of ${amount} is just being sent. Please try again in a few minutes.`,
    );
  },
};

async function findOpenRefund(tx: Tx, userId: string) {
  const [refund] = await tx
    .select({ amountPaise: refunds.amountPaise, state: refunds.state })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(payments.userId, userId), inArray(refunds.state, ['queued', 'failed'])))
    .limit(1);
  return refund;
}
