import type { Deps } from '../../deps.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { makeMorning } from './create-deliveries-for-day.ts';

/** From 11PM to 7:30AM in India, every half hour: a server that slept at 11PM catches up before the round begins. */
export const milkJobs = (deps: Pick<Deps, 'db' | 'clock'>): Jobs => ({
  tasks: { 'milk:make-morning': () => makeMorning(deps) },
  crontab: ['30 17 * * * milk:make-morning', '0,30 18-23,0,1 * * * milk:make-morning ?id=milk-again'].join('\n'),
});
