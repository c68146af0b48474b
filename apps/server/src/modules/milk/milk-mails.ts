import { milkMails } from '@subah/messages/mail/orders';
import { fill } from '@subah/messages/message';
import type { Tx } from '../../platform/database/database.ts';
import { composeMail, queueMail } from '../../platform/mail/mail.ts';
import { findMailRecipient } from '../accounts/index.ts';

export async function queueNoMilkMail(
  tx: Tx,
  plan: { userId: string; product: { name: string } },
  date: string,
  obstacle: string,
): Promise<void> {
  const recipient = await findMailRecipient(tx, plan.userId);
  if (!recipient) return;
  const { to, name, language } = recipient;
  const mail = composeMail({
    to,
    language,
    subject: fill(milkMails.subject, { date }),
    heading: milkMails.heading,
    paragraphs: [fill(milkMails.text, { name, product: plan.product.name, date, obstacle }), milkMails.notCharged],
  });
  await queueMail(tx, mail);
}
