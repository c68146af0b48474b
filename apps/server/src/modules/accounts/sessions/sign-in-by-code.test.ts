import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenShop, openShop } from '../../../../test/open-shop.ts';
import { mailsTo, otpOf } from '../../../../test/read-mail.ts';

const EMAIL = 'priya@subah.example';
let now = new Date('2026-11-15T06:00:00Z');
let shop: OpenShop;

beforeAll(async () => {
  shop = await openShop({ clock: () => now });
  for (const role of ['customer', 'doctor', 'admin'] as const) await shop.accountOf(role);
});
afterAll(() => shop.close());

const sendCode = (email = EMAIL) => shop.post('/api/login/send-code', { email });
const signIn = (otp: string, email = EMAIL) => shop.post('/api/login/code', { email, otp });
const wrongOf = (otp: string) => (otp === '000000' ? '111111' : '000000');

test('signs a customer in with a code from the mail, once', async () => {
  await sendCode(' Priya@Subah.Example ');
  const otp = await otpOf(shop, EMAIL);
  const answers = await Promise.all([signIn(otp), signIn(otp)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  const signedIn = answers[0].status === 200 ? answers[0] : answers[1];
  const { accessToken, refreshToken, user } = signedIn.body.data;
  expect(user).toMatchObject({ email: EMAIL, role: 'customer' });
  expect((await shop.get('/api/get-profile', { token: accessToken })).status).toBe(200);
  expect((await shop.post('/api/refresh-token', { refreshToken })).status).toBe(200);
});

test('refuses a sixth attempt, a code older than ten minutes and a code for another purpose', async () => {
  await sendCode();
  const otp = await otpOf(shop, EMAIL);
  for (let attempt = 0; attempt < 5; attempt++) expect((await signIn(wrongOf(otp))).status).toBe(400);
  expect((await signIn(otp)).body.code).toBe('WRONG_OTP');

  await sendCode();
  const late = await otpOf(shop, EMAIL);
  now = new Date(now.getTime() + 10 * 60_000 + 1);
  expect((await signIn(late)).body.code).toBe('WRONG_OTP');

  await shop.post('/api/forgot-password', { email: EMAIL });
  expect((await signIn(await otpOf(shop, EMAIL))).body.code).toBe('WRONG_OTP');
});

test('answers alike for unknown emails and staff, who get no code', async () => {
  const emails = [EMAIL, 'nobody@example.com', 'admin@subah.example', 'doctor@subah.example'];
  const asked = await Promise.all(emails.map((email) => sendCode(email)));
  const tried = await Promise.all(emails.map((email) => signIn('0000', email)));
  const comparable = ({ status, body }: (typeof asked)[number]) => ({ status, ...body, requestId: '' });
  for (const answers of [asked, tried]) expect(new Set(answers.map((a) => JSON.stringify(comparable(a)))).size).toBe(1);
  for (const email of emails.slice(1)) expect(await mailsTo(shop, email)).toEqual([]);
});

test('refuses the code of a customer who joined the staff or set up a second step meanwhile', async () => {
  const { db } = shop.database;
  await sendCode();
  const otp = await otpOf(shop, EMAIL);
  await db.execute(`update users set role = 'packer' where email = '${EMAIL}'`);
  expect((await signIn(otp)).body.code).toBe('WRONG_OTP');
  await db.execute(`update users set role = 'customer' where email = '${EMAIL}'`);
  await db.execute(`insert into two_step_secrets (user_id, secret, confirmed_at)
    select id, 'x', now() from users where email = '${EMAIL}'`);
  expect((await signIn(otp)).body.code).toBe('WRONG_OTP');
  await db.execute('delete from two_step_secrets');
  expect((await signIn(otp)).status).toBe(200);
});
