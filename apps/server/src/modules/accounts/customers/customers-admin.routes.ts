import type { customersAdminEndpoints } from '@subah/contract/accounts/customers-admin';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../platform/http/handler-types.ts';
import type { RecordChange } from '../record-change.ts';
import { addCustomerNote } from './customer-notes.ts';
import { listCustomers } from './list-customers.ts';
import { signOutUser } from './sign-out-user.ts';

export const customersAdminRoutes = (
  deps: Pick<Deps, 'db' | 'clock'>,
  record: RecordChange,
): Pick<Handlers, keyof typeof customersAdminEndpoints> => ({
  'GET admin/customers': ({ query }) => listCustomers(deps.db, query),
  'POST admin/customers/{id}/notes': async ({ user, params, body }) => ({
    data: await addCustomerNote(deps, { userId: params.id, authorId: user.id, text: body.text }, record),
  }),
  'POST admin/users/{id}/sign-out': async ({ user, params }) => {
    await signOutUser(deps, user, params.id, record);
    return { message: 'Signed out of all devices.' };
  },
});
