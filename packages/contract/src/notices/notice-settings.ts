import { CUSTOMER_NOTICES, type CustomerNotice } from '@subah/rules/notices/notice-kinds';
import { z } from 'zod';
import { data, endpoint } from '../endpoint.ts';
import { readAs } from '../read-as.ts';

const TemplateName = z
  .string()
  .trim()
  .regex(/^[a-z\d_]{1,100}$/, 'Template names have small letters, digits and underscores.');

const WhatsappSettings = z.strictObject({
  phoneNumberId: z.string(),
  /** The token itself is never sent. */
  hasToken: z.boolean(),
  templates: z.partialRecord(z.enum(CUSTOMER_NOTICES), z.string()),
});
export type WhatsappSettings = z.infer<typeof WhatsappSettings>;

const WhatsappForm = z.object({
  phoneNumberId: z
    .string()
    .trim()
    .regex(/^\d{0,30}$/, 'The phone number id has digits only.'),
  /** Empty to keep the stored one. */
  token: z
    .string()
    .trim()
    .max(1000)
    .regex(/^[\x21-\x7e]*$/, 'Copy the token without spaces.')
    .default(''),
  /** A notice without a template is not sent by WhatsApp. */
  templates: z.partialRecord(z.enum(CUSTOMER_NOTICES), TemplateName),
});
export type WhatsappForm = z.output<typeof WhatsappForm>;

const TemplateField = z.union([z.literal(''), TemplateName]);

/** The form with one field per template. */
export const WhatsappFields = z.object({
  phoneNumberId: WhatsappForm.shape.phoneNumberId,
  token: WhatsappForm.shape.token,
  ...(Object.fromEntries(CUSTOMER_NOTICES.map((kind) => [kind, TemplateField])) as Record<
    CustomerNotice,
    typeof TemplateField
  >),
});

export const noticeSettingsEndpoints = {
  'GET admin/notice-settings': endpoint({
    audience: 'change settings',
    summary: 'The WhatsApp account and templates of the shop',
    response: data(WhatsappSettings),
  }),
  'PUT admin/notice-settings': endpoint({
    audience: 'change settings',
    summary: 'Change the WhatsApp account and templates',
    body: WhatsappForm.safeExtend(readAs),
    response: data(WhatsappSettings),
  }),
};
