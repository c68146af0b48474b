import type { customersAdminEndpoints } from '@subah/contract/accounts/customers-admin';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../platform/http/handler-types.ts';
import type { RecordChange } from '../record-change.ts';
import { listCustomers } from './list-customers.ts';
import { signOutUser } from './sign-out-user.ts';

export const customersAdminRoutes = (
  { db }: Pick<Deps, 'db'>,
  record: RecordChange,
): Pick<Handlers, keyof typeof customersAdminEndpoints> => ({
  'GET admin/customers': ({ query }) => listCustomers(db, query),
  'POST admin/users/{id}/sign-out': async ({ user, params }) => {
    await signOutUser({ db }, user, params.id, record);
    return { message: 'Signed out of all devices.' };
  },
});
