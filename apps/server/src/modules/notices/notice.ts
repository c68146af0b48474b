import type { Text } from '@subah/messages/message';
import type { NoticeKind } from '@subah/rules/notices/notice-kinds';
import type { Mail, MailContent } from '../../platform/mail/mail.ts';
import type { StoredContent } from './notices.tables.ts';

export type Notice = {
  kind: NoticeKind;
  userId: string;
  /** Names the event, for example `order.<id>.delivered`: a second notice with the same key is not sent. */
  key: string;
  /** Shown on locked screens: names neither medicines nor tests. */
  title: Text;
  body: Text;
  /** The page that opens, without the prefix of the language. */
  path: string;
  /** The values of the WhatsApp template, in its order. */
  values: Text[];
  /** Title and body count where it has no texts of its own. Left out for staff and for mails with another outbox. */
  mail?: Partial<Omit<MailContent, 'to' | 'language'>>;
  /** The mail is dropped when it could not be sent by then. */
  mailUntil?: Date;
};

/** What is sent, in the language of the account. Mails are stored by their own queue. */
export type NoticeContent = { channel: 'mail'; mail: Mail } | StoredContent;
