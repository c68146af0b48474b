import type { Deps } from '../../deps.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { countSales } from './bought-goods/count-sales.ts';
import { countTogether } from './bought-goods/count-together.ts';
import { expireUnpaidOrders } from './unpaid-orders/expire-orders.ts';

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
