import { z } from 'zod';
import { endpoint, FileAnswer, Id } from '../endpoint.ts';

export const invoicesEndpoints = {
  'GET orders/{id}/invoice.pdf': endpoint({
    who: 'customer',
    summary: 'The invoice of an own order; an admin gets that of any order',
    params: z.object({ id: Id }),
    answer: FileAnswer,
    sends: 'application/pdf',
  }),
};
