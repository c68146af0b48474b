import { ORDER_STATUSES } from '@subah/rules/orders/statuses';
import { z } from 'zod';
import { data, endpoint, Id, listOf, Page } from '../endpoint.ts';

export const Customer = z.strictObject({
  _id: Id,
  name: z.string(),
  mobile: z.string(),
  email: z.string(),
  isVerified: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type Customer = z.infer<typeof Customer>;

/** Written by staff for each other. */
export const CustomerNote = z.strictObject({ _id: Id, text: z.string(), by: z.string(), at: z.iso.datetime() });
export type CustomerNote = z.infer<typeof CustomerNote>;

/** Amounts in rupees. */
export const CustomerFacts = Customer.extend({
  language: z.enum(['en', 'hi']),
  /** Orders that were neither cancelled nor returned. */
  orderCount: z.number().int(),
  totalSpent: z.number(),
  recentOrders: z.array(
    z.strictObject({
      _id: Id,
      placedAt: z.iso.datetime(),
      amount: z.number(),
      status: z.enum(ORDER_STATUSES),
    }),
  ),
  addresses: z.array(
    z.strictObject({
      _id: Id,
      addressType: z.string(),
      name: z.string(),
      phone: z.string(),
      street: z.string(),
      city: z.string(),
      pincode: z.string(),
      area: z.string().nullable(),
      isDefault: z.boolean(),
    }),
  ),
  coins: z.number().int(),
  membership: z.strictObject({ name: z.string(), endDate: z.iso.datetime() }).nullable(),
  /** Those that run or start later. */
  milkPlans: z.array(
    z.strictObject({
      _id: Id,
      productName: z.string(),
      packs: z.number().int(),
      rhythm: z.string(),
      startDate: z.iso.date(),
      endDate: z.iso.date().nullable(),
    }),
  ),
  /** Newest first. */
  notes: z.array(CustomerNote),
});
export type CustomerFacts = z.infer<typeof CustomerFacts>;

const byId = z.object({ id: Id });

export const customersAdminEndpoints = {
  'GET admin/customers': endpoint({
    audience: 'serve customers',
    summary: 'Customers, newest first; found by name, mobile or email',
    query: Page.extend({ q: z.string().trim().max(80).optional() }),
    response: listOf(Customer),
  }),
  'POST admin/customers/{id}/notes': endpoint({
    audience: 'serve customers',
    summary: 'Add a note about a customer that only staff see',
    params: byId,
    body: z.object({ text: z.string().trim().min(1, 'Note is required').max(1000) }),
    response: z.strictObject({ data: z.array(CustomerNote) }),
  }),
  'POST admin/users/{id}/sign-out': endpoint({
    audience: 'serve customers',
    summary: 'End all sessions of a customer or a member of staff, for example after a lost phone',
    params: byId,
    response: z.strictObject({ message: z.string() }),
  }),
};

export const customerFactsEndpoints = {
  'GET admin/customers/{id}': endpoint({
    audience: 'serve customers',
    summary: 'A customer with orders, addresses, coins, membership, milk plans and notes',
    params: byId,
    response: data(CustomerFacts),
  }),
};
