import type { Deps } from '../../deps.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { remindPatients } from './remind-patients.ts';

/** 12:30 UTC is 18:00 in India. `fill` runs a missed job up to four hours later. */
export const healthcareJobs = (deps: Pick<Deps, 'db' | 'clock' | 'settings'>): Jobs => ({
  tasks: { 'remind-patients': () => remindPatients(deps) },
  crontab: '30 12 * * * remind-patients ?fill=4h',
});
