import { z } from 'zod';
import { data, endpoint, Id } from '../endpoint.ts';
import { listField, requiredField } from '../form-field.ts';
import { PROMOTIONS, ProductCard } from './catalog.ts';

const Name = z.enum(PROMOTIONS, 'There is no such list.');
const SELECTION_REQUIRED = 'Please select a category and at least one product';

export const PinnedProduct = z.strictObject({ promotion: Name, product: ProductCard });
export type PinnedProduct = z.infer<typeof PinnedProduct>;

export const promotionsAdminEndpoints = {
  'GET admin/promotions': endpoint({
    audience: 'change products',
    summary: 'What is pinned to the top of which promotional list, in order',
    response: data(z.array(PinnedProduct)),
  }),
  'POST admin/promotions/{name}/products': endpoint({
    audience: 'change products',
    summary: 'Pin products to the top of a promotional list',
    params: z.object({ name: Name }),
    body: z.object({
      productIds: requiredField(listField(Id, 50).pipe(z.array(Id).min(1, SELECTION_REQUIRED)), SELECTION_REQUIRED),
    }),
    response: data(z.strictObject({ promotion: Name, productIds: z.array(Id) })),
  }),
  'DELETE admin/promotions/{name}/products/{id}': endpoint({
    audience: 'change products',
    summary: 'Take a pin off a promotional list',
    params: z.object({ name: Name, id: Id }),
    response: z.strictObject({ message: z.string() }),
  }),
};
