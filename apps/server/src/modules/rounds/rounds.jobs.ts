import type { Deps } from '../../deps.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { joinLateOrders } from './make-rounds.ts';

export const roundsJobs = (deps: Pick<Deps, 'db' | 'clock'>): Jobs => ({
  tasks: { 'rounds:join-late-orders': () => joinLateOrders(deps) },
  crontab: '*/2 * * * * rounds:join-late-orders',
});
