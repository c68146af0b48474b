import { z } from 'zod';
import { data, endpoint, FileResponse, Id, listOf, Page } from '../endpoint.ts';

const LabReport = z.strictObject({
  _id: Id,
  orderId: Id,
  productId: Id,
  testName: z.string(),
  /** All patients of a test that was ordered for several: "Asha, Mohan". */
  patientName: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type LabReport = z.infer<typeof LabReport>;

export const labReportsEndpoints = {
  'POST admin/lab-reports': endpoint({
    audience: 'handle lab tests',
    summary:
      'Upload the report of a lab test: a PDF, or a picture that becomes one. The patient is told that it is there',
    body: z.object({ orderId: Id, orderLineId: Id.optional(), productId: Id }),
    files: {
      file: { maxFiles: 1, maxBytes: 10 * 1024 * 1024, tooLarge: 'Max 10MB allowed.', tooMany: 'Send one file.' },
    },
    response: data(LabReport),
  }),
  'DELETE admin/lab-reports/{id}': endpoint({
    audience: 'handle lab tests',
    summary: 'Take back a report that was uploaded to the wrong order or test, with its file',
    params: z.object({ id: Id }),
    response: z.strictObject({ message: z.string() }),
  }),
  'GET admin/lab-reports': endpoint({
    audience: 'handle lab tests',
    summary: 'Reports of an order, newest first',
    query: z.object({ orderId: Id }),
    response: z.strictObject({ data: z.array(LabReport) }),
  }),
  'GET lab-reports/my': endpoint({
    audience: 'customer',
    summary: 'Own lab reports, newest first',
    query: Page,
    response: listOf(LabReport),
  }),
  'GET lab-reports/{id}/file': endpoint({
    audience: 'customer',
    summary: 'The PDF of a report, for its patient and admins',
    params: z.object({ id: Id }),
    response: FileResponse,
    responseType: 'application/pdf',
  }),
};
