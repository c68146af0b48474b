import { createHmac, generateKeyPairSync } from 'node:crypto';
import { createSigner } from 'fast-jwt';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenShop, openStockedShop } from '../../../../test/open-shop.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { hashPassword, isPassword } from '../passwords/passwords.ts';
import { accessTokens } from './access-tokens.ts';

const SECRET = 'a secret of at least thirty-two characters';
const OTHER_SECRET = 'another secret of thirty-two characters';

/** Signs header and payload by hand, so that the tests do not depend on the library under test. */
const signedBy = (secret: string, header: string, payload: string, hash = 'sha256') => {
  const content = [header, payload].map((part) => Buffer.from(part).toString('base64url')).join('.');
  return `${content}.${createHmac(hash, secret).update(content).digest('base64url')}`;
};
const HS256 = '{"alg":"HS256"}';
const inMinutes = (minutes: number) => Math.floor(Date.now() / 1000) + minutes * 60;

describe('reading a token', () => {
  const user = {
    id: newId(),
    role: 'customer',
    name: 'Asha',
    email: 'asha@example.com',
    mobile: '9826000001',
  } as const;
  const sid = newId();
  const payload = (changes: object = {}) =>
    JSON.stringify({ user, sid, iss: 'subah', iat: inMinutes(0), exp: inMinutes(5), ...changes });
  const { read, sign } = accessTokens(SECRET, () => new Date());

  test('signs HS256 with user, session, issuer and 15 minutes', () => {
    const [header = '', body = '', signature] = sign(user, sid).split('.');
    expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toMatchObject({ alg: 'HS256' });
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
    expect(claims).toMatchObject({ user, sid, iss: 'subah' });
    expect(claims.exp - claims.iat).toBe(15 * 60);
    expect(signature).toBe(createHmac('sha256', SECRET).update(`${header}.${body}`).digest('base64url'));
  });

  test('accepts a header with and without typ', () => {
    expect(read(signedBy(SECRET, HS256, payload()))).toEqual({ user, sessionId: sid });
    expect(read(signedBy(SECRET, '{"alg":"HS256","typ":"JWT"}', payload()))).toEqual({ user, sessionId: sid });
  });

  test('rejects a tampered or malformed token', () => {
    const [header, body, signature = ''] = sign(user, sid).split('.');
    for (const token of [
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
      '',
      'x'.repeat(5000),
    ])
      expect([token, read(token)]).toEqual([token, undefined]);
  });

  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const unsigned = (alg: string) => signedBy(SECRET, JSON.stringify({ alg }), payload()).replace(/\.[^.]*$/, '.');

  test.each([
    ['alg none, signed', signedBy(SECRET, '{"alg":"none"}', payload())],
    ['alg none, unsigned', unsigned('none')],
    ['alg None, unsigned', unsigned('None')],
    ['HS256, unsigned', unsigned('HS256')],
    ['alg HS512', signedBy(SECRET, '{"alg":"HS512"}', payload(), 'sha512')],
    ['alg RS256', createSigner({ key: privateKey, algorithm: 'RS256' })(JSON.parse(payload()))],
    ['another secret', signedBy(OTHER_SECRET, HS256, payload())],
    ['a crit header', signedBy(SECRET, '{"alg":"HS256","crit":["b64"],"b64":false}', payload())],
    ['another issuer', signedBy(SECRET, HS256, payload({ iss: 'elsewhere' }))],
    ['no issuer', signedBy(SECRET, HS256, payload({ iss: undefined }))],
    ['expired', signedBy(SECRET, HS256, payload({ exp: inMinutes(-1) }))],
    ['no expiry', signedBy(SECRET, HS256, payload({ exp: undefined }))],
    ['an expiry that is no number', signedBy(SECRET, HS256, payload({ exp: '4e9' }))],
    ['a session that is no id', signedBy(SECRET, HS256, payload({ sid: 'no id' }))],
    ['no user', signedBy(SECRET, HS256, payload({ user: null }))],
    ['a header that is no object', signedBy(SECRET, '[]', payload())],
    ['a header that is no JSON', signedBy(SECRET, 'no json', payload())],
    ['a payload that is no JSON', signedBy(SECRET, HS256, 'no json')],
    ['a payload that is null', signedBy(SECRET, HS256, 'null')],
  ])('rejects %s', (_what, token) => {
    expect(read(token)).toBeUndefined();
  });

  test('rejects a cached token after its expiry', () => {
    let now = new Date();
    const tokens = accessTokens(SECRET, () => now);
    const token = tokens.sign(user, sid);
    expect(tokens.read(token)?.sessionId).toBe(sid);
    now = new Date(now.getTime() + 14 * 60_000);
    expect(tokens.read(token)?.sessionId).toBe(sid);
    now = new Date(now.getTime() + 60_000);
    expect(tokens.read(token)).toBeUndefined();
  });
});

describe('authenticating a request', () => {
  let shop: OpenShop;
  let session: { accessToken: string; refreshToken: string; user: { id: string } };
  let claims: { user: object; sid: string };

  beforeAll(async () => {
    shop = await openStockedShop({ settings: { authSecret: SECRET } });
    session = await shop.signIn('customer');
    claims = JSON.parse(Buffer.from(session.accessToken.split('.')[1] ?? '', 'base64url').toString());
  });
  afterAll(() => shop.close());

  const statusOf = async (token: string) => (await shop.get('/api/addresses', { token })).status;
  const tokenFor = (changes: object = {}, secret = SECRET) =>
    signedBy(secret, HS256, JSON.stringify({ ...claims, iss: 'subah', exp: inMinutes(5), ...changes }));

  test('accepts a valid token and rejects others with 401', async () => {
    expect(await statusOf(tokenFor())).toBe(200);
    expect(await statusOf(tokenFor({}, OTHER_SECRET))).toBe(401);
    expect(await statusOf(tokenFor({ exp: inMinutes(-1) }))).toBe(401);
    expect(await statusOf(session.refreshToken)).toBe(401);
  });

  test('takes the role from the account, not from the token', async () => {
    const token = tokenFor({ user: { ...claims.user, role: 'admin' } });
    expect((await shop.get('/api/get-profile', { token })).body.data.role).toBe('customer');
  });

  test('rejects a session of another user', async () => {
    const doctor = await shop.signIn('doctor');
    expect(await statusOf(tokenFor({ user: { ...claims.user, id: doctor.user.id } }))).toBe(401);
  });

  test('rejects the access token after sign-out', async () => {
    const other = await shop.signIn('customer');
    expect(await statusOf(other.accessToken)).toBe(200);
    await shop.post('/api/logout', { refreshToken: other.refreshToken });
    expect(await statusOf(other.accessToken)).toBe(401);
    expect(await statusOf(session.accessToken)).toBe(200);
  });

  test('takes as long for a missing account as for a wrong password', async () => {
    const hashOfAccount = await hashPassword('the right one');
    const durationOf = async (hash: string | undefined) => {
      const start = performance.now();
      expect(await isPassword(hash, 'wrong-one')).toBe(false);
      return performance.now() - start;
    };
    // Interleaved and by the minimum, so that other load on the machine affects both alike.
    let [existing, missing] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (let round = 0; round < 8; round++) {
      existing = Math.min(existing, await durationOf(hashOfAccount));
      missing = Math.min(missing, await durationOf(undefined));
    }
    expect(missing / existing).toBeGreaterThan(0.5);
  });
});
