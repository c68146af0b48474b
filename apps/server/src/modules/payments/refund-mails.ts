import { refundMails } from '@subah/messages/mail/payments';
import { fill, joinSentences, type Text } from '@subah/messages/message';
import { formatRupees, toRupees } from '@subah/rules/money';
import type { Tx } from '../../platform/database/database.ts';
import { composeMail, queueMail } from '../../platform/mail/mail.ts';
import { findMailRecipient } from '../accounts/index.ts';
import { formatPaid } from './describe-mismatch.ts';

/** For a payment whose purchase could no longer be fulfilled. */
export async function queueSentBackMail(
  tx: Tx,
  payment: { userId: string | null; paidPaise: number; currency: string },
  reason: string,
): Promise<void> {
  const amount = formatPaid(payment);
  await queueCustomerMail(tx, payment.userId, {
    subject: fill(refundMails.sentBackSubject, { amount }),
    heading: refundMails.sentBackHeading,
    paragraphs: [fill(refundMails.sentBackText, { amount, reason }), refundMails.refundTime],
  });
}

export async function queueRefundedMail(
  tx: Tx,
  { userId, amountPaise, reason }: { userId: string | null; amountPaise: number; reason: string },
): Promise<void> {
  const amount = formatRupees(toRupees(amountPaise));
  await queueCustomerMail(tx, userId, {
    subject: fill(refundMails.refundedSubject, { amount }),
    heading: fill(refundMails.refundedHeading, { amount }),
    paragraphs: [reason, joinSentences([refundMails.sameAccount, refundMails.refundTime])],
  });
}

type MailText = { subject: Text; heading: Text; paragraphs: Text[] };

/** Money of an unknown order has no user, and a deleted account no address. */
async function queueCustomerMail(tx: Tx, userId: string | null, text: MailText): Promise<void> {
  const recipient = userId && (await findMailRecipient(tx, userId));
  if (recipient) await queueMail(tx, composeMail({ to: recipient.to, language: recipient.language, ...text }));
}
