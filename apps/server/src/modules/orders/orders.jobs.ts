import type { Deps } from '../../deps.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { FOLLOW_UP } from './ask-for-follow-up.ts';
import { countSales } from './count-sales.ts';
import { followUp } from './follow-up.ts';
import { releaseHolds } from './release-holds.ts';

export const ordersJobs = (deps: Pick<Deps, 'db' | 'clock' | 'settings'>): Jobs => ({
  tasks: {
    [FOLLOW_UP]: () => followUp(deps),
    'orders:release-holds': () => releaseHolds(deps),
    'orders:count-sales': () => countSales(deps),
  },
  crontab: [`* * * * * ${FOLLOW_UP}`, '* * * * * orders:release-holds', '41 20 * * * orders:count-sales'].join('\n'),
});
