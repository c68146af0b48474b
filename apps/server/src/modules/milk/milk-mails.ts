import { dayText } from '@subah/rules/india-time';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { composeMail, queueMail } from '../../platform/mail/mail.ts';
import { users } from '../accounts/accounts.tables.ts';

/** Somebody waits for milk that will not come: said the evening before, not found out at the door. */
export async function tellNoMilk(
  tx: Tx,
  plan: { userId: string; productName: string },
  date: string,
  hindrance: string,
): Promise<void> {
  const [user] = await tx.select({ name: users.name, email: users.email }).from(users).where(eq(users.id, plan.userId));
  if (!user) return;
  const mail = composeMail({
    to: user.email,
    subject: `No milk on ${dayText(date)}`,
    heading: 'No milk this time',
    paragraphs: [
      `${user.name}, your ${plan.productName} cannot come on the morning of ${dayText(date)}. ${hindrance}`,
      'Nothing is charged for this day.',
    ],
  });
  await queueMail(tx, mail);
}
