import type { Deps } from '../../deps.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { sendRestockAlerts } from './send-restock-alerts.ts';

export const restockAlertsJobs = (deps: Pick<Deps, 'db' | 'settings'>): Jobs => ({
  tasks: {
    'restock-alerts:send': async () => {
      await sendRestockAlerts(deps);
    },
  },
  crontab: '*/5 * * * * restock-alerts:send',
});
