import type { staffEventsEndpoints } from '@subah/contract/reports/staff-events';
import { staffTopicsOf } from '@subah/rules/accounts/staff-topics';
import type { Handlers } from '../../platform/http/handler-types.ts';

export const staffEventsRoutes = (): Pick<Handlers, keyof typeof staffEventsEndpoints> => ({
  'GET admin/events': async ({ user }) => ({ topics: staffTopicsOf(user.role) }),
});
