import { refundMails } from '@subah/messages/mail/payments';
import { fill, joinSentences, type Message, type Text } from '@subah/messages/message';
import { formatRupees, toRupees } from '@subah/rules/money';
import type { Tx } from '../../platform/database/database.ts';
import { sendNotice } from '../notices/index.ts';
import { formatPaid } from './describe-mismatch.ts';

/** For a payment whose purchase could no longer be fulfilled. */
export async function sendSentBackNotice(
  tx: Tx,
  payment: { id: string; userId: string | null; paidPaise: number; currency: string },
  reason: Message,
): Promise<void> {
  const amount = formatPaid(payment);
  await sendRefundNotice(tx, {
    userId: payment.userId,
    key: `payment.${payment.id}.sent-back`,
    amount,
    title: fill(refundMails.sentBackSubject, { amount }),
    heading: refundMails.sentBackHeading,
    paragraphs: [
      {
        en: refundMails.sentBackText.en({ amount, reason: reason.en }),
        hi: refundMails.sentBackText.hi({ amount, reason: reason.hi }),
      },
      refundMails.refundTime,
    ],
  });
}

export async function sendRefundedNotice(
  tx: Tx,
  { id, userId, amountPaise, reason }: { id: string; userId: string | null; amountPaise: number; reason: string },
): Promise<void> {
  const amount = formatRupees(toRupees(amountPaise));
  await sendRefundNotice(tx, {
    userId,
    key: `refund.${id}`,
    amount,
    title: fill(refundMails.refundedSubject, { amount }),
    heading: fill(refundMails.refundedHeading, { amount }),
    paragraphs: [
      fill(refundMails.refundedBecause, { reason }),
      joinSentences([refundMails.sameAccount, refundMails.refundTime]),
    ],
  });
}

type RefundNotice = {
  userId: string | null;
  key: string;
  amount: string;
  title: Message;
  heading: Text;
  paragraphs: Text[];
};

/** Money of an unknown order has no user. */
async function sendRefundNotice(
  tx: Tx,
  { userId, key, amount, title, heading, paragraphs }: RefundNotice,
): Promise<void> {
  if (!userId) return;
  await sendNotice(tx, {
    kind: 'refund_made',
    userId,
    key,
    title,
    body: refundMails.refundTime,
    path: '/orders',
    values: [amount],
    mail: { heading, paragraphs },
  });
}
