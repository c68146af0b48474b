import { z } from 'zod';
import { data, endpoint, FileResponse, Id } from '../endpoint.ts';

export const invoicesEndpoints = {
  'GET orders/{id}/invoice.pdf': endpoint({
    audience: 'customer',
    summary: 'The invoice of an own order; an admin gets that of any order',
    params: z.object({ id: Id }),
    response: FileResponse,
    responseType: 'application/pdf',
  }),
  'GET admin/orders/{id}/e-invoice': endpoint({
    audience: 'see reports',
    summary: 'The last invoice of a business in the INV-1 schema of the invoice registration portal; 404 for consumers',
    params: z.object({ id: Id }),
    response: data(z.record(z.string(), z.unknown())),
  }),
};
