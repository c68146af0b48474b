import { oneLine } from '@subah/rules/accounts/one-line';
import type { Db, Tx } from '../database/database.ts';
import { addJob } from '../jobs/jobs.ts';
import { type MailContent, mailHtml } from './mail-layout.ts';

export type Mail = { to: string; subject: string; text: string; html: string };

export type QueuedMail = Mail & { until?: string };

export const SEND_MAIL = 'send-mail';

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
