import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import { resetPasswordMail, verifyEmailMail } from '../account-mails.ts';
import { findByEmail } from '../accounts.queries.ts';
import type { CodePurpose } from '../accounts.tables.ts';
import { countAttempts, resendLimits } from '../rate-limits.ts';
import { makeCode } from './one-time-codes.ts';

type Wish = { email: string; purpose: CodePurpose };

const MAILS = { 'verify-email': verifyEmailMail, 'reset-password': resetPasswordMail };

/** Whether the email is registered is found out in the background, so the answer and its time are the same for all. */
export async function askForCode(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  { email, purpose }: Wish,
  ip: string,
): Promise<void> {
  await countAttempts(deps, resendLimits(purpose, email, ip));
  await addJob(deps.db, 'accounts:send-code', { email, purpose });
}

/** The job. Nobody with this email, or nobody who may have such a code: nothing is sent. */
export async function sendCode(deps: Pick<Deps, 'db' | 'clock' | 'settings'>, { email, purpose }: Wish): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const account = await findByEmail(tx, email, purpose);
    if (!account) return;
    const { code, expiresAt } = await makeCode(deps, tx, { userId: account.id, purpose }, deps.clock());
    await queueMail(tx, MAILS[purpose](account, code), { until: expiresAt });
  });
}
