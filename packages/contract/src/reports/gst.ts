import { z } from 'zod';
import { data, endpoint, FileResponse } from '../endpoint.ts';

/** Amounts in rupees, net of credit notes unless the row is one. */
const Tax = { taxable: z.number(), cgst: z.number(), sgst: z.number(), igst: z.number() };

export const GstReport = z.strictObject({
  month: z.string(),
  gstin: z.string(),
  totals: z.strictObject({ ...Tax, exempt: z.number() }),
  /** By the state of delivery and the rate. */
  rates: z.array(z.strictObject({ state: z.string(), gstPercent: z.number(), ...Tax })),
  hsn: z.array(z.strictObject({ hsn: z.string(), gstPercent: z.number(), packs: z.number().int(), ...Tax })),
  creditNotes: z.array(
    z.strictObject({
      number: z.string(),
      invoice: z.string(),
      date: z.iso.date(),
      reason: z.string(),
      total: z.number(),
      ...Tax,
    }),
  ),
  series: z.array(
    z.strictObject({
      kind: z.enum(['invoice', 'credit-note']),
      from: z.string(),
      to: z.string(),
      count: z.number().int(),
      /** Numbers between the first and the last that no document has. */
      missing: z.number().int(),
    }),
  ),
  /** Invoices that have no number yet; a job gives it within a minute. */
  waiting: z.number().int(),
});
export type GstReport = z.infer<typeof GstReport>;

export const GST_LISTS = ['rates', 'hsn', 'credit-notes', 'documents'] as const;

const Month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'The month is written like 2026-11.');

export const gstEndpoints = {
  'GET admin/gst': endpoint({
    audience: 'see reports',
    summary: 'GST of a month from the issued invoices and credit notes, and milk deliveries',
    query: z.object({ month: Month }),
    response: data(GstReport),
  }),
  'GET admin/gst/gstr-1': endpoint({
    audience: 'see reports',
    summary: "GSTR-1 of a month in the layout of the GST portal's offline tool",
    query: z.object({ month: Month }),
    response: data(z.record(z.string(), z.unknown())),
  }),
  'GET admin/gst/export.csv': endpoint({
    audience: 'see reports',
    summary: 'One list of the GST report as CSV',
    query: z.object({ month: Month, list: z.enum(GST_LISTS) }),
    response: FileResponse,
    responseType: 'text/csv',
  }),
};
