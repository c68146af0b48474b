import { pathPrefix } from '@subah/messages/language';
import { textIn } from '@subah/messages/message';
import { canGetMail } from '@subah/rules/accounts/can-get-mail';
import { channelsOf, isStaffNotice, type NoticeChannel } from '@subah/rules/notices/notice-kinds';
import type { Tx } from '../../platform/database/database.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { composeMail, queueMail } from '../../platform/mail/mail.ts';
import { findMailRecipient, type MailRecipient } from '../accounts/index.ts';
import type { Notice, NoticeContent } from './notice.ts';
import { findChoices, findDevices, insertNotice } from './notices.queries.ts';
import { findTemplates } from './whatsapp-settings.ts';

export const SEND_NOTICE = 'notices:send';

/**
 * Tells a person about an event on every channel that is chosen and reaches the person, each once. Queued in the caller's
 * transaction and sent after the commit.
 */
export async function sendNotice(tx: Tx, notice: Notice): Promise<void> {
  const { kind, userId } = notice;
  const recipient = await findMailRecipient(tx, userId);
  if (!recipient) return;
  const choices = (await findChoices(tx, [userId])).get(userId);
  const devices = await findDevices(tx, [userId]);
  const templates = await findTemplates(tx);
  const template = isStaffNotice(kind) ? undefined : templates[kind];
  const channels = channelsOf(kind, {
    choices: {
      mail: choices?.mail ?? true,
      push: choices?.push ?? true,
      whatsapp: choices?.whatsappMobile === recipient.mobile,
    },
    hasEmail: notice.mail !== undefined && canGetMail(recipient.to),
    devices: devices.length,
    workDevices: devices.filter(({ isForWork }) => isForWork).length,
    hasTemplate: template !== undefined,
  });
  for (const channel of channels) {
    const content = contentOf(channel, notice, recipient, template ?? '');
    if (channel !== 'push') await queue(tx, notice, content, '');
    else {
      const reached = devices.filter(({ isForWork }) => isForWork || !isStaffNotice(kind));
      for (const { id } of reached) await queue(tx, notice, content, id);
    }
  }
}

function contentOf(channel: NoticeChannel, notice: Notice, recipient: MailRecipient, template: string): NoticeContent {
  const { language, mobile, to } = recipient;
  const text = (part: Parameters<typeof textIn>[1]): string => textIn(language, part);
  if (channel === 'whatsapp') return { channel, mobile, template, language, values: notice.values.map(text) };
  if (channel === 'push') {
    const path = isStaffNotice(notice.kind) ? notice.path : `${pathPrefix[language]}${notice.path}`;
    return { channel, title: text(notice.title), body: text(notice.body), path };
  }
  const { subject = notice.title, heading = notice.title, paragraphs = [notice.body], ...rest } = notice.mail ?? {};
  return { channel, mail: composeMail({ to, language, subject, heading, paragraphs, ...rest }) };
}

async function queue(
  tx: Tx,
  { userId, key, kind, mailUntil }: Notice,
  content: NoticeContent,
  device: string,
): Promise<void> {
  const ref = { userId, key, channel: content.channel, device };
  if (content.channel === 'mail') {
    if (await insertNotice(tx, { ...ref, kind, state: 'sent' }))
      await queueMail(tx, content.mail, mailUntil ? { until: mailUntil } : {});
  } else if (await insertNotice(tx, { ...ref, kind, content })) await addJob(tx, SEND_NOTICE, ref);
}
