import { z } from 'zod';
import { endpoint, FileResponse, Id, listOf, Page } from '../endpoint.ts';
import { DateInput } from '../input-values.ts';
import { readAs } from '../read-as.ts';

/** As written on the prescription. */
export const Prescriber = z.object({
  patient: z.string().trim().min(1, 'Enter the name of the patient.').max(100),
  prescriber: z.string().trim().min(1, 'Enter the name of the doctor.').max(100),
  prescriberAddress: z.string().trim().min(1, 'Enter the address of the doctor.').max(200),
});
export type Prescriber = z.output<typeof Prescriber>;

export const H1Entry = z.strictObject({
  _id: Id,
  date: z.iso.date(),
  patient: z.string(),
  /** Blank for orders that were accepted before the doctor was asked for. */
  prescriber: z.string(),
  prescriberAddress: z.string(),
  medicine: z.string(),
  /** "DL24 (2), DL25 (1)" */
  batches: z.string(),
  quantity: z.number().int(),
  invoiceNumber: z.string(),
  orderId: Id,
  isReturned: z.boolean(),
});
export type H1Entry = z.infer<typeof H1Entry>;

const H1Filter = z.object({ from: DateInput(), to: DateInput() });
export type H1Filter = z.output<typeof H1Filter>;

export const h1RegisterEndpoints = {
  'GET admin/h1-register': endpoint({
    audience: 'check prescriptions',
    summary: 'The register of Schedule H1 medicines that were supplied, the oldest first',
    query: Page.extend(H1Filter.shape),
    response: listOf(H1Entry),
  }),
  'GET admin/h1-register/export.csv': endpoint({
    audience: 'check prescriptions',
    summary: 'The register of Schedule H1 medicines as CSV',
    query: H1Filter,
    response: FileResponse,
    responseType: 'text/csv',
  }),
  'PATCH admin/h1-register/{id}': endpoint({
    audience: 'check prescriptions',
    summary: 'Correct patient or doctor of an entry of the H1 register',
    params: z.object({ id: Id }),
    body: Prescriber.safeExtend(readAs),
    response: z.strictObject({ message: z.string() }),
  }),
};
