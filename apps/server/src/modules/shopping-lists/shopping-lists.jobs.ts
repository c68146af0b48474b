import type { Deps } from '../../deps.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { sendListReminders } from './send-reminders.ts';

/** 04:00 UTC is 09:30 in India. `fill` runs a missed job up to eight hours later. */
export const shoppingListsJobs = (deps: Pick<Deps, 'db' | 'clock' | 'settings'>): Jobs => ({
  tasks: {
    'shopping-lists:remind': async () => {
      await sendListReminders(deps);
    },
  },
  crontab: '0 4 * * * shopping-lists:remind ?fill=8h',
});
