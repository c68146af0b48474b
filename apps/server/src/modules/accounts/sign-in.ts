import type { SessionUser } from '@subah/contract/accounts';
import type { Deps } from '../../deps.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { newId } from '../../platform/new-id.ts';
import { Problem } from '../../platform/problem.ts';
import { findSignIn, insertRefreshToken } from './accounts.queries.ts';
import { isPassword } from './passwords.ts';
import { type AccessTokens, hashToken, newRefreshToken } from './tokens.ts';

const REFRESH_DAYS = 30;

export type AccountDeps = Pick<Deps, 'db' | 'clock' | 'settings'> & { tokens: AccessTokens };
export type Session = { accessToken: string; refreshToken: string };

export async function signIn(deps: AccountDeps, { mobile, password }: { mobile: string; password: string }) {
  const account = await findSignIn(deps.db, mobile);
  const isRight = await isPassword(account?.passwordHash, password);
  // Same answer for a wrong mobile and a wrong password, so nobody can list our shoppers.
  if (!account || !isRight) throw new Problem('UNAUTHENTICATED', 'Please enter correct credentials.');
  if (account.isDemo && !deps.settings.isLoopback) {
    throw new Problem('FORBIDDEN', 'Demo accounts sign in on this machine only.');
  }
  if (!account.verifiedAt) throw new Problem('FORBIDDEN', 'Please verify your email first.');
  const user: SessionUser = {
    id: account.id,
    role: account.role,
    name: account.name,
    email: account.email,
    mobile: account.mobile,
  };
  return { ...(await openSession(deps, deps.db, user, newId())), user };
}

/** A pair of tokens; the refresh token continues the given family. */
export async function openSession(
  { tokens, clock }: Pick<AccountDeps, 'tokens' | 'clock'>,
  db: Db | Tx,
  user: SessionUser,
  familyId: string,
): Promise<Session> {
  const refreshToken = newRefreshToken();
  const expiresAt = new Date(clock().getTime() + REFRESH_DAYS * 24 * 60 * 60 * 1000);
  await insertRefreshToken(db, { userId: user.id, familyId, tokenHash: hashToken(refreshToken), expiresAt });
  return { accessToken: await tokens.sign(user), refreshToken };
}
