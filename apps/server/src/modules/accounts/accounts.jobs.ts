import type { Deps } from '../../deps.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { deleteStaleSignUps } from './accounts.queries.ts';
import type { CodePurpose } from './accounts.tables.ts';
import { deleteExpiredCodes } from './one-time-codes/one-time-codes.ts';
import { sendCode } from './one-time-codes/send-code.ts';
import { deleteExpiredTokens } from './sessions/session.queries.ts';

/** Unverified accounts are deleted after this time. */
const SIGN_UP_DAYS = 7;

export const accountsJobs = (deps: Pick<Deps, 'db' | 'clock' | 'settings' | 'pictures'>): Jobs => ({
  tasks: {
    'accounts:send-code': (payload) => sendCode(deps, payload as { email: string; purpose: CodePurpose }),
    'accounts:delete-photo': (payload) => deps.pictures.remove((payload as { key: string }).key),
    'accounts:delete-expired': async () => {
      await deleteExpiredTokens(deps.db, deps.clock());
      await deleteExpiredCodes(deps.db, deps.clock());
      await deleteStaleSignUps(deps.db, new Date(deps.clock().getTime() - SIGN_UP_DAYS * 24 * 60 * 60 * 1000));
    },
  },
  crontab: '17 21 * * * accounts:delete-expired',
});
