import type { Deps } from '../../deps.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { forgetOldKeys } from './idempotency.ts';

export const checkoutJobs = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Jobs => ({
  tasks: { 'checkout:forget-old-keys': () => forgetOldKeys(db, clock()) },
  crontab: '23 * * * * checkout:forget-old-keys',
});
