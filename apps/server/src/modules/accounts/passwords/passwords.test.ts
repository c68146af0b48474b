import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCustomer, PASSWORD } from '../../../../test/builders/index.ts';
import { type OpenShop, openShop } from '../../../../test/open-shop.ts';
import { mailsTo, otpOf } from '../../../../test/read-mail.ts';
import { oneTimeCodes } from '../accounts.tables.ts';

const PRIYA = { email: 'priya@subah.example', mobile: '9876543210' };
const ASHA = { email: 'asha.rao@subah.example', mobile: '9876500012' };
let password = PASSWORD;
let shop: OpenShop;

beforeAll(async () => {
  shop = await openShop();
  await shop.accountOf('customer');
});
afterAll(() => shop.close());

const login = async (candidate = password) => shop.post('/api/login', { mobile: PRIYA.mobile, password: candidate });
const session = async () => (await login()).body.data as { accessToken: string; refreshToken: string };
const forgot = (email: string) => shop.post('/api/forgot-password', { email });
const reset = (otp: string, fresh: string, email = PRIYA.email) =>
  shop.post('/api/reset-password', { email, otp, password: fresh });
const isOpen = async ({ accessToken, refreshToken }: { accessToken: string; refreshToken: string }) => ({
  access: (await shop.get('/api/addresses', { token: accessToken })).status === 200,
  refresh: (await shop.post('/api/refresh-token', { refreshToken })).status === 200,
});

test('resets a password by OTP and ends all sessions', async () => {
  const before = await session();
  await forgot(' Priya@Subah.Example ');
  const { status, body } = await reset(await otpOf(shop, PRIYA.email), 'brand-new-1');
  expect([status, body.message]).toEqual([200, 'Your password is changed. Please sign in.']);
  expect(await isOpen(before)).toEqual({ access: false, refresh: false });
  expect((await login(PASSWORD)).status).toBe(401);
  password = 'brand-new-1';
  expect((await login()).status).toBe(200);
  expect((await mailsTo(shop, PRIYA.email))[0]?.subject).toBe('Your Subah password was changed');
});

test('a new password ends codes for sign-in and for another password that were mailed before', async () => {
  const { id } = await aCustomer(shop, ASHA);
  const { email, mobile } = ASHA;
  const codes = async () => {
    await shop.post('/api/login/send-code', { email });
    const signInCode = await otpOf(shop, email);
    await forgot(email);
    return { signInCode, resetCode: await otpOf(shop, email) };
  };
  const signInBy = async (otp: string) => (await shop.post('/api/login/code', { email, otp })).body.code;
  const first = await codes();
  expect((await reset(first.resetCode, 'brand-new-2', email)).status).toBe(200);
  expect(await signInBy(first.signInCode)).toBe('WRONG_OTP');

  await shop.database.pool.query('delete from throttles');
  const second = await codes();
  const { accessToken } = (await shop.post('/api/login', { mobile, password: 'brand-new-2' })).body.data;
  const change = { currentPassword: 'brand-new-2', newPassword: 'brand-new-3' };
  expect((await shop.post('/api/change-password', change, { token: accessToken })).status).toBe(200);
  expect(await signInBy(second.signInCode)).toBe('WRONG_OTP');
  expect((await reset(second.resetCode, 'brand-new-4', email)).body.code).toBe('WRONG_OTP');
  expect(await shop.database.db.$count(oneTimeCodes, eq(oneTimeCodes.userId, id))).toBe(0);
});

test('does not reveal registered emails on forgot-password', async () => {
  const [known, unknown] = [await forgot(PRIYA.email), await forgot('nobody@example.com')];
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  expect(await mailsTo(shop, 'nobody@example.com')).toEqual([]);
  const guesses = [await reset('123456', 'guessed-1'), await reset('123456', 'guessed-1', 'nobody@example.com')];
  expect(guesses.map(({ status, body }) => [status, body.message])).toEqual(
    Array(2).fill([400, 'This OTP is wrong or has expired. Please check the email, or ask for a new one.']),
  );
});

test('accepts an OTP once and only for its purpose', async () => {
  await forgot(PRIYA.email);
  const otp = await otpOf(shop, PRIYA.email);
  expect((await shop.post('/api/verify-otp', { email: PRIYA.email, otp })).status).toBe(400);
  const responses = await Promise.all(['first-one-1', 'second-one'].map((fresh) => reset(otp, fresh)));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
  password = responses[0]?.status === 200 ? 'first-one-1' : 'second-one';
  expect((await login()).status).toBe(200);
});

test('ends a session that was opened during a reset', async () => {
  const before = await session();
  await forgot(PRIYA.email);
  const otp = await otpOf(shop, PRIYA.email);
  const [changed, ...opened] = await Promise.all([
    reset(otp, 'after-race-1'),
    shop.post('/api/refresh-token', { refreshToken: before.refreshToken }),
    login(),
  ]);
  expect(changed.status).toBe(200);
  password = 'after-race-1';
  for (const { status, body } of opened) {
    if (status !== 200) continue;
    const { refreshToken } = body.data;
    expect((await shop.post('/api/refresh-token', { refreshToken })).status).toBe(401);
  }
});

test('ends the other sessions on a password change', async () => {
  const [here, elsewhere] = [await session(), await session()];
  const change = (currentPassword: string, newPassword: string) =>
    shop.post('/api/change-password', { currentPassword, newPassword }, { token: here.accessToken });
  expect((await change('not-this-one', 'changed-1')).body.fields).toEqual({
    currentPassword: 'This is not your current password.',
  });
  expect((await change(password, 'short')).body.fields).toEqual({
    newPassword: 'Password must be at least 6 characters.',
  });
  expect((await change(password, 'changed-1')).status).toBe(200);
  password = 'changed-1';
  expect(await isOpen(elsewhere)).toEqual({ access: false, refresh: false });
  expect(await isOpen(here)).toEqual({ access: true, refresh: true });
});

test('lets doctors and admins change their password', async () => {
  for (const role of ['doctor', 'admin'] as const) {
    const { accessToken } = await shop.signIn(role);
    const body = { currentPassword: PASSWORD, newPassword: `${role}456` };
    expect((await shop.post('/api/change-password', body, { token: accessToken })).status).toBe(200);
  }
});
