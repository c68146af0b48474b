import type { Deps } from '../../deps.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { deleteExpiredTokens } from './accounts.queries.ts';

export const accountsJobs = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Jobs => ({
  tasks: { 'accounts:delete-expired-tokens': () => deleteExpiredTokens(db, clock()) },
  crontab: '17 21 * * * accounts:delete-expired-tokens',
});
