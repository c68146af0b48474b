import { sentBackReasons } from '@subah/messages/mail/sent-back-reasons';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { notFound, Problem } from '../../platform/http/problem.ts';
import { recordChange } from '../audit/index.ts';
import { findAdminPayment } from './list-payments.ts';
import { findPayments } from './payments.queries.ts';
import { payments, refunds } from './payments.tables.ts';
import { queueRefund } from './queue-refund.ts';
import { sendSentBackNotice } from './refund-notices.ts';

/** Refunds all that is left of unmatched money. A repeated call changes nothing. */
export async function refundUnmatched({ db, clock }: Pick<Deps, 'db' | 'clock'>, actorId: string, paymentId: string) {
  await inTransaction(db, async (tx) => {
    const [payment] = await findPayments(tx, eq(payments.id, paymentId)).for('update');
    if (!payment) throw notFound('payment');
    if (payment.status === 'sent_back') return;
    if (payment.status !== 'unmatched')
      throw new Problem('PAYMENT_NOT_UNMATCHED', 'Only money that fits no order can be refunded here.');
    const reason = payment.reason ?? sentBackReasons.mismatch.en;
    const now = clock();
    // The status above keeps it to one refund at a time; money that a bank gave back is refunded anew.
    const key = `unmatched:${payment.id}:${await tx.$count(refunds, eq(refunds.paymentId, paymentId))}`;
    const amountPaise = await queueRefund(tx, { paymentId, amountPaise: payment.paidPaise, reason, key, now });
    await tx.update(payments).set({ status: 'sent_back' }).where(eq(payments.id, paymentId));
    await recordChange(tx, {
      actorId,
      action: 'refund',
      subject: 'payment',
      subjectId: paymentId,
      before: { status: payment.status },
      after: { status: 'sent_back', amountPaise },
    });
    await sendSentBackNotice(tx, payment, { en: reason, hi: sentBackReasons.mismatch.hi });
  });
  return findAdminPayment(db, paymentId);
}
