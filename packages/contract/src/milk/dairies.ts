import { RETURN_REASONS } from '@subah/rules/milk/milk-returns';
import { z } from 'zod';
import { data, endpoint, FileResponse, Id } from '../endpoint.ts';
import { DateInput } from '../input-values.ts';
import { readAs } from '../read-as.ts';

const count = z.number().int();

/** The brand of the products; empty for products without one. */
const Brand = z.string('This must be text.').trim().max(100);

/** What a dairy brings for a morning, and the sheet that it got by mail. */
export const DairySheet = z.strictObject({
  brand: z.string(),
  /** Empty when no address is saved. */
  email: z.string(),
  packs: count,
  litres: z.number(),
  products: z.array(
    z.strictObject({ productId: Id, name: z.string(), unit: z.string(), packs: count, returned: count }),
  ),
  /** Null when nothing was mailed yet. */
  sent: z
    .strictObject({
      at: z.iso.datetime(),
      email: z.string(),
      sends: count,
      /** The mailed packs are those of now. */
      isCurrent: z.boolean(),
    })
    .nullable(),
  returns: z.array(
    z.strictObject({
      _id: Id,
      name: z.string(),
      packs: count,
      reason: z.enum(RETURN_REASONS),
      note: z.string(),
      createdAt: z.iso.datetime(),
    }),
  ),
});
export type DairySheet = z.infer<typeof DairySheet>;

const Morning = z.strictObject({
  date: z.iso.date(),
  /** Customers can still change the morning: nothing is mailed yet. */
  isForecast: z.boolean(),
  dairies: z.array(DairySheet),
});

export const dairiesEndpoints = {
  'GET admin/milk/dairies': endpoint({
    audience: 'run the milk round',
    summary: 'What each dairy brings for a morning, the mailed sheets and the packs that went back',
    query: z.object({ date: DateInput() }),
    response: data(Morning),
  }),
  'PUT admin/milk/dairies': endpoint({
    audience: 'run the milk round',
    summary: 'The mail address of a dairy; an empty one takes it away',
    body: z.object({
      brand: Brand,
      email: z
        .string('Enter a valid email address.')
        .trim()
        .max(200)
        .refine((value) => value === '' || /^[^\s<>,;:"@]+@[^\s<>,;:"@]+\.[^\s<>,;:"@]+$/.test(value), {
          message: 'Enter a valid email address.',
        }),
      ...readAs,
    }),
    response: data(z.strictObject({ brand: z.string(), email: z.string() })),
  }),
  'POST admin/milk/dairies/send': endpoint({
    audience: 'run the milk round',
    summary:
      'Mail the sheet of a morning to a dairy once more; `sends` as it was read, so that a repeated request mails once',
    body: z.object({ date: DateInput(), brand: Brand, sends: z.number().int().min(0) }),
    response: data(z.strictObject({ sends: count })),
  }),
  'POST admin/milk/returns': endpoint({
    audience: 'run the milk round',
    summary: 'Packs of a morning that go back to the dairy',
    body: z.object({
      /** Made by the client, so that a repeated request books once. */
      returnId: Id,
      date: DateInput(),
      productId: Id,
      packs: z.number('Enter a whole number.').int('Enter a whole number.').min(1, 'At least 1.').max(100_000),
      reason: z.enum(RETURN_REASONS, 'Choose a reason.'),
      note: z.string().trim().max(200).default(''),
    }),
    response: data(z.strictObject({ returned: count })),
  }),
  'GET admin/milk/dairy-account.csv': endpoint({
    audience: 'run the milk round',
    summary: 'Packs and litres that each dairy brought and took back in a month, by day and product, as CSV',
    query: z.object({ month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Choose a month.') }),
    response: FileResponse,
    responseType: 'text/csv',
  }),
};
