import { oneLine } from '@subah/rules/accounts/one-line';
import type { Db, Tx } from '../database/database.ts';
import { newId } from '../database/new-id.ts';
import { addJob, addJobs } from '../jobs/jobs.ts';
import type { Settings } from '../settings.ts';
import { type MailContent, mailHtml } from './mail-layout.ts';
import { writeToOutbox } from './outbox.ts';

export type Mail = { to: string; subject: string; text: string; html: string };

/** The job payload. `messageId` is set when the mail was attempted before. */
export type QueuedMail = Mail & { until?: string; messageId?: string };

export const SEND_MAIL = 'send-mail';
export const SEND_MAILS = 'send-mails';
/** A job costs more than sending a mail, so several mails share one. */
const MAILS_PER_JOB = 25;

const ADDRESS = /^[^\s<>,;:"@]+@[^\s<>,;:"@]+$/;

/** Renders HTML and plain text; all content is escaped. */
export function composeMail(content: MailContent): Mail {
  if (!ADDRESS.test(content.to)) throw new Error('a mail needs exactly one plain address');
  // Prevents header injection: subjects may contain user input.
  const subject = oneLine(content.subject);
  return { to: content.to, subject, text: mailText(content), html: mailHtml({ ...content, subject }) };
}

/** Queued in the caller's transaction and sent after the commit. Dropped when it could not be sent by `until`. */
export async function queueMail(db: Db | Tx, mail: Mail, { until }: { until?: Date } = {}): Promise<void> {
  const queued: QueuedMail = { ...mail, ...(until ? { until: until.toISOString() } : {}) };
  await addJob(db, SEND_MAIL, queued);
}

/** Without an SMTP server the mails go directly to the outbox. */
export async function queueMails(db: Db | Tx, mails: Mail[], { smtpUrl, from }: Settings['mail']): Promise<void> {
  if (!smtpUrl) {
    const outgoing = mails.map((mail) => ({ ...mail, messageId: messageId(newId(), from) }));
    await writeToOutbox(db, outgoing);
    return;
  }
  const batches = Array.from({ length: Math.ceil(mails.length / MAILS_PER_JOB) }, (_, index) => ({
    mails: mails.slice(index * MAILS_PER_JOB, (index + 1) * MAILS_PER_JOB),
  }));
  await addJobs(db, SEND_MAILS, batches);
}

export function messageId(name: string, from: string): string {
  const host = /@([\w.-]+)/.exec(from)?.[1] ?? 'subah.invalid';
  return `<${name}@${host}>`;
}

function mailText({ heading, paragraphs, code, action, table = [] }: MailContent): string {
  const parts = [
    heading,
    ...(code ? [`    ${code}`] : []),
    ...paragraphs,
    table.map(([name, value]) => `${name}: ${value}`).join('\n'),
    action ? `${action.label}: ${action.url}` : '',
    'Subah, home delivery in Mandideep and Bhopal',
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
