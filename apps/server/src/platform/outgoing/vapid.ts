import { createECDH, createPrivateKey, sign } from 'node:crypto';

const VALID_SECONDS = 12 * 3600;

/** Public and private key of the shop towards push services, in base64url. */
export type VapidKeys = { publicKey: string; privateKey: string };

export function createVapidKeys(): VapidKeys {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  // A private key with leading zeros would be shorter.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
}

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

type Sender = { keys: VapidKeys /** Where the push service reaches the shop: mailto: or https:. */; contact: string };

/** The Authorization header that proves who sends (RFC 8292). */
export function vapidAuthorization({ keys, contact }: Sender, endpoint: string, now: Date): string {
  const point = Buffer.from(keys.publicKey, 'base64url');
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: keys.privateKey,
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const expiresAt = Math.floor(now.getTime() / 1000) + VALID_SECONDS;
  const claims = { aud: new URL(endpoint).origin, exp: expiresAt, sub: contact };
  const content = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`;
  const signature = sign('sha256', Buffer.from(content), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${content}.${signature.toString('base64url')}, k=${keys.publicKey}`;
}
