import { z } from 'zod';
import { endpoint, FileResponse, Id } from '../endpoint.ts';

export const invoicesEndpoints = {
  'GET orders/{id}/invoice.pdf': endpoint({
    audience: 'customer',
    summary: 'The invoice of an own order; an admin gets that of any order',
    params: z.object({ id: Id }),
    response: FileResponse,
    responseType: 'application/pdf',
  }),
};
