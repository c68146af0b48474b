import type { operationsEndpoints } from '@subah/contract/operations/operations';
import type { Handlers } from '../../platform/http/handler-types.ts';
import { type OperationsDeps, readOperations } from './read-operations.ts';
import { retryJob, retryMails } from './retry.ts';

export const operationsRoutes = (deps: OperationsDeps): Pick<Handlers, keyof typeof operationsEndpoints> => ({
  'GET admin/operations': async () => ({ data: await readOperations(deps) }),
  'POST admin/operations/jobs/retry': async ({ user, body }) => {
    await retryJob(deps.db, user.id, body.id);
    return { data: await readOperations(deps) };
  },
  'POST admin/operations/mails/retry': async ({ user }) => {
    await retryMails(deps.db, user.id);
    return { data: await readOperations(deps) };
  },
});
