import type { SessionUser } from '@subah/contract/accounts/accounts';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { type AccessTokens, hashToken, newRefreshToken } from './access-tokens.ts';
import { insertRefreshToken, setLastSignIn } from './session.queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Without a refresh for this long the session ends. */
const IDLE_DAYS = 30;
/** From sign-in; a refresh does not prolong it. */
const SESSION_DAYS = 90;

export type Session = { accessToken: string; refreshToken: string };

type SessionPart = { familyId: string; signedInAt: Date; refreshToken: string };

/** Issues a pair of tokens: the first of a new session, or the next of `session`. The family of tokens is the session. */
export async function openSession(
  { tokens, clock }: Pick<Deps, 'clock'> & { tokens: AccessTokens },
  tx: Tx,
  user: SessionUser,
  session?: SessionPart,
): Promise<Session> {
  if (!session && user.role !== 'customer') await setLastSignIn(tx, user.id, clock());
  const { familyId, signedInAt, refreshToken } = session ?? {
    familyId: newId(),
    signedInAt: clock(),
    refreshToken: newRefreshToken(),
  };
  const endsAt = signedInAt.getTime() + SESSION_DAYS * DAY_MS;
  const expiresAt = new Date(Math.min(clock().getTime() + IDLE_DAYS * DAY_MS, endsAt));
  await insertRefreshToken(tx, {
    userId: user.id,
    familyId,
    signedInAt,
    tokenHash: hashToken(refreshToken),
    expiresAt,
  });
  return { accessToken: tokens.sign(user, familyId), refreshToken };
}
