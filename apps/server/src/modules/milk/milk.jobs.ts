import type { Deps } from '../../deps.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { createDeliveriesForDay } from './create-deliveries-for-day.ts';
import { sendDairySheets } from './send-dairy-sheets.ts';

/** Every half hour from 11PM to 7:30AM in India, in case the server was down at 11PM. The crontab is in UTC. */
export const milkJobs = (deps: Pick<Deps, 'db' | 'clock'>): Jobs => ({
  tasks: {
    'milk:create-deliveries': async () => {
      try {
        await createDeliveriesForDay(deps);
      } finally {
        // Also when single plans failed; a repeated run corrects the sheet.
        await sendDairySheets(deps);
      }
    },
  },
  crontab: ['30 17 * * * milk:create-deliveries', '0,30 18-23,0,1 * * * milk:create-deliveries ?id=milk-again'].join(
    '\n',
  ),
});
