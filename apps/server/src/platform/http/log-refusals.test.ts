import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { PASSWORD } from '../../../test/builders/index.ts';
import { type OpenShop, openShop } from '../../../test/open-shop.ts';
import { buildApp } from '../../app.ts';
import { createResponseCache } from '../cache/response-cache.ts';

let shop: OpenShop;
let app: FastifyInstance;
let text = '';
const logStream = new Writable({
  write: (chunk, _encoding, done) => {
    text += String(chunk);
    done();
  },
});
beforeAll(async () => {
  shop = await openShop();
  await shop.accountOf('customer');
  const settings = { ...shop.deps.settings, rateLimits: true };
  app = await buildApp({ ...shop.deps, settings }, { cache: createResponseCache(), log: pino(logStream) });
});
afterAll(async () => {
  await app.close();
  await shop.close();
});
beforeEach(() => {
  text = '';
});

const refusals = () =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === 'request refused');
const login = (mobile: string, password: string) =>
  app.inject({ method: 'POST', url: '/api/login', payload: { mobile, password } });

test('logs a refused sign-in without mobile and password', async () => {
  const response = await login('+91 98765 43210', 'wrong-one');
  await login('9876543210', 'wrong-two');
  const [first, second] = refusals();
  expect(first).toMatchObject({
    level: 30,
    code: 'WRONG_CREDENTIALS',
    status: 401,
    method: 'POST',
    route: '/api/login',
    ip: '127.0.0.1',
    requestId: response.json().requestId,
    time: expect.any(Number),
  });
  expect(first.identifier).toMatch(/^[\w-]{16}$/);
  expect(second.identifier).toBe(first.identifier);
  expect(text).not.toMatch(/wrong-one|98765|43210/);
});

test('logs a rate limit as a warning', async () => {
  for (let attempt = 0; attempt < 6; attempt++) await login('9000000001', 'wrong-one');
  expect(refusals().at(-1)).toMatchObject({ level: 40, code: 'RATE_LIMITED', status: 429 });
});

test('logs a forbidden call with the user', async () => {
  const { accessToken, user } = await shop.signIn('customer');
  const headers = { authorization: `Bearer ${accessToken}` };
  await app.inject({ url: '/api/admin/customers', headers });
  expect(refusals()).toEqual([
    expect.objectContaining({ code: 'FORBIDDEN', status: 403, userId: user.id, route: '/api/admin/customers' }),
  ]);
  expect(text).not.toContain(accessToken);
});

test('logs forged payments and webhooks as warnings', async () => {
  const { accessToken } = await shop.signIn('customer');
  await app.inject({
    method: 'POST',
    url: '/api/payment/webhook',
    headers: { 'x-razorpay-signature': 'f'.repeat(64) },
    payload: { event: 'payment.captured' },
  });
  expect(refusals()).toEqual([expect.objectContaining({ level: 40, code: 'PAYMENT_SIGNATURE' })]);
  expect(text).not.toContain('ffffffff');
  expect(text).not.toContain(accessToken);
});

test('logs a reused refresh token and no ordinary end of an access token', async () => {
  await app.inject({ method: 'POST', url: '/api/refresh-token', payload: { refreshToken: 'stolen-token' } });
  await app.inject({ url: '/api/get-profile', headers: { authorization: 'Bearer expired' } });
  expect(refusals().map(({ route }) => route)).toEqual(['/api/refresh-token']);
  expect(text).not.toContain('stolen-token');
});

test('logs a sign-in with the user and not as refused', async () => {
  const { id } = await shop.accountOf('customer');
  await login('9876543210', PASSWORD);
  expect(refusals()).toEqual([]);
  expect(JSON.parse(text)).toMatchObject({ msg: 'signed in', userId: id, route: '/api/login', ip: '127.0.0.1' });
  expect(text).not.toMatch(/98765/);
});
