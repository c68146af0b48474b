import type { customerFactsEndpoints } from '@subah/contract/accounts/customers-admin';
import type { findEndpoints } from '@subah/contract/reports/find';
import type { reportsEndpoints } from '@subah/contract/reports/reports';
import { can } from '@subah/rules/accounts/roles';
import { nextMorning } from '@subah/rules/delivery/delivery-slot';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../platform/http/handler-types.ts';
import { findDeliverySettings } from '../delivery/index.ts';
import { countWaitingWork } from './count-waiting-work.ts';
import { readCustomerFacts } from './customer-facts.ts';
import { countOrders } from './dashboard.ts';
import { findForStaff } from './find-for-staff.ts';
import { readPickList } from './pick-list.ts';
import { printSamples } from './print-samples.ts';
import { readSalesReport } from './sales.ts';

export function reportsRoutes({
  db,
  clock,
  settings,
}: Pick<Deps, 'db' | 'clock' | 'settings'>): Pick<
  Handlers,
  keyof typeof reportsEndpoints | keyof typeof findEndpoints | keyof typeof customerFactsEndpoints
> {
  return {
    'GET admin/find': async ({ user, query }) => ({ data: await findForStaff({ db, clock }, user.role, query.q) }),
    'GET admin/customers/{id}': async ({ params }) => ({ data: await readCustomerFacts({ db, clock }, params.id) }),
    'GET admin/waiting-work': async ({ user }) => ({ data: await countWaitingWork(db, user.role) }),
    'GET admin/dashboard': async () => ({ data: await countOrders(db) }),
    'GET admin/orders/pick-list': async ({ user, query }) => {
      const now = clock();
      const list = await readPickList(db, query.date ?? nextMorning(now, await findDeliverySettings(db)), now);
      // Samples name patients.
      return { data: can(user.role, 'handle lab tests') ? list : { ...list, samples: [] } };
    },
    'GET admin/lab-samples/labels.pdf': async ({ query }) => ({
      fileName: `sample-labels-${query.date}.pdf`,
      bytes: await printSamples({ db, settings }, query.date),
    }),
    'GET admin/reports/sales': async ({ query }) => ({ data: await readSalesReport(db, query.days, clock()) }),
  };
}
