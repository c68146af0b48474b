import type { Deps } from '../../deps.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { CodePurpose } from './accounts.tables.ts';
import { sendCode } from './one-time-codes/send-code.ts';

export const accountsJobs = (deps: Pick<Deps, 'db' | 'clock' | 'settings' | 'pictures'>): Jobs => ({
  tasks: {
    'accounts:send-code': (payload) => sendCode(deps, payload as { email: string; purpose: CodePurpose }),
    'accounts:delete-photo': (payload) => deps.pictures.remove((payload as { key: string }).key),
  },
});
