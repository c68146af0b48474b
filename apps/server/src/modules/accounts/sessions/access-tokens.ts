import { createHash, createSecretKey, randomBytes } from 'node:crypto';
import { SessionUser } from '@subah/contract/accounts/accounts';
import { LRUCache } from 'lru-cache';
import { isId } from '../../../platform/database/new-id.ts';
import { readToken, signToken } from './json-web-token.ts';

const ACCESS_MINUTES = 15;
const ISSUER = 'subah';
const MOST_REMEMBERED = 5000;

export type Claim = { user: SessionUser; sessionId: string };

/** Access tokens: who you are and in which session, signed, for a quarter of an hour. */
export function accessTokens(secret: string, clock: () => Date) {
  // Once, and not for every call that carries a token.
  const key = createSecretKey(secret, 'utf8');
  // A page makes a dozen calls with the same token; it is read for the first. The session is asked for each time.
  const known = new LRUCache<string, { claim: Claim; endsAt: number }>({ max: MOST_REMEMBERED });

  const readAnew = (token: string): { claim: Claim; endsAt: number } | undefined => {
    const claims = readToken(token, key);
    if (claims?.iss !== ISSUER) return undefined;
    const { sid, exp } = claims;
    const user = SessionUser.safeParse(claims.user);
    if (typeof exp !== 'number' || typeof sid !== 'string' || !isId(sid) || !user.success) return undefined;
    return { claim: { user: user.data, sessionId: sid }, endsAt: exp * 1000 };
  };

  return {
    sign: (user: SessionUser, sessionId: string): string => {
      const iat = Math.floor(clock().getTime() / 1000);
      return signToken({ user, sid: sessionId, iss: ISSUER, iat, exp: iat + ACCESS_MINUTES * 60 }, key);
    },
    /** The bearer, or nobody: a bad, foreign or expired token is the same as none. */
    read: (token: string): Claim | undefined => {
      const found = known.get(token) ?? readAnew(token);
      if (!found || clock().getTime() >= found.endsAt) return undefined;
      known.set(token, found);
      return found.claim;
    },
  };
}

export type AccessTokens = ReturnType<typeof accessTokens>;

/** Refresh tokens are random and only their hash is kept, so a copy of the database opens no door. */
export const newRefreshToken = (): string => randomBytes(32).toString('base64url');

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
