import { createHmac, randomBytes } from 'node:crypto';
import { shownShopName } from '@subah/rules/shop/shop-name';
import { Secret, TOTP } from 'otpauth';
import { deriveKey, openSealed, sealText } from '../../../platform/seal-text.ts';

const PERIOD_SECONDS = 30;
/** Codes of the step before and after are accepted, for clocks that differ. */
const WINDOW = 1;

export const newSecret = (): string => new Secret({ size: 20 }).base32;

const totpOf = (secret: string, { issuer = '', label = '' } = {}) =>
  new TOTP({
    issuer,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  });

/** For the QR code that authenticator apps scan. A colon would end the name of the shop. */
export const enrolmentUri = (secret: string, { shopName, label }: { shopName: string; label: string }): string =>
  totpOf(secret, { issuer: shownShopName(shopName).replaceAll(':', ' '), label }).toString();

/** The time step that the code belongs to; undefined if it is wrong. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta;
}

const keyFor = (authSecret: string, purpose: string): Buffer => deriveKey(authSecret, `two-step ${purpose}`);

const sealOf = (authSecret: string, userId: string) => ({ authSecret, purpose: 'two-step secret', owner: userId });

export const encryptSecret = (authSecret: string, userId: string, secret: string): string =>
  sealText(sealOf(authSecret, userId), secret);

/** Throws for a row that was changed or encrypted with another AUTH_SECRET. */
export const decryptSecret = (authSecret: string, userId: string, encrypted: string): string =>
  openSealed(sealOf(authSecret, userId), encrypted);

/** Without 0, 1, I and O, because people copy the codes by hand. */
const RECOVERY_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const RECOVERY_COUNT = 10;
const RECOVERY_LENGTH = 10;

/** `ABCDE-23456`: 50 random bits each. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_COUNT }, () => {
    const letters = [...randomBytes(RECOVERY_LENGTH)].map((byte) => RECOVERY_LETTERS[byte % RECOVERY_LETTERS.length]);
    return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`;
  });

export const isRecoveryCode = (code: string): boolean => code.replace(/[^A-Za-z0-9]/g, '').length === RECOVERY_LENGTH;

/** Keyed, like one-time codes. Spaces, hyphens and case make no difference. */
export const hashRecoveryCode = (authSecret: string, userId: string, code: string): string =>
  createHmac('sha256', keyFor(authSecret, 'recovery'))
    .update(`${userId}:${code.replace(/[^A-Za-z0-9]/g, '').toUpperCase()}`)
    .digest('base64url');

/** Ends with the password it was made for, because the hash is part of the message. */
export const signChallenge = (authSecret: string, account: { id: string; passwordHash: string }, expiresAtMs: number) =>
  createHmac('sha256', keyFor(authSecret, 'challenge'))
    .update(`${account.id}:${expiresAtMs}:${account.passwordHash}`)
    .digest('base64url');
