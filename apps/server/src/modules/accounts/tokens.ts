import { createHash, randomBytes } from 'node:crypto';
import { SessionUser } from '@subah/contract/accounts';
import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { isId } from '../../platform/new-id.ts';

const ACCESS_MINUTES = 15;
const ISSUER = 'subah';
const MOST_REMEMBERED = 5000;

export type Claim = { user: SessionUser; sessionId: string };

/** Access tokens: who you are and in which session, signed, for a quarter of an hour. */
export function accessTokens(secret: string, clock: () => Date) {
  // Once, and not for every call that carries a token.
  const key = crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  );
  // A page makes a dozen calls with the same token; its signature is checked for the first. The session is asked for each time.
  const checked = new LRUCache<string, { claim: Claim; endsAt: number }>({ max: MOST_REMEMBERED });
  return {
    sign: async (user: SessionUser, sessionId: string): Promise<string> => {
      const seconds = Math.floor(clock().getTime() / 1000);
      return new SignJWT({ user, sid: sessionId })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(ISSUER)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + ACCESS_MINUTES * 60)
        .sign(await key);
    },
    /** The bearer, or nobody: a bad, foreign or expired token is the same as none. */
    read: async (token: string): Promise<Claim | undefined> => {
      const known = checked.get(token);
      if (known) return clock().getTime() < known.endsAt ? known.claim : undefined;
      try {
        const { payload } = await jwtVerify(token, await key, {
          issuer: ISSUER,
          algorithms: ['HS256'],
          requiredClaims: ['exp'],
          currentDate: clock(),
        });
        const { sid, exp = 0 } = payload;
        if (typeof sid !== 'string' || !isId(sid)) return undefined;
        const claim = { user: SessionUser.parse(payload.user), sessionId: sid };
        checked.set(token, { claim, endsAt: exp * 1000 });
        return claim;
      } catch {
        return undefined;
      }
    },
  };
}

export type AccessTokens = ReturnType<typeof accessTokens>;

/** Refresh tokens are random and only their hash is kept, so a copy of the database opens no door. */
export const newRefreshToken = (): string => randomBytes(32).toString('base64url');

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
