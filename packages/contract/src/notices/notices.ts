import { noticeInputs } from '@subah/messages/api/notices';
import { z } from 'zod';
import { data, endpoint } from '../endpoint.ts';
import { inputText } from '../input-messages.ts';
import { isPushEndpoint } from './push-endpoint.ts';

const NoticeChoices = z.strictObject({
  mail: z.boolean(),
  push: z.boolean(),
  whatsapp: z.boolean(),
  /** The number that WhatsApp messages go to. */
  mobile: z.string(),
  /** The shop has a WhatsApp account. */
  isWhatsappOffered: z.boolean(),
  /** How many browsers of this account receive push messages. */
  devices: z.number(),
  /** The key with which a browser registers (VAPID), in base64url. */
  publicKey: z.string(),
});
export type NoticeChoices = z.infer<typeof NoticeChoices>;

const PushEndpoint = z.string().max(1000).refine(isPushEndpoint, inputText(noticeInputs.endpoint));
const base64 = (bytes: number) =>
  z
    .string()
    .regex(/^[\w-]+={0,2}$/, inputText(noticeInputs.keys))
    .refine((text) => Math.floor((text.replaceAll('=', '').length * 3) / 4) === bytes, inputText(noticeInputs.keys));

export const noticesEndpoints = {
  'GET notices/choices': endpoint({
    audience: 'customer',
    summary: 'How this account is told about orders and milk',
    response: data(NoticeChoices),
  }),
  'PUT notices/choices': endpoint({
    audience: 'customer',
    summary: 'Switch mail, push and WhatsApp on or off',
    body: z.object({ mail: z.boolean(), push: z.boolean(), whatsapp: z.boolean() }),
    response: data(NoticeChoices),
  }),
  'PUT notices/device': endpoint({
    audience: 'customer',
    summary: 'Register this browser for push messages',
    body: z.object({
      endpoint: PushEndpoint,
      keys: z.object({ p256dh: base64(65), auth: base64(16) }),
      /** Whether it also gets notices for staff; left out, it stays as it is. */
      isForWork: z.boolean().optional(),
    }),
    response: data(NoticeChoices),
  }),
  'DELETE notices/device': endpoint({
    audience: 'customer',
    summary: 'Send no push messages to this browser any more',
    body: z.object({ endpoint: z.string().max(1000) }),
    response: data(NoticeChoices),
  }),
};
