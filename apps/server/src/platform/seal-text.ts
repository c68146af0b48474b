import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export const deriveKey = (authSecret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', authSecret, '', `subah ${purpose}`, 32));

/** What a sealed text is for, and the row that it belongs to: a copied value is of no use elsewhere. */
type Seal = { authSecret: string; purpose: string; owner: string };

/** AES-256-GCM with a key derived from AUTH_SECRET. */
export function sealText({ authSecret, purpose, owner }: Seal, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', deriveKey(authSecret, purpose), nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Throws for a value that was changed or sealed with another AUTH_SECRET. */
export function openSealed({ authSecret, purpose, owner }: Seal, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', deriveKey(authSecret, purpose), nonce)
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const text = bytes.subarray(NONCE_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
}
