import { inTransaction } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { hashToken } from './access-tokens.ts';
import {
  endTokenFamilyOf,
  findTokenOwner,
  holdAccount,
  spendRefreshToken,
  spendRefreshTokenAgain,
} from './session.queries.ts';
import { type AccountDeps, openSession, type Session } from './sign-in.ts';

/** Two tabs that wake together send the same token; the second is forgiven for this long. */
const GRACE_MS = 30_000;

/** Each use of a refresh token makes the next one. Using one twice ends the whole family: one of the two was stolen. */
export async function refreshSession(deps: AccountDeps, refreshToken: string): Promise<Session> {
  const tokenHash = hashToken(refreshToken);
  const now = deps.clock();
  const session = await inTransaction(deps.db, async (tx) => {
    const owner = await findTokenOwner(tx, tokenHash);
    const user = owner && (await holdAccount(tx, owner));
    if (!user) return undefined;
    const used =
      (await spendRefreshToken(tx, tokenHash, now)) ?? (await spendRefreshTokenAgain(tx, tokenHash, now, GRACE_MS));
    if (used) return openSession(deps, tx, user, used.familyId);
    await endTokenFamilyOf(tx, tokenHash);
    return undefined;
  });
  if (!session) throw new Problem('UNAUTHENTICATED', 'Please sign in again.');
  return session;
}
