import type { SessionUser } from '@subah/contract/accounts/accounts';
import type { Deps } from '../../../deps.ts';
import { inTransaction, type Tx } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { findSignIn } from '../accounts.queries.ts';
import { isPassword } from '../passwords/passwords.ts';
import { clearAfterSuccess, countAttempts, signInLimits } from '../rate-limits.ts';
import { type AccessTokens, hashToken, newRefreshToken } from './access-tokens.ts';
import { insertRefreshToken, lockSessionUser } from './session.queries.ts';

const REFRESH_DAYS = 30;

export type AccountDeps = Pick<Deps, 'db' | 'clock' | 'settings' | 'pictures'> & { tokens: AccessTokens };
export type Session = { accessToken: string; refreshToken: string };

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
  return inTransaction(deps.db, async (tx) => {
    const user = await lockSessionUser(tx, account.id, account.passwordHash);
    if (!user) throw wrongCredentials();
    return { ...(await openSession(deps, tx, user, newId())), user };
  });
}

const wrongCredentials = () => new Problem('WRONG_CREDENTIALS', 'Please enter correct credentials.');

type Account = { email: string; verifiedAt: Date | null; isDemo: boolean };

function checkMaySignIn({ settings }: Pick<AccountDeps, 'settings'>, { email, verifiedAt, isDemo }: Account): void {
  if (isDemo && !settings.isLocalOnly) {
    throw new Problem('DEMO_SIGN_IN_REFUSED', 'Demo accounts sign in on this machine only.');
  }
  if (!verifiedAt) {
    // The page continues to the OTP form with this email; the password was right, so it may be revealed.
    throw new Problem('EMAIL_NOT_VERIFIED', 'Please verify your email first.', { fields: { email } });
  }
}

/** Issues a pair of tokens. The family of refresh tokens is the session. */
export async function openSession(
  { tokens, clock }: Pick<AccountDeps, 'tokens' | 'clock'>,
  tx: Tx,
  user: SessionUser,
  familyId: string,
): Promise<Session> {
  const refreshToken = newRefreshToken();
  const expiresAt = new Date(clock().getTime() + REFRESH_DAYS * 24 * 60 * 60 * 1000);
  await insertRefreshToken(tx, { userId: user.id, familyId, tokenHash: hashToken(refreshToken), expiresAt });
  return { accessToken: tokens.sign(user, familyId), refreshToken };
}
