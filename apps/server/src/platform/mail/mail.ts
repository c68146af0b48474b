import { oneLine } from '@subah/rules/accounts/one-line';
import type { Db, Tx } from '../database/database.ts';
import { newId } from '../database/new-id.ts';
import { addJob, addJobs } from '../jobs/jobs.ts';
import type { Settings } from '../settings.ts';
import { type MailContent, mailHtml } from './mail-layout.ts';
import { writeToOutbox } from './outbox.ts';

export type Mail = { to: string; subject: string; text: string; html: string };

/** A mail as it waits. `messageId` is only there when it was tried before. */
export type QueuedMail = Mail & { until?: string; messageId?: string };

export const SEND_MAIL = 'send-mail';
export const SEND_MAILS = 'send-mails';
/** Taking a job and finishing it costs more than sending a mail, so many that come together are one job. */
const MOST_TOGETHER = 25;

const ADDRESS = /^[^\s<>,;:"@]+@[^\s<>,;:"@]+$/;

/** A mail in the shop's look, as HTML and as plain text. Everything in it is text and is escaped here. */
export function composeMail(content: MailContent): Mail {
  if (!ADDRESS.test(content.to)) throw new Error('a mail goes to exactly one plain address');
  // What a person typed may stand in a subject; a line break there would begin another header.
  const subject = oneLine(content.subject);
  return { to: content.to, subject, text: mailText(content), html: mailHtml({ ...content, subject }) };
}

/**
 * Written in the caller's transaction and sent after it, so nobody is told of something that did not happen. A mail that
 * could not go out by `until` is not sent any more.
 */
export async function queueMail(db: Db | Tx, mail: Mail, { until }: { until?: Date } = {}): Promise<void> {
  const queued: QueuedMail = { ...mail, ...(until ? { until: until.toISOString() } : {}) };
  await addJob(db, SEND_MAIL, queued);
}

/** Many at once. Without a mail server they are where they end: in the outbox. */
export async function queueMails(db: Db | Tx, mails: Mail[], { smtpUrl, from }: Settings['mail']): Promise<void> {
  if (!smtpUrl) {
    const letters = mails.map((mail) => ({ ...mail, messageId: messageId(newId(), from) }));
    await writeToOutbox(db, letters);
    return;
  }
  const batches = Array.from({ length: Math.ceil(mails.length / MOST_TOGETHER) }, (_, index) => ({
    mails: mails.slice(index * MOST_TOGETHER, (index + 1) * MOST_TOGETHER),
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
