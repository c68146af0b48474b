import { accountRefusals } from '@subah/messages/api/accounts';
import { inTransaction } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { AccountDeps } from '../account-deps.ts';
import { findSignIn } from '../accounts.queries.ts';
import { isPassword } from '../passwords/passwords.ts';
import { clearAfterSuccess, countAttempts, signInLimits } from '../rate-limits.ts';
import { twoStepRequired } from '../two-step/challenge.ts';
import { hasTwoStep } from '../two-step/two-step.queries.ts';
import { openSession } from './open-session.ts';
import { lockSessionUser } from './session.queries.ts';

type SignInInput = { mobile: string; password: string; ip: string };

export async function signIn(deps: AccountDeps, { mobile, password, ip }: SignInInput) {
  const limits = signInLimits(mobile, ip);
  await countAttempts(deps, [limits.accountAndNetwork, limits.account, limits.network]);
  const account = await findSignIn(deps.db, mobile);
  const isMatch = await isPassword(account?.passwordHash, password);
  // The same error for a wrong mobile and a wrong password, so that accounts cannot be enumerated.
  if (!account || !isMatch) throw wrongCredentials();
  await clearAfterSuccess(deps, [limits.accountAndNetwork, limits.account], limits.network);
  checkMaySignIn(deps, account);
  if (await hasTwoStep(deps.db, account.id)) throw twoStepRequired(deps, account);
  return inTransaction(deps.db, async (tx) => {
    const user = await lockSessionUser(tx, account.id, account.passwordHash);
    if (!user) throw wrongCredentials();
    return { ...(await openSession(deps, tx, user)), user };
  });
}

const wrongCredentials = () => new Problem('WRONG_CREDENTIALS', accountRefusals.wrongCredentials);

type Account = { email: string; verifiedAt: Date | null; isDemo: boolean };

export function checkMaySignIn(
  { settings }: Pick<AccountDeps, 'settings'>,
  { email, verifiedAt, isDemo }: Account,
): void {
  if (isDemo && !settings.isLocalOnly) {
    throw new Problem('DEMO_SIGN_IN_REFUSED', accountRefusals.demoAccount);
  }
  if (!verifiedAt) {
    // The page continues to the OTP form with this email; the password was right, so it may be revealed.
    throw new Problem('EMAIL_NOT_VERIFIED', accountRefusals.verifyEmailFirst, { fields: { email } });
  }
}
