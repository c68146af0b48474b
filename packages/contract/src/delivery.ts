import { z } from 'zod';
import { data, endpoint, Id } from './endpoint.ts';

export const Area = z.strictObject({
  _id: Id,
  name: z.string(),
  /** How the name is spelt elsewhere, so that a search for either finds it. */
  alias: z.string().nullable(),
  pincodes: z.array(z.string()),
});
export type Area = z.infer<typeof Area>;

export const Store = z.strictObject({
  _id: Id,
  name: z.string(),
  address: z.string(),
  area: z.string(),
  pincode: z.string(),
  phone: z.string(),
  hours: z.string(),
});
export type Store = z.infer<typeof Store>;

export const Pincode = z
  .string()
  .trim()
  .regex(/^[1-9]\d{5}$/, 'Enter a valid 6-digit pincode.');

const cached = ['delivery'] as const;

export const deliveryEndpoints = {
  'GET areas': endpoint({ who: 'any', summary: 'Areas we deliver to', answer: data(z.array(Area)), cached }),
  'GET stores': endpoint({ who: 'any', summary: 'Stores directory', answer: data(z.array(Store)), cached }),
  'GET addresses/serviceability': endpoint({
    who: 'any',
    summary: 'Do we deliver to this pincode?',
    query: z.object({ pincode: Pincode }),
    answer: data(z.strictObject({ pincode: z.string(), serviceable: z.boolean(), areas: z.array(z.string()) })),
    cached,
  }),
};
