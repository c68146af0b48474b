import { Problem } from '../../platform/problem.ts';
import { endTokenFamilyOf, findSessionUser, spendRefreshToken, spendRefreshTokenAgain } from './accounts.queries.ts';
import { type AccountDeps, openSession, type Session } from './sign-in.ts';
import { hashToken } from './tokens.ts';

/** Two tabs that wake together send the same token; the second is forgiven for this long. */
const GRACE_MS = 30_000;

/** Each use of a refresh token makes the next one. Using one twice ends the whole family: one of the two was stolen. */
export async function refreshSession(deps: AccountDeps, refreshToken: string): Promise<Session> {
  const tokenHash = hashToken(refreshToken);
  const now = deps.clock();
  const session = await deps.db.transaction(async (tx) => {
    const used =
      (await spendRefreshToken(tx, tokenHash, now)) ?? (await spendRefreshTokenAgain(tx, tokenHash, now, GRACE_MS));
    if (!used) {
      await endTokenFamilyOf(tx, tokenHash);
      return undefined;
    }
    const user = await findSessionUser(tx, used.userId);
    return user && openSession(deps, tx, user, used.familyId);
  });
  if (!session) throw new Problem('UNAUTHENTICATED', 'Please sign in again.');
  return session;
}
