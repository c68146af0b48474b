import type { Deps } from '../../deps.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { deleteStaleSignUps } from './accounts.queries.ts';
import type { CodePurpose } from './accounts.tables.ts';
import { deleteExpiredCodes } from './one-time-codes/one-time-codes.ts';
import { sendCode } from './one-time-codes/send-code.ts';
import { deleteExpiredTokens } from './sessions/session.queries.ts';

/** Who has not verified by then starts anew; the email and the mobile of somebody else are not kept for them. */
const SIGN_UP_DAYS = 7;

export const accountsJobs = (deps: Pick<Deps, 'db' | 'clock' | 'settings' | 'pictures'>): Jobs => ({
  tasks: {
    'accounts:send-code': (wish) => sendCode(deps, wish as { email: string; purpose: CodePurpose }),
    'accounts:delete-photo': (photo) => deps.pictures.remove((photo as { key: string }).key),
    'accounts:delete-expired': async () => {
      await deleteExpiredTokens(deps.db, deps.clock());
      await deleteExpiredCodes(deps.db, deps.clock());
      await deleteStaleSignUps(deps.db, new Date(deps.clock().getTime() - SIGN_UP_DAYS * 24 * 60 * 60 * 1000));
    },
  },
  crontab: '17 21 * * * accounts:delete-expired',
});
