import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenShop, openDemoShop, openShop } from '../../../test/open-shop.ts';

const MINUTE_MS = 60_000;
let now = new Date('2026-11-15T06:00:00Z');
let shop: OpenShop;

beforeAll(async () => {
  shop = await openShop({ clock: () => now });
  await shop.accountOf('customer');
});
afterAll(() => shop.close());

const login = (mobile: string, password: string) => shop.post('/api/login', { mobile, password });
const refresh = (refreshToken: string) => shop.post('/api/refresh-token', { refreshToken });

test('signs in with mobile and password', async () => {
  const { status, body } = await login('9876543210', 'customer123');
  expect(status).toBe(200);
  expect(body.data.user).toMatchObject({ role: 'customer', name: 'Priya Verma', mobile: '9876543210' });
  const own = await shop.get('/api/addresses', { token: body.data.accessToken });
  expect(own.status).toBe(200);
});

test('returns the same error for a wrong mobile and a wrong password', async () => {
  const [wrongMobile, wrongPassword] = [
    await login('9000000000', 'customer123'),
    await login('9876543210', 'wrong-one'),
  ];
  expect(wrongMobile.status).toBe(401);
  const { requestId: _, ...first } = wrongMobile.body;
  const { requestId: __, ...second } = wrongPassword.body;
  expect(first).toEqual(second);
});

test('returns the documented message of each field', async () => {
  const { status, body } = await login('12345', 'short');
  expect(status).toBe(400);
  expect(body.fields).toEqual({
    mobile: 'Enter a valid 10-digit mobile number.',
    password: 'Password must be at least 6 characters.',
  });
});

test('ends the session on sign-out', async () => {
  const session = await shop.signIn('customer');
  expect((await shop.post('/api/logout', { refreshToken: session.refreshToken })).status).toBe(200);
  expect((await refresh(session.refreshToken)).status).toBe(401);
});

test('expires access tokens after 15 minutes and refresh tokens after 30 days', async () => {
  const session = await shop.signIn('customer');
  now = new Date(now.getTime() + 16 * MINUTE_MS);
  expect((await shop.get('/api/addresses', { token: session.accessToken })).status).toBe(401);
  now = new Date(now.getTime() + 31 * 24 * 60 * MINUTE_MS);
  expect((await refresh(session.refreshToken)).status).toBe(401);
});

test('rejects a token with a foreign signature', async () => {
  const { accessToken } = await shop.signIn('admin');
  const [header, payload] = accessToken.split('.');
  const forged = `${header}.${payload}.${Buffer.from('not the signature').toString('base64url')}`;
  expect((await shop.get('/api/addresses', { token: forged })).status).toBe(401);
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
  expect((await shop.get('/api/addresses', { token: unsigned })).status).toBe(401);
});

test('rejects demo accounts on a public server', async () => {
  const open = await openDemoShop({ settings: { host: '0.0.0.0', isLocalOnly: false } });
  const { status } = await open.post('/api/login', { mobile: '9876543212', password: 'admin123' });
  await open.close();
  expect(status).toBe(403);
});
