import { canGetMail } from '@subah/rules/accounts/can-get-mail';
import type { Deps } from '../../deps.ts';
import { newId } from '../../platform/database/new-id.ts';
import { Problem } from '../../platform/http/problem.ts';
import { composeMail } from '../../platform/mail/mail.ts';
import { openMailTransport } from '../../platform/mail/mail-transport.ts';
import { readShopName, saveOpening } from '../shop/index.ts';

/** Sends at once, not through the queue, so that the error of the mail server can be shown. */
export async function sendTestMail(
  { db, settings, clock }: Pick<Deps, 'db' | 'settings' | 'clock'>,
  to: string,
): Promise<string> {
  if (!canGetMail(to)) {
    throw new Problem(
      'OWN_EMAIL_MISSING',
      'Your account has no mail address yet. Edit it under Staff, then try again.',
    );
  }
  const mail = composeMail({
    to,
    subject: 'Test mail of your shop',
    heading: 'Mails work',
    paragraphs: ['Your shop can send mails to customers and staff.'],
  });
  const send = openMailTransport(db, settings.mail, () => readShopName(db));
  const [failure] = await send([{ ...mail, messageId: `<test-${newId()}@subah>` }]);
  if (failure) throw new Problem('MAIL_NOT_SENT', `The mail was not sent: ${failure.reason.message}.`);
  if (!settings.mail.smtpUrl) {
    throw new Problem('MAIL_NOT_SENT', 'No mail server is set up: set SMTP_URL and start the server again.');
  }
  await saveOpening(db, { mailTestedAt: clock() });
  return `A mail to ${to} is on its way.`;
}
