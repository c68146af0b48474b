import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import { resetPasswordMail, signInCodeMail, verifyEmailMail } from '../account-mails.ts';
import { findByEmail } from '../accounts.queries.ts';
import type { CodePurpose } from '../accounts.tables.ts';
import { countAttempts, resendLimits } from '../rate-limits.ts';
import { codeMailKey, createCode } from './one-time-codes.ts';

type CodeRequest = { email: string; purpose: CodePurpose };

const MAILS = { 'verify-email': verifyEmailMail, 'reset-password': resetPasswordMail, 'sign-in': signInCodeMail };

/** The lookup runs in a job, so that neither the response nor its time reveals whether the email is registered. */
export async function requestCode(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  { email, purpose }: CodeRequest,
  ip: string,
): Promise<void> {
  await countAttempts(deps, resendLimits(purpose, email, ip));
  await addJob(deps.db, 'accounts:send-code', { email, purpose });
}

/** The job. Sends nothing when no account may have such a code. */
export async function sendCode(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  { email, purpose }: CodeRequest,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const account = await findByEmail(tx, email, purpose);
    if (!account) return;
    const { code, expiresAt } = await createCode(deps, tx, { userId: account.id, purpose }, deps.clock());
    await queueMail(tx, MAILS[purpose](account, code), { until: expiresAt, key: codeMailKey(purpose, account.email) });
  });
}
