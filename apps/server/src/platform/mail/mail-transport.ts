import { shownShopName } from '@subah/rules/shop/shop-name';
import { createTransport } from 'nodemailer';
import type { Db } from '../database/database.ts';
import { observe } from '../observe.ts';
import type { Settings } from '../settings.ts';
import { ADDRESS_REFUSED } from './mail.ts';
import { nameShop } from './mail-layout.ts';
import { type OutgoingMail, writeToOutbox } from './outbox.ts';

const TIMEOUT_MS = 20_000;

/** `isAddressRefused`: the mail server takes no mails to this address, also later. */
type MailFailure = { mail: OutgoingMail; reason: Error; isAddressRefused?: boolean };

/** Sends mails and returns those that failed. */
export type MailTransport = (mails: OutgoingMail[]) => Promise<MailFailure[]>;

/**
 * By SMTP; without a mail server into the table `outbox`. The mails carry the name of the shop as of sending, also as their
 * sender unless MAIL_FROM has a name.
 */
export function openMailTransport(
  db: Db,
  { smtpUrl, from }: Settings['mail'],
  readShopName: () => Promise<string>,
): MailTransport {
  const transport = smtpUrl ? bySmtp(smtpUrl) : intoOutbox(db);
  return async (mails) => {
    if (mails.length === 0) return [];
    const name = await readShopName();
    return transport(
      mails.map((mail) => nameShop(mail, name)),
      from.includes('<') ? from : { name: shownShopName(name), address: from },
    );
  };
}

type Sender = string | { name: string; address: string };
type SendFrom = (mails: OutgoingMail[], from: Sender) => ReturnType<MailTransport>;

function bySmtp(smtpUrl: string): SendFrom {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mails, from) => {
    const failures: MailFailure[] = [];
    for (const [index, mail] of mails.entries()) {
      try {
        const message = { from, ...mail, headers: { 'Auto-Submitted': 'auto-generated' } };
        await observe({ system: 'smtp', operation: 'send' }, () => transport.sendMail(message));
      } catch (error) {
        // Without the server's text, which may repeat the address or the content.
        const { code, responseCode, ...answer } = error as SmtpError;
        const codes = [code, responseCode].filter(Boolean).join(' ');
        const isAddressRefused = refusesAddress(answer);
        const words = isAddressRefused ? ADDRESS_REFUSED : 'the mail server did not take the mail';
        const reason = new Error(`${words} (${codes})`);
        failures.push({ mail, reason, isAddressRefused });
        if (responseCode) continue;
        // No response at all: the other mails would only run into the same timeout.
        failures.push(...mails.slice(index + 1).map((untried) => ({ mail: untried, reason })));
        break;
      }
    }
    return failures;
  };
}

type SmtpError = { code?: string; responseCode?: number; command?: string; response?: string };

/**
 * A permanent answer (RFC 5321) to the recipient. With an enhanced code (RFC 3463) it must be about the recipient's address or
 * mailbox: 5.1.7 and 5.1.8 are about the sender, 5.7 about what the shop may send.
 */
function refusesAddress({ command, response = '' }: SmtpError): boolean {
  if (command !== 'RCPT TO') return false;
  const [, code = '', detail] = /^(5\d\d)[ -](?:5\.(\d+\.\d+)\b)?/.exec(response) ?? [];
  return detail ? /^(?:1\.(?!7$|8$)|2\.)/.test(detail) : ['550', '551', '553'].includes(code);
}

const intoOutbox =
  (db: Db): SendFrom =>
  async (mails) => {
    await writeToOutbox(db, mails);
    return [];
  };
