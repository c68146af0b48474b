import type { Deps } from '../../deps.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { expireCoins } from './expire-coins.ts';

/** 00:10 in India; the crontab is in UTC. */
export const walletJobs = (deps: Pick<Deps, 'db' | 'clock'>): Jobs => ({
  tasks: { 'wallet:expire-coins': () => expireCoins(deps) },
  crontab: '40 18 * * * wallet:expire-coins',
});
