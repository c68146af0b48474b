import type { reportsEndpoints } from '@subah/contract/orders/reports';
import { can } from '@subah/rules/accounts/roles';
import { indiaDate } from '@subah/rules/india-time';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../platform/http/handler-types.ts';
import { countWaitingWork } from './count-waiting-work.ts';
import { countOrders } from './dashboard.ts';
import { readPickList } from './pick-list.ts';
import { readSalesReport } from './sales.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export function reportsRoutes({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Pick<Handlers, keyof typeof reportsEndpoints> {
  return {
    'GET admin/waiting-work': async ({ user }) => ({ data: await countWaitingWork(db, user.role) }),
    'GET admin/dashboard': async () => ({ data: await countOrders(db) }),
    'GET admin/orders/pick-list': async ({ user, query }) => {
      const list = await readPickList(db, query.date ?? indiaDate(new Date(clock().getTime() + DAY_MS)));
      // Samples name patients.
      return { data: can(user.role, 'handle lab tests') ? list : { ...list, samples: [] } };
    },
    'GET admin/reports/sales': async ({ query }) => ({ data: await readSalesReport(db, query.days, clock()) }),
  };
}
