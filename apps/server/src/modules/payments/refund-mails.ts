import { formatRupees, toRupees } from '@subah/rules/money';
import { REFUND_TIME } from '@subah/rules/payments/payment-note';
import type { Tx } from '../../platform/database/database.ts';
import { composeMail, queueMail } from '../../platform/mail/mail.ts';
import { findEmail } from '../accounts/index.ts';
import { formatPaid } from './describe-mismatch.ts';

/** For a payment whose purchase could no longer be fulfilled. */
export async function queueSentBackMail(
  tx: Tx,
  payment: { userId: string | null; paidPaise: number; currency: string },
  reason: string,
): Promise<void> {
  const amount = formatPaid(payment);
  await queueCustomerMail(tx, payment.userId, {
    subject: `Your payment of ${amount} is on its way back`,
    heading: 'Your payment is on its way back',
    paragraphs: [`We received ${amount}, but could not complete your purchase: ${reason}`, REFUND_TIME],
  });
}

export async function queueRefundedMail(
  tx: Tx,
  { userId, amountPaise, reason }: { userId: string | null; amountPaise: number; reason: string },
): Promise<void> {
  const amount = formatRupees(toRupees(amountPaise));
  await queueCustomerMail(tx, userId, {
    subject: `Refund of ${amount} sent`,
    heading: `We have sent you ${amount}`,
    paragraphs: [reason, `The refund goes to the account or card that you paid with. ${REFUND_TIME}`],
  });
}

type MailText = { subject: string; heading: string; paragraphs: string[] };

/** Money of an unknown order has no user, and a deleted account no address. */
async function queueCustomerMail(tx: Tx, userId: string | null, text: MailText): Promise<void> {
  const email = userId && (await findEmail(tx, userId));
  if (email) await queueMail(tx, composeMail({ to: email, ...text }));
}
