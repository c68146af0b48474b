import { CATALOGS } from '@subah/rules/catalog/catalogs';
import { ORDER_STATUSES } from '@subah/rules/orders/statuses';
import { z } from 'zod';
import { data, endpoint, Id } from '../endpoint.ts';

/** Empty lists for what the role may not see. */
export const Found = z.strictObject({
  orders: z.array(
    z.strictObject({
      _id: Id,
      /** The name of the order, for pages that were loaded before the last release. To be removed with the next one. */
      orderNumber: z.string(),
      name: z.string(),
      amount: z.number(),
      status: z.enum(ORDER_STATUSES),
    }),
  ),
  customers: z.array(z.strictObject({ _id: Id, name: z.string(), mobile: z.string() })),
  products: z.array(
    z.strictObject({
      _id: Id,
      name: z.string(),
      code: z.string(),
      unit: z.string(),
      quantity: z.number(),
      product_type: z.enum(CATALOGS),
    }),
  ),
});
export type Found = z.infer<typeof Found>;

export const findEndpoints = {
  'GET admin/find': endpoint({
    audience: 'staff',
    summary: 'A few orders, customers and products that match a text, as far as the role sees them',
    query: z.object({ q: z.string().trim().min(2).max(80) }),
    response: data(Found),
  }),
};
