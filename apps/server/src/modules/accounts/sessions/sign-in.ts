import type { SessionUser } from '@subah/contract/accounts/accounts';
import type { Deps } from '../../../deps.ts';
import { inTransaction, type Tx } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { findSignIn } from '../accounts.queries.ts';
import { isPassword } from '../passwords/passwords.ts';
import { countAttempts, forgive, signInLimits } from '../rate-limits.ts';
import { type AccessTokens, hashToken, newRefreshToken } from './access-tokens.ts';
import { holdAccount, insertRefreshToken } from './session.queries.ts';

const REFRESH_DAYS = 30;

export type AccountDeps = Pick<Deps, 'db' | 'clock' | 'settings' | 'pictures'> & { tokens: AccessTokens };
export type Session = { accessToken: string; refreshToken: string };

type Given = { mobile: string; password: string; ip: string };

export async function signIn(deps: AccountDeps, { mobile, password, ip }: Given) {
  const limits = signInLimits(mobile, ip);
  await countAttempts(deps, [limits.here, limits.account, limits.network]);
  const account = await findSignIn(deps.db, mobile);
  const isRight = await isPassword(account?.passwordHash, password);
  // Same answer for a wrong mobile and a wrong password, so nobody can list our shoppers.
  if (!account || !isRight) throw wrongCredentials();
  await forgive(deps, [limits.here, limits.account], limits.network);
  mayEnter(deps, account);
  return inTransaction(deps.db, async (tx) => {
    const user = await holdAccount(tx, account.id, account.passwordHash);
    if (!user) throw wrongCredentials();
    return { ...(await openSession(deps, tx, user, newId())), user };
  });
}

const wrongCredentials = () => new Problem('UNAUTHENTICATED', 'Please enter correct credentials.');

type Account = { email: string; verifiedAt: Date | null; isDemo: boolean };

function mayEnter({ settings }: Pick<AccountDeps, 'settings'>, { email, verifiedAt, isDemo }: Account): void {
  if (isDemo && !settings.isLoopback) {
    throw new Problem('FORBIDDEN', 'Demo accounts sign in on this machine only.');
  }
  if (!verifiedAt) {
    // Whoever knows the password may know the address too: the page goes on to its OTP with it.
    throw new Problem('FORBIDDEN', 'Please verify your email first.', { fields: { email } });
  }
}

/** A pair of tokens; the refresh token continues the given family, which is the session. */
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
