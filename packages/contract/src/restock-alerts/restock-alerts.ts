import { z } from 'zod';
import { data, endpoint, Id } from '../endpoint.ts';

const byProduct = z.object({ id: Id });
const response = data(z.strictObject({ isSet: z.boolean() }));

export const restockAlertsEndpoints = {
  'GET products/{id}/restock-alert': endpoint({
    audience: 'customer',
    summary: 'Whether I get a mail when a sold-out product is back',
    params: byProduct,
    response,
  }),
  'PUT products/{id}/restock-alert': endpoint({
    audience: 'customer',
    summary: 'Send me one mail when the product is back in stock',
    params: byProduct,
    response,
  }),
  'DELETE products/{id}/restock-alert': endpoint({
    audience: 'customer',
    summary: 'Do not send me that mail',
    params: byProduct,
    response,
  }),
};
