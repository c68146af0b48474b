import type { Deps } from '../../deps.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { deleteOldKeys } from './idempotency.ts';

export const checkoutJobs = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Jobs => ({
  tasks: { 'checkout:delete-old-keys': () => deleteOldKeys(db, clock()) },
  crontab: '23 * * * * checkout:delete-old-keys',
});
