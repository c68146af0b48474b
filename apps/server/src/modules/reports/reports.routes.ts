import type { reportsEndpoints } from '@subah/contract/orders/reports';
import { can } from '@subah/rules/accounts/roles';
import { nextMorning } from '@subah/rules/delivery/delivery-slot';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../platform/http/handler-types.ts';
import { countWaitingWork } from './count-waiting-work.ts';
import { countOrders } from './dashboard.ts';
import { readPickList } from './pick-list.ts';
import { readSalesReport } from './sales.ts';

export function reportsRoutes({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Pick<Handlers, keyof typeof reportsEndpoints> {
  return {
    'GET admin/waiting-work': async ({ user }) => ({ data: await countWaitingWork(db, user.role) }),
    'GET admin/dashboard': async () => ({ data: await countOrders(db) }),
    'GET admin/orders/pick-list': async ({ user, query }) => {
      const list = await readPickList(db, query.date ?? nextMorning(clock()));
      // Samples name patients.
      return { data: can(user.role, 'handle lab tests') ? list : { ...list, samples: [] } };
    },
    'GET admin/reports/sales': async ({ query }) => ({ data: await readSalesReport(db, query.days, clock()) }),
  };
}
