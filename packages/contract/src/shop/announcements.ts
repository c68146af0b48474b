import { z } from 'zod';
import { data, endpoint, Id, listOf } from '../endpoint.ts';
import { requiredField, textField } from '../form-field.ts';
import { DateInput } from '../input-values.ts';
import { readAs } from '../read-as.ts';

export const Announcement = z.strictObject({
  _id: Id,
  text: z.string(),
  /** Shown on Hindi pages; empty where the English text is shown. */
  hindiText: z.string(),
  /** A path of the shop, or empty. */
  link: z.string(),
  /** First and last day; `until` is empty for no end. */
  from: z.string(),
  until: z.string(),
});
export type Announcement = z.infer<typeof Announcement>;

export const AnnouncementForm = z
  .object({
    text: requiredField(textField(160), 'Text is required.').transform((text) => text ?? ''),
    hindiText: textField(160).default(''),
    link: textField(200)
      .refine((link) => link === '' || /^\/(?!\/)/.test(link), 'A link starts with /, such as /superdeal.')
      .default(''),
    from: DateInput('Enter the first day.'),
    until: z.union([z.literal(''), DateInput('Enter the last day.')]).default(''),
  })
  .refine(({ from, until }) => until === '' || until >= from, {
    path: ['until'],
    message: 'The last day is before the first one.',
  });
export type AnnouncementForm = z.output<typeof AnnouncementForm>;

const params = z.object({ id: Id });
const Deleted = z.strictObject({ message: z.string() });

export const announcementsEndpoints = {
  'GET announcements': endpoint({
    audience: 'any',
    summary: 'Texts of the bar above all pages, with their days',
    response: listOf(Announcement),
    cached: ['shop'],
  }),
  'GET admin/announcements': endpoint({
    audience: 'change settings',
    summary: 'Announcements, the newest first day first',
    response: listOf(Announcement),
  }),
  'POST admin/announcements': endpoint({
    audience: 'change settings',
    summary: 'Announce something above all pages',
    body: AnnouncementForm,
    response: data(Announcement),
  }),
  'PUT admin/announcements/{id}': endpoint({
    audience: 'change settings',
    summary: 'Change an announcement',
    params,
    body: AnnouncementForm.safeExtend(readAs),
    response: data(Announcement),
  }),
  'DELETE admin/announcements/{id}': endpoint({
    audience: 'change settings',
    summary: 'Delete an announcement',
    params,
    response: Deleted,
  }),
};
