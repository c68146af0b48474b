import { createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { encryptPush } from './encrypt-push.ts';
import { postToPublicHost } from './post-to-public-host.ts';
import { isPrivateAddress } from './private-address.ts';
import { createVapidKeys, vapidAuthorization } from './vapid.ts';

test('encrypts the example of RFC 8291', () => {
  const message = encryptPush(
    'When I grow up, I want to be a watermelon',
    {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
    {
      privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
      salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
    },
  );
  expect(message.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('a push service can verify the sender', () => {
  const keys = createVapidKeys();
  const now = new Date('2026-11-16T06:00:00Z');
  const header = vapidAuthorization({ keys, contact: 'mailto:a@b.example' }, 'https://push.example/x/y', now);
  const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(header) ?? [];
  expect(key).toBe(keys.publicKey);
  const [head = '', claims = '', signature = ''] = token.split('.');
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  expect({ aud, sub }).toEqual({ aud: 'https://push.example', sub: 'mailto:a@b.example' });
  expect(exp * 1000 - now.getTime()).toBeLessThanOrEqual(24 * 3_600_000);
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isValid = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  expect(isValid).toBe(true);
});

test.each([
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['172.31.0.1', true],
  ['169.254.169.254', true],
  ['100.100.1.1', true],
  ['0.0.0.0', true],
  ['255.255.255.255', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['64:ff9b::a00:1', true],
  ['fd00::1', true],
  ['fe80::1', true],
  ['142.250.1.1', false],
  ['2607:f8b0::1', false],
])('%s is a private address: %s', (address, isPrivate) => {
  expect(isPrivateAddress(address)).toBe(isPrivate);
});

test.each(['https://127.0.0.1:9/x', 'https://[::1]:9/x', 'https://localhost:9/x', 'http://push.example/x'])(
  'does not connect to %s',
  async (url) => {
    const posting = postToPublicHost(url, { headers: {}, body: Buffer.from('x'), allowsPrivate: false });
    await expect(posting).rejects.toThrow('private address');
  },
);
