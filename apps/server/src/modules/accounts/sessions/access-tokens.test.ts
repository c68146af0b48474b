import { createHmac, generateKeyPairSync } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenShop, openDemoShop } from '../../../../test/open-shop.ts';
import { isPassword } from '../passwords/passwords.ts';
import { accessTokens } from './access-tokens.ts';

const SECRET = 'a secret of at least thirty-two characters';
const key = (secret = SECRET) => new TextEncoder().encode(secret);
let shop: OpenShop;
let session: { accessToken: string; refreshToken: string; user: { id: string } };
let claims: { user: object; sid: string };

beforeAll(async () => {
  shop = await openDemoShop({ settings: { authSecret: SECRET } });
  session = await shop.signIn('customer');
  claims = JSON.parse(Buffer.from(session.accessToken.split('.')[1] ?? '', 'base64url').toString());
});
afterAll(() => shop.close());

const statusOf = async (token: string) => (await shop.get('/api/addresses', { token })).status;
const made = (payload: object = {}) => {
  const { user, sid } = claims;
  return new SignJWT({ user, sid, ...payload }).setIssuer('subah').setIssuedAt();
};

test('a token made like ours is ours, so that the next tests mean something', async () => {
  const token = await made().setProtectedHeader({ alg: 'HS256' }).setExpirationTime('5m').sign(key());
  expect(await statusOf(token)).toBe(200);
});

test('others read our tokens as the standard says', async () => {
  const { payload, protectedHeader } = await jwtVerify(session.accessToken, key(), { issuer: 'subah' });
  expect(protectedHeader).toEqual({ alg: 'HS256' });
  expect(payload).toMatchObject({ user: { id: session.user.id }, sid: claims.sid });
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(15 * 60);
});

test('a text that is changed anywhere, or is no token at all: nobody', async () => {
  const [header, body, signature = ''] = session.accessToken.split('.');
  const tokens = [
    `${header}.${body}`,
    `${header}.${body}.`,
    `${header}.${body}.${signature}.`,
    `${header}.${body}.${signature}.${signature}`,
    `${header}.${body}.${signature}=`,
    `${header}.${body}.${signature.slice(0, -1)}`,
    `${header}.${body}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
    `${header}.${body}x.${signature}`,
    `.${body}.${signature}`,
    '..',
    'é.é.é',
  ];
  const { read } = accessTokens(SECRET, () => new Date());
  for (const token of tokens) expect([token, read(token)]).toEqual([token, undefined]);
  expect(read(session.accessToken)?.sessionId).toBe(claims.sid);
});

test('a signed text that is not what we sign: nobody', async () => {
  const { read } = accessTokens(SECRET, () => new Date());
  const signed = (head: string, body: string) => {
    const content = [head, body].map((part) => Buffer.from(part).toString('base64url')).join('.');
    return `${content}.${createHmac('sha256', SECRET).update(content).digest('base64url')}`;
  };
  const body = JSON.stringify({ ...claims, iss: 'subah', exp: 4e9 });
  const header = '{"alg":"HS256"}';
  expect(read(signed(header, body))?.sessionId).toBe(claims.sid);
  for (const [head, text] of [
    ['{"alg":"none"}', body],
    ['{"alg":"HS256","crit":["b64"],"b64":false}', body],
    ['[]', body],
    ['no json', body],
    [header, 'no json'],
    [header, 'null'],
    [header, JSON.stringify({ ...claims, iss: 'subah', exp: '4e9' })],
    [header, JSON.stringify({ ...claims, iss: 'subah', exp: 4e9, sid: 'no id' })],
    [header, JSON.stringify({ ...claims, iss: 'subah', exp: 4e9, user: null })],
  ] as const) {
    expect(read(signed(head, text))).toBeUndefined();
  }
});

test('another algorithm, none at all, another secret, an end that is past or missing: nobody', async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const unsigned = (alg: string) =>
    `${Buffer.from(JSON.stringify({ alg })).toString('base64url')}.${session.accessToken.split('.')[1]}.`;
  const tokens = [
    await made().setProtectedHeader({ alg: 'HS512' }).setExpirationTime('5m').sign(key()),
    await made().setProtectedHeader({ alg: 'RS256' }).setExpirationTime('5m').sign(privateKey),
    await made()
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime('5m')
      .sign(key('another secret of thirty-two characters')),
    await made().setProtectedHeader({ alg: 'HS256' }).setExpirationTime('-1m').sign(key()),
    await made().setProtectedHeader({ alg: 'HS256' }).sign(key()),
    await made().setIssuer('elsewhere').setProtectedHeader({ alg: 'HS256' }).setExpirationTime('5m').sign(key()),
    unsigned('none'),
    unsigned('None'),
    unsigned('HS256'),
    session.refreshToken,
    'x'.repeat(5000),
  ];
  for (const token of tokens) expect(await statusOf(token)).toBe(401);
});

test('a token that was read before ends at its time all the same', async () => {
  let now = new Date();
  const { sign, read } = accessTokens(SECRET, () => now);
  const user = {
    ...session.user,
    role: 'customer',
    name: 'Asha',
    email: 'asha@example.com',
    mobile: '9826000001',
  } as const;
  const token = sign(user, claims.sid);
  expect(read(token)?.sessionId).toBe(claims.sid);
  now = new Date(now.getTime() + 14 * 60_000);
  expect(read(token)?.sessionId).toBe(claims.sid);
  now = new Date(now.getTime() + 60_000);
  expect(read(token)).toBeUndefined();
});

test('a role that a token claims counts for nothing', async () => {
  const token = await made({ user: { ...claims.user, role: 'admin' } })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('5m')
    .sign(key());
  expect((await shop.get('/api/get-profile', { token })).body.data.role).toBe('customer');
});

test('a session belongs to one person', async () => {
  const doctor = await shop.signIn('doctor');
  const token = await made({ user: { ...claims.user, id: doctor.user.id } })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('5m')
    .sign(key());
  expect(await statusOf(token)).toBe(401);
});

test('signing out ends the access token too', async () => {
  const other = await shop.signIn('customer');
  expect(await statusOf(other.accessToken)).toBe(200);
  await shop.post('/api/logout', { refreshToken: other.refreshToken });
  expect(await statusOf(other.accessToken)).toBe(401);
  expect(await statusOf(session.accessToken)).toBe(200);
});

test('an account that does not exist takes as long as a wrong password', async () => {
  const [account] = (await shop.database.pool.query('select password_hash from users limit 1')).rows;
  const quickest = async (hash: string | undefined) => {
    const times: number[] = [];
    for (let round = 0; round < 5; round++) {
      const start = performance.now();
      expect(await isPassword(hash, 'wrong-one')).toBe(false);
      times.push(performance.now() - start);
    }
    return Math.min(...times);
  };
  const [known, unknown] = [await quickest(account.password_hash), await quickest(undefined)];
  expect(unknown / known).toBeGreaterThan(0.5);
});
