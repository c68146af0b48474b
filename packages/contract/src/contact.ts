import { z } from 'zod';
import { Mobile } from './accounts.ts';
import { data, endpoint, Id } from './endpoint.ts';

export const ContactMessage = z.object({
  email: z.string().trim().max(254).pipe(z.email('Enter a valid email address.')),
  phone: Mobile,
  message: z.string().trim().min(1, 'Message is required.').max(2000, 'Message must be at most 2000 characters.'),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

export const contactEndpoints = {
  'POST contact': endpoint({
    who: 'any',
    summary: 'Leave a message for the shop',
    body: ContactMessage,
    answer: data(z.strictObject({ _id: Id })),
  }),
};
