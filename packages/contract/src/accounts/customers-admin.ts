import { z } from 'zod';
import { endpoint, Id, listOf, Page } from '../endpoint.ts';

export const Customer = z.strictObject({
  _id: Id,
  name: z.string(),
  mobile: z.string(),
  email: z.string(),
  isVerified: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type Customer = z.infer<typeof Customer>;

export const customersAdminEndpoints = {
  'GET admin/customers': endpoint({
    audience: 'serve customers',
    summary: 'Customers, newest first; found by name, mobile or email',
    query: Page.extend({ q: z.string().trim().max(80).optional() }),
    response: listOf(Customer),
  }),
  'POST admin/users/{id}/sign-out': endpoint({
    audience: 'serve customers',
    summary: 'End all sessions of a customer or a member of staff, for example after a lost phone',
    params: z.object({ id: Id }),
    response: z.strictObject({ message: z.string() }),
  }),
};
