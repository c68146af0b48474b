import { type Language, pathPrefix } from '@subah/messages/language';
import { mailLayout } from '@subah/messages/mail/layout';
import { type Text, textIn } from '@subah/messages/message';
import { translate } from '@subah/messages/translate';
import { oneLine } from '@subah/rules/accounts/one-line';
import type { Db, Tx } from '../database/database.ts';
import { addJob, removeJob } from '../jobs/jobs.ts';
import { type MailTexts, mailHtml } from './mail-layout.ts';

/** Without a language it is English. */
export type MailContent = {
  to: string;
  language?: Language;
  subject: Text;
  heading: Text;
  paragraphs: Text[];
  /** Shown large, for copying. */
  code?: string;
  /** A button; `url` is absolute. */
  action?: { label: Text; url: string };
  /** Rows of label and value. */
  table?: [Text, Text][];
};

export type Mail = { to: string; subject: string; text: string; html: string };

/** `mailKey` is the key of the job: a job that was replaced while it ran has lost its own. */
export type QueuedMail = Mail & { until?: string; mailKey?: string };

export const SEND_MAIL = 'send-mail';

/** Begins the error of a mail that is not tried again. */
export const ADDRESS_REFUSED = 'the mail server refused the address';

/** One address without a name; no character that separates addresses in a header. */
const ADDRESS = /^[^\s<>,;:"@]+@[^\s<>,;:"@]+$/;

/** Renders HTML and plain text; all content is escaped. */
export function composeMail(content: MailContent): Mail {
  if (!ADDRESS.test(content.to)) throw new Error('a mail needs exactly one plain address');
  const texts = textsOf(content);
  return { to: content.to, subject: texts.subject, text: mailText(texts), html: mailHtml(texts) };
}

function textsOf({ language = 'en', subject, heading, paragraphs, code, action, table = [] }: MailContent): MailTexts {
  const text = (content: Text) => textIn(language, content);
  return {
    language,
    // Prevents header injection: subjects may contain user input.
    subject: oneLine(text(subject)),
    heading: text(heading),
    paragraphs: paragraphs.map(text),
    code,
    action: action && { label: text(action.label), url: action.url },
    table: table.map(([name, value]) => [text(name), text(value)]),
  };
}

/** The address of a page in a language: `pageUrl(publicUrl, 'hi', '/orders')`. */
export const pageUrl = (publicUrl: string, language: Language, path: string): string =>
  `${publicUrl}${pathPrefix[language]}${path}`;

/**
 * Queued in the caller's transaction and sent after the commit. Dropped when it could not be sent by `until`. Of several mails
 * with one `key` only the newest is sent.
 */
export async function queueMail(
  db: Db | Tx,
  mail: Mail,
  { until, key }: { until?: Date; key?: string } = {},
): Promise<void> {
  const queued: QueuedMail = {
    ...mail,
    ...(until ? { until: until.toISOString() } : {}),
    ...(key ? { mailKey: jobKey(key) } : {}),
  };
  await addJob(db, SEND_MAIL, queued, key ? { key: jobKey(key) } : {});
}

/** Drops the mail with this key if it is still queued. */
export const dropQueuedMail = (tx: Tx, key: string): Promise<void> => removeJob(tx, jobKey(key));

const jobKey = (key: string): string => `mail:${key}`;

export function messageId(name: string, from: string): string {
  const host = /@([\w.-]+)/.exec(from)?.[1] ?? 'subah.invalid';
  return `<${name}@${host}>`;
}

function mailText({ language, heading, paragraphs, code, action, table }: MailTexts): string {
  const parts = [
    heading,
    ...(code ? [`    ${code}`] : []),
    ...paragraphs,
    table.map(([name, value]) => `${name}: ${value}`).join('\n'),
    action ? `${action.label}: ${action.url}` : '',
    translate(language, mailLayout.footer),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
