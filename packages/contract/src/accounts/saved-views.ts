import { z } from 'zod';
import { data, endpoint, Id } from '../endpoint.ts';

export const SavedViewInput = z.object({
  /** The list that the view belongs to. */
  list: z.string().regex(/^[a-z-]{2,40}$/, 'This is not a list of the console.'),
  name: z.string('Name is required.').trim().min(1, 'Name is required.').max(40, 'At most 40 characters.'),
  /** The search part of the address, without the question mark. */
  address: z.string().startsWith('section=', 'This is not an address of the console.').max(1000),
});
export type SavedViewInput = z.infer<typeof SavedViewInput>;

export const SavedView = z.strictObject({ _id: Id, list: z.string(), name: z.string(), address: z.string() });
export type SavedView = z.infer<typeof SavedView>;

export const savedViewsEndpoints = {
  'GET admin/saved-views': endpoint({
    audience: 'staff',
    summary: 'Own saved views of console lists, oldest first',
    response: data(z.array(SavedView)),
  }),
  'POST admin/saved-views': endpoint({
    audience: 'staff',
    summary: 'Save the filters of a list under a name; a name that exists gets the new filters',
    body: SavedViewInput,
    response: data(SavedView),
  }),
  'DELETE admin/saved-views/{id}': endpoint({
    audience: 'staff',
    summary: 'Delete an own saved view',
    params: z.object({ id: Id }),
    response: z.strictObject({ message: z.string() }),
  }),
};
