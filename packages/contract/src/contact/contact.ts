import { accountFields } from '@subah/messages/account-fields';
import { contactInputs } from '@subah/messages/api/delivery';
import { z } from 'zod';
import { Mobile } from '../accounts/accounts.ts';
import { data, endpoint, Flag, Id, listOf, Page } from '../endpoint.ts';
import { inputText } from '../input-messages.ts';

export const ContactMessage = z.object({
  email: z
    .string()
    .trim()
    .max(254)
    .pipe(z.email(inputText(accountFields.invalidEmail))),
  phone: Mobile,
  message: z.string().trim().min(1, inputText(contactInputs.message)).max(2000, inputText(contactInputs.longMessage)),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

export const ReceivedMessage = z.strictObject({
  _id: Id,
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  isDone: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type ReceivedMessage = z.infer<typeof ReceivedMessage>;

export const contactEndpoints = {
  'GET admin/messages': endpoint({
    audience: 'serve customers',
    summary: 'Messages of the contact form, newest first',
    query: Page.extend({ isDone: Flag.optional() }),
    response: listOf(ReceivedMessage),
  }),
  'PATCH admin/messages/{id}': endpoint({
    audience: 'serve customers',
    summary: 'Mark a message as answered, or as open again',
    params: z.object({ id: Id }),
    body: z.object({ isDone: Flag.default(true) }),
    response: data(ReceivedMessage),
  }),
  'POST contact': endpoint({
    audience: 'any',
    summary: 'Leave a message for the shop',
    body: ContactMessage,
    response: data(z.strictObject({ _id: Id })),
  }),
};
