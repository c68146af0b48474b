import { z } from 'zod';
import { data, endpoint, Id } from '../endpoint.ts';
import { DateTimeInput } from '../input-values.ts';

export const NewOrders = z.strictObject({
  /** The `since` of the next request. */
  since: z.iso.datetime(),
  orders: z.array(z.strictObject({ _id: Id, name: z.string(), amount: z.number() })),
});
export type NewOrders = z.infer<typeof NewOrders>;

export const newOrdersEndpoints = {
  'GET admin/news': endpoint({
    audience: 'see all orders',
    summary: 'Orders placed after `since`; without it, the time to start with',
    query: z.object({ since: DateTimeInput().optional() }),
    response: data(NewOrders),
  }),
};
