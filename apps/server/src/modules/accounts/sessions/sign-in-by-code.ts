import { inTransaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';
import type { AccountDeps } from '../account-deps.ts';
import { findByEmail } from '../accounts.queries.ts';
import { checkCode, spendCode, wrongCode } from '../one-time-codes/one-time-codes.ts';
import { clearAfterSuccess, codeAttemptLimits, countAttempts } from '../rate-limits.ts';
import { openSession } from './open-session.ts';
import { lockSessionUser } from './session.queries.ts';
import { checkMaySignIn } from './sign-in.ts';

type SignInByCodeInput = { email: string; otp: string; ip: string };

/** Opens a session with the OTP of `POST login/send-code` instead of the password. Customers only. */
export async function signInByCode(deps: AccountDeps, { email, otp, ip }: SignInByCodeInput) {
  const limits = codeAttemptLimits('sign-in', email, ip);
  await countAttempts(deps, [limits.email, limits.network]);
  const account = await findByEmail(deps.db, email, 'sign-in');
  const codeKey = { userId: account?.id ?? newId(), purpose: 'sign-in' } as const;
  const codeHash = await checkCode(deps, codeKey, otp, deps.clock());
  if (!account) throw wrongCode();
  checkMaySignIn(deps, account);
  const session = await inTransaction(deps.db, async (tx) => {
    // Before the code, as a new password does, which ends the codes of the account.
    const user = await lockSessionUser(tx, account.id);
    // The role may have changed since the account was read.
    if (user?.role !== 'customer') throw wrongCode();
    await spendCode(tx, codeKey, codeHash);
    return { ...(await openSession(deps, tx, user)), user };
  });
  await clearAfterSuccess(deps, [limits.email], limits.network);
  return session;
}
