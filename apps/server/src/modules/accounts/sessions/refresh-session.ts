import { inTransaction } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { hashToken } from './access-tokens.ts';
import {
  consumeRefreshToken,
  endSessionOfToken,
  findTokenOwner,
  lockSessionUser,
  reuseRefreshToken,
} from './session.queries.ts';
import { type AccountDeps, openSession, type Session } from './sign-in.ts';

/** Two tabs may send the same token at once; a second use is accepted for this long. */
const GRACE_MS = 30_000;

/** Rotates the refresh token. Reuse of an old one revokes the whole family, because it may have been stolen. */
export async function refreshSession(deps: AccountDeps, refreshToken: string): Promise<Session> {
  const tokenHash = hashToken(refreshToken);
  const now = deps.clock();
  const session = await inTransaction(deps.db, async (tx) => {
    const owner = await findTokenOwner(tx, tokenHash);
    const user = owner && (await lockSessionUser(tx, owner));
    if (!user) return undefined;
    const used =
      (await consumeRefreshToken(tx, tokenHash, now)) ?? (await reuseRefreshToken(tx, tokenHash, now, GRACE_MS));
    if (used) return openSession(deps, tx, user, used.familyId);
    await endSessionOfToken(tx, tokenHash);
    return undefined;
  });
  if (!session) throw new Problem('UNAUTHENTICATED', 'Please sign in again.');
  return session;
}
