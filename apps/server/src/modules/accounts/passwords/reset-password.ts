import { inTransaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import type { AccountDeps } from '../account-deps.ts';
import { passwordChangedMail } from '../account-mails.ts';
import { findByEmail, setPassword } from '../accounts.queries.ts';
import { checkCode, spendCode, wrongCode } from '../one-time-codes/one-time-codes.ts';
import { clearAfterSuccess, codeAttemptLimits, countAttempts, signInLimits } from '../rate-limits.ts';
import { endSessions } from '../sessions/session.queries.ts';
import { hashPassword } from './passwords.ts';
import { refuseEasyPassword } from './refuse-easy-password.ts';

type ResetPasswordInput = { email: string; otp: string; password: string; ip: string };

/** Sets a new password by OTP and ends all sessions: the account may be compromised. */
export async function resetPassword(
  deps: AccountDeps,
  { email, otp, password, ip }: ResetPasswordInput,
): Promise<void> {
  // Before the code is looked up: the answer must not depend on whether the email is registered.
  refuseEasyPassword(password, { name: '', email, mobile: '' });
  const limits = codeAttemptLimits('reset-password', email, ip);
  await countAttempts(deps, [limits.email, limits.network]);
  const account = await findByEmail(deps.db, email, 'reset-password');
  const codeKey = { userId: account?.id ?? newId(), purpose: 'reset-password' } as const;
  const codeHash = await checkCode(deps, codeKey, otp, deps.clock());
  if (!account) throw wrongCode();
  refuseEasyPassword(password, account);
  const passwordHash = await hashPassword(password);
  await inTransaction(deps.db, async (tx) => {
    if (!(await setPassword(tx, account.id, passwordHash))) throw wrongCode();
    await spendCode(tx, codeKey, codeHash);
    await endSessions(tx, account.id);
    await queueMail(tx, passwordChangedMail(account, deps.settings.publicUrl));
  });
  const signIn = signInLimits(account.mobile, ip);
  await clearAfterSuccess(deps, [limits.email, signIn.accountAndNetwork, signIn.account], limits.network);
}
