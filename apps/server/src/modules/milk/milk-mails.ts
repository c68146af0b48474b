import { dayText } from '@subah/rules/india-time';
import type { Tx } from '../../platform/database/database.ts';
import { composeMail, queueMail } from '../../platform/mail/mail.ts';
import { findCustomer } from '../accounts/index.ts';

export async function queueNoMilkMail(
  tx: Tx,
  plan: { userId: string; productName: string },
  date: string,
  obstacle: string,
): Promise<void> {
  const customer = await findCustomer(tx, plan.userId);
  if (!customer) return;
  const mail = composeMail({
    to: customer.email,
    subject: `No milk on ${dayText(date)}`,
    heading: 'No milk this time',
    paragraphs: [
      `${customer.name}, your ${plan.productName} cannot come on the morning of ${dayText(date)}. ${obstacle}`,
      'Nothing is charged for this day.',
    ],
  });
  await queueMail(tx, mail);
}
