import type { Deps } from '../../deps.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { sumDays } from './period/sum-days.ts';

const SUM_DAYS = 'reports:sum-days';

export const reportsJobs = (deps: Pick<Deps, 'db' | 'clock'>): Jobs => ({
  tasks: {
    [SUM_DAYS]: async () => {
      await sumDays(deps);
    },
  },
  crontab: `* * * * * ${SUM_DAYS} ?max=1`,
});
