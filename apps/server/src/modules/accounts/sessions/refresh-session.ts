import { apiRequests } from '@subah/messages/api/requests';
import { inTransaction, type Tx } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { AccountDeps } from '../account-deps.ts';
import { hashToken, nextRefreshToken } from './access-tokens.ts';
import { openSession, type Session } from './open-session.ts';
import {
  consumeRefreshToken,
  endSessionOfToken,
  findTokenOwner,
  isUnused,
  lockSessionUser,
  reuseRefreshToken,
} from './session.queries.ts';

/** Two tabs may send the same token at once; a second use is accepted for this long. */
const GRACE_MS = 30_000;

/**
 * Exchanges a refresh token for its successor. Reuse of an older one ends the session, because it may have been stolen.
 * The successor is derived from the token, so that a repeated exchange answers the same pair and never forks the chain.
 */
export async function refreshSession(deps: AccountDeps, refreshToken: string): Promise<Session> {
  const tokenHash = hashToken(refreshToken);
  const now = deps.clock();
  const session = await inTransaction(deps.db, async (tx) => {
    const owner = await findTokenOwner(tx, tokenHash);
    // The lock also keeps a concurrent revocation from missing the successor that is about to be inserted.
    const user = owner && (await lockSessionUser(tx, owner));
    if (!user) return undefined;
    const successor = nextRefreshToken(deps.settings.authSecret, refreshToken);
    const consumed = await consumeRefreshToken(tx, tokenHash, now);
    if (consumed) return openSession(deps, tx, user, { ...consumed, refreshToken: successor });
    const repeated = await repeatExchange(tx, tokenHash, hashToken(successor), now);
    if (repeated) return { accessToken: deps.tokens.sign(user, repeated.familyId), refreshToken: successor };
    await endSessionOfToken(tx, tokenHash);
    return undefined;
  });
  if (!session) throw new Problem('UNAUTHENTICATED', apiRequests.signInAgain);
  return session;
}

/** Only for the immediately previous token: its successor must not have been used. */
const repeatExchange = async (tx: Tx, tokenHash: string, successorHash: string, now: Date) =>
  (await isUnused(tx, successorHash)) ? reuseRefreshToken(tx, tokenHash, now, GRACE_MS) : undefined;

/** Signs out: ends the session that the token belongs to, whether or not it is the newest. */
export async function endSessionByToken({ db }: Pick<AccountDeps, 'db'>, refreshToken: string): Promise<void> {
  const tokenHash = hashToken(refreshToken);
  await inTransaction(db, async (tx) => {
    const owner = await findTokenOwner(tx, tokenHash);
    if (!owner) return;
    // A refresh under way inserts a token that a delete without this lock would not see.
    await lockSessionUser(tx, owner);
    await endSessionOfToken(tx, tokenHash);
  });
}
