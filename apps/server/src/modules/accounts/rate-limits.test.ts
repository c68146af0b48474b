import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD } from '../../../test/builders/index.ts';
import { type OpenShop, openShop } from '../../../test/open-shop.ts';
import { otpOf } from '../../../test/read-mail.ts';

let now = new Date('2026-11-15T06:00:00Z');
let shop: OpenShop;
/** Trusts X-Forwarded-For, so that a test can choose the client address. */
let proxied: OpenShop;
const advanceClock = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

beforeAll(async () => {
  shop = await openShop({ clock: () => now, settings: { rateLimits: true } });
  proxied = await openShop({ clock: () => now, settings: { rateLimits: true, trustProxy: 1 } });
  for (const role of ['customer', 'doctor', 'admin'] as const) {
    await shop.accountOf(role);
    await proxied.accountOf(role);
  }
});
afterAll(async () => {
  await shop.close();
  await proxied.close();
});

const login = (mobile: string, password: string, headers: Record<string, string> = {}) =>
  shop.post('/api/login', { mobile, password }, { headers });
const loginFrom = (ip: string, mobile: string, password: string) =>
  proxied.post('/api/login', { mobile, password }, { headers: { 'x-forwarded-for': ip } });
const signUpInput = (emailName: string, mobile: string) => ({
  name: 'Asha Rao',
  email: `${emailName}@example.com`,
  mobile,
  password: 'morning1',
});

test('blocks after five wrong passwords, in every spelling and with forged headers', async () => {
  const spellings = ['9876543210', '+919876543210', '09876543210', ' 98765 43210 ', '91-98765-43210'];
  for (const [place, mobile] of spellings.entries()) {
    expect((await login(mobile, 'wrong-one', { 'x-forwarded-for': `10.0.0.${place}` })).status).toBe(401);
  }
  for (const headers of [
    {},
    { 'x-forwarded-for': '10.9.9.9' },
    { 'x-real-ip': '10.9.9.9' },
    { forwarded: 'for=1.2.3.4' },
  ]) {
    const { status, body, headers: answered } = await login('9876543210', PASSWORD, headers);
    expect([status, body.code, answered.get('retry-after')]).toEqual([429, 'RATE_LIMITED', '30']);
    expect(body.message).toBe('Too many tries. Please wait 30 seconds and try again.');
  }
  advanceClock(31);
  expect((await login('9876543210', PASSWORD)).status).toBe(200);
  expect((await login('9876543210', 'wrong-one')).status).toBe(401);
  expect((await login('9876543210', PASSWORD)).status).toBe(200);
});

test('limits an unknown mobile in the same way', async () => {
  for (let round = 0; round < 5; round++) expect((await login('9000000001', 'wrong-one')).status).toBe(401);
  expect((await login('9000000001', 'wrong-one')).status).toBe(429);
});

test('counts concurrent attempts', async () => {
  const responses = await Promise.all(Array.from({ length: 20 }, () => login('9876543211', 'wrong-one')));
  expect(responses.filter(({ status }) => status === 401)).toHaveLength(5);
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(15);
});

test('blocks only the attacking address, or all for at most 15 minutes when there are many', async () => {
  for (let round = 0; round < 6; round++) await loginFrom('203.0.113.1', '9876543210', 'wrong-one');
  expect((await loginFrom('203.0.113.1', '9876543210', PASSWORD)).status).toBe(429);
  expect((await loginFrom('198.51.100.7', '9876543210', PASSWORD)).status).toBe(200);

  for (let place = 0; place < 20; place++) await loginFrom(`203.0.113.${place + 10}`, '9876543210', 'wrong-one');
  const slowed = await loginFrom('198.51.100.7', '9876543210', PASSWORD);
  expect(slowed.status).toBe(429);
  expect(Number(slowed.headers.get('retry-after'))).toBeLessThanOrEqual(15 * 60);
  advanceClock(15 * 60);
  expect((await loginFrom('198.51.100.7', '9876543210', PASSWORD)).status).toBe(200);
});

test('ignores forged X-Forwarded-For entries', async () => {
  for (let round = 0; round < 5; round++) await loginFrom(`10.1.1.${round}, 192.0.2.44`, '9000000002', 'wrong-one');
  expect((await loginFrom('10.1.1.99, 192.0.2.44', '9000000002', 'wrong-one')).status).toBe(429);
  for (let round = 0; round < 5; round++) await loginFrom(`2001:db8:7:7::${round}`, '9000000003', 'wrong-one');
  expect((await loginFrom('2001:db8:7:7:ffff::1', '9000000003', 'wrong-one')).status).toBe(429);
});

