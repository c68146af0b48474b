import { z } from 'zod';
import { data, endpoint, Id } from '../endpoint.ts';

export const News = z.strictObject({
  /** Ask again with this. */
  since: z.iso.datetime(),
  orders: z.array(z.strictObject({ _id: Id, name: z.string(), amount: z.number() })),
});
export type News = z.infer<typeof News>;

export const newsEndpoints = {
  'GET admin/news': endpoint({
    who: 'admin',
    summary: 'Orders placed after a moment; without one, the moment to begin with',
    query: z.object({ since: z.iso.datetime().optional() }),
    answer: data(News),
  }),
};
