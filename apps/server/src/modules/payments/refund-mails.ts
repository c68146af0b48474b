import { formatRupees, toRupees } from '@subah/rules/money';
import { REFUND_TIME } from '@subah/rules/payments/payment-note';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { composeMail, queueMail } from '../../platform/mail/mail.ts';
import { users } from '../accounts/accounts.tables.ts';

/** Money came too late, and nothing can be given for it. */
export async function tellSentBack(
  tx: Tx,
  payment: { userId: string; amountPaise: number },
  reason: string,
): Promise<void> {
  const amount = formatRupees(toRupees(payment.amountPaise));
  await tell(tx, payment.userId, {
    subject: `Your payment of ${amount} is on its way back`,
    heading: 'Your payment is on its way back',
    paragraphs: [`We received ${amount}, but could not complete your purchase: ${reason}`, REFUND_TIME],
  });
}

/** The provider has sent a refund to the bank. */
export async function tellRefunded(
  tx: Tx,
  { userId, amountPaise, reason }: { userId: string; amountPaise: number; reason: string },
): Promise<void> {
  const amount = formatRupees(toRupees(amountPaise));
  await tell(tx, userId, {
    subject: `Refund of ${amount} sent`,
    heading: `We have sent you ${amount}`,
    paragraphs: [reason, `The refund goes to the account or card that you paid with. ${REFUND_TIME}`],
  });
}

type Words = { subject: string; heading: string; paragraphs: string[] };

async function tell(tx: Tx, userId: string, words: Words): Promise<void> {
  const [user] = await tx
    .select({ email: users.email, deletedAt: users.deletedAt })
    .from(users)
    .where(eq(users.id, userId));
  if (user && !user.deletedAt) await queueMail(tx, composeMail({ to: user.email, ...words }));
}
