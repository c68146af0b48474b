import { createHash, randomBytes } from 'node:crypto';
import { SessionUser } from '@subah/contract/accounts';
import { jwtVerify, SignJWT } from 'jose';

const ACCESS_MINUTES = 15;
const ISSUER = 'subah';

/** Access tokens: who you are, signed, for a quarter of an hour. */
export function accessTokens(secret: string, clock: () => Date) {
  const key = new TextEncoder().encode(secret);
  return {
    sign: (user: SessionUser): Promise<string> => {
      const seconds = Math.floor(clock().getTime() / 1000);
      return new SignJWT({ user })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(ISSUER)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + ACCESS_MINUTES * 60)
        .sign(key);
    },
    /** The bearer, or nobody: a bad, foreign or expired token is the same as none. */
    read: async (token: string): Promise<SessionUser | undefined> => {
      try {
        const { payload } = await jwtVerify(token, key, {
          issuer: ISSUER,
          algorithms: ['HS256'],
          currentDate: clock(),
        });
        return SessionUser.parse(payload.user);
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
