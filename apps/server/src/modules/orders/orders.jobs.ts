import type { Deps } from '../../deps.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { countSales } from './count-sales.ts';
import { countTogether } from './count-together.ts';
import { expireUnpaidOrders } from './expire-orders.ts';

export const ordersJobs = (deps: Pick<Deps, 'db' | 'clock'>): Jobs => ({
  tasks: {
    'orders:expire-unpaid': () => expireUnpaidOrders(deps),
    'orders:count-sales': () => countSales(deps),
    'orders:count-together': () => countTogether(deps),
  },
  crontab: [
    '* * * * * orders:expire-unpaid',
    '41 20 * * * orders:count-sales',
    '51 20 * * * orders:count-together',
  ].join('\n'),
});
