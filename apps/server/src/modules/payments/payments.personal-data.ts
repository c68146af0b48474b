import { paymentRefusals } from '@subah/messages/api/payments';
import { fill } from '@subah/messages/message';
import { formatRupees, toRupees } from '@subah/rules/money';
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
    if (unmatched) throw new Problem('REFUND_OPEN', fill(paymentRefusals.moneyKept, { amount: formatPaid(unmatched) }));
    const refund = await findOpenRefund(tx, id);
    if (!refund) return;
    const amount = formatRupees(toRupees(refund.amountPaise));
    throw new Problem(
      'REFUND_OPEN',
      fill(refund.state === 'failed' ? paymentRefusals.refundFailed : paymentRefusals.refundQueued, { amount }),
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
