import { createHash, createHmac, randomBytes } from 'node:crypto';
import { SessionUser } from '@subah/contract/accounts/accounts';
import { createSigner, createVerifier } from 'fast-jwt';
import { LRUCache } from 'lru-cache';
import { isId } from '../../../platform/database/new-id.ts';

const ACCESS_MINUTES = 15;
const ISSUER = 'subah';
const MAX_CACHED = 5000;

export type AccessClaims = { user: SessionUser; sessionId: string };
type VerifiedToken = { claims: AccessClaims; expiresAtMs: number };

/** JSON web tokens (HS256) that name the user and the session. */
export function accessTokens(secret: string, clock: () => Date) {
  const sign = createSigner({ key: secret, algorithm: 'HS256' });
  // Expiry is checked below against the injected clock.
  const verify = createVerifier({
    key: secret,
    algorithms: ['HS256'],
    allowedIss: ISSUER,
    requiredClaims: ['iss', 'exp'],
    ignoreExpiration: true,
  });
  // A page sends about a dozen requests with one token. Only the signature is cached; the session is looked up each time.
  const verified = new LRUCache<string, VerifiedToken>({ max: MAX_CACHED });

  const verifyToken = (token: string): VerifiedToken | undefined => {
    let payload: Record<string, unknown>;
    try {
      payload = verify(token);
    } catch {
      return undefined;
    }
    const { sid, exp } = payload;
    const user = SessionUser.safeParse(payload.user);
    if (typeof exp !== 'number' || typeof sid !== 'string' || !isId(sid) || !user.success) return undefined;
    return { claims: { user: user.data, sessionId: sid }, expiresAtMs: exp * 1000 };
  };

  return {
    sign: (user: SessionUser, sessionId: string): string => {
      const iat = Math.floor(clock().getTime() / 1000);
      return sign({ user, sid: sessionId, iss: ISSUER, iat, exp: iat + ACCESS_MINUTES * 60 });
    },
    /** Undefined for a malformed, forged or expired token. */
    read: (token: string): AccessClaims | undefined => {
      const found = verified.get(token) ?? verifyToken(token);
      if (!found || clock().getTime() >= found.expiresAtMs) return undefined;
      verified.set(token, found);
      return found.claims;
    },
  };
}

export type AccessTokens = ReturnType<typeof accessTokens>;

/** Refresh tokens are random; the database holds only their hash. */
export const newRefreshToken = (): string => randomBytes(32).toString('base64url');

/** The same for the same token; without the secret it cannot be computed from a token that was used before. */
export const nextRefreshToken = (secret: string, token: string): string =>
  createHmac('sha256', secret).update(`refresh:${token}`).digest('base64url');

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