test('unblocks an account after a password reset', async () => {
  for (let round = 0; round < 6; round++) await login('9876543212', 'wrong-one');
  expect((await login('9876543212', PASSWORD)).status).toBe(429);
  await shop.post('/api/forgot-password', { email: 'admin@subah.example' });
  const otp = await otpOf(shop, 'admin@subah.example');
  await shop.post('/api/reset-password', { email: 'admin@subah.example', otp, password: 'admin-new-1' });
  expect((await login('9876543212', 'admin-new-1')).status).toBe(200);
});

test('resends an OTP after 120 seconds, then after 60', async () => {
  const asha = signUpInput('waits', '9811100001');
  await shop.post('/api/signup', asha);
  const resend = () => shop.post('/api/resend-otp', { email: asha.email });
  const first = await resend();
  expect([first.status, first.body.code, first.headers.get('retry-after')]).toEqual([429, 'RATE_LIMITED', '120']);
  advanceClock(119);
  expect((await resend()).status).toBe(429);
  advanceClock(1);
  expect((await resend()).status).toBe(200);
  expect((await resend()).headers.get('retry-after')).toBe('60');
  advanceClock(60);
  expect((await resend()).status).toBe(200);
});

test('limits the mails to one address', async () => {
  const asha = signUpInput('flood', '9811100002');
  const signUps = [];
  for (let round = 0; round < 6; round++) signUps.push((await shop.post('/api/signup', asha)).status);
  expect(signUps).toEqual([200, 200, 200, 200, 200, 429]);
  let sent = 0;
  for (let minute = 0; minute < 60; minute++) {
    if ((await shop.post('/api/forgot-password', { email: 'nobody@example.com' })).status === 200) sent++;
    advanceClock(60);
  }
  expect(sent).toBeLessThanOrEqual(10);
});

test('limits OTP attempts over many codes', async () => {
  const asha = signUpInput('guess', '9811100003');
  await shop.post('/api/signup', asha);
  let guesses = 0;
  for (let minute = 0; minute < 30; minute++) {
    for (let round = 0; round < 6; round++) {
      if ((await shop.post('/api/verify-otp', { email: asha.email, otp: '99999' })).status === 400) guesses++;
    }
    await shop.post('/api/resend-otp', { email: asha.email });
    advanceClock(60);
  }
  expect(guesses).toBeLessThanOrEqual(16);
});

test('accepts only the newest code after the tries of the first one ran out, also while it is asked for', async () => {
  const asha = signUpInput('retry', '9811100007');
  await shop.post('/api/signup', asha);
  const first = await otpOf(shop, asha.email);
  const verify = (otp: string) => shop.post('/api/verify-otp', { email: asha.email, otp });
  for (let round = 0; round < 5; round++)
    expect((await verify(first === '000000' ? '111111' : '000000')).status).toBe(400);
  expect((await verify(first)).status).toBe(400);
  advanceClock(130);
  const answers = await Promise.all([
    verify(first),
    shop.post('/api/resend-otp', { email: asha.email }),
    verify(first),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([400, 200, 400]);
  const second = await otpOf(shop, asha.email);
  expect(second).not.toBe(first);
  expect((await verify(second)).status).toBe(200);
  expect((await verify(second)).status).toBe(400);
});

test('limits password attempts within a session', async () => {
  const { accessToken } = (await login('9876543210', PASSWORD)).body.data;
  const guess = () =>
    shop.post(
      '/api/change-password',
      { currentPassword: 'a guess', newPassword: 'mine-now-1' },
      { token: accessToken },
    );
  for (let round = 0; round < 5; round++) expect((await guess()).status).toBe(400);
  expect((await guess()).status).toBe(429);
  const remove = await shop.send('DELETE', '/api/users/me', { token: accessToken, body: { password: 'a guess' } });
  expect(remove.status).toBe(429);
});

test.each([{ trustProxy: 2 }, { trustProxy: ['127.0.0.0/8', '203.0.113.0/24'] }])(
  'tells clients behind two proxies apart with %o',
  async ({ trustProxy }) => {
    const behindTwo = await openShop({ clock: () => now, settings: { rateLimits: true, trustProxy } });
    await behindTwo.accountOf('customer');
    const loginAs = (client: string) =>
      behindTwo.post(
        '/api/login',
        { mobile: '9876543210', password: 'wrong-one' },
        { headers: { 'x-forwarded-for': `${client}, 203.0.113.5` } },
      );
    for (let attempt = 0; attempt < 5; attempt++) expect((await loginAs('198.51.100.1')).status).toBe(401);
    expect((await loginAs('198.51.100.1')).status).toBe(429);
    expect((await loginAs('198.51.100.2')).status).toBe(401);
    await behindTwo.close();
  },
);
