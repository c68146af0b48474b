import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD } from '../../../../test/builders/index.ts';
import { type OpenShop, openDemoShop, openShop } from '../../../../test/open-shop.ts';
import { mailsTo, otpOf } from '../../../../test/read-mail.ts';

let shop: OpenShop;
let token: string;
beforeAll(async () => {
  shop = await openShop();
  token = (await shop.signIn('customer')).accessToken;
});
afterAll(() => shop.close());

const COMMON = ['123456', 'password', '12345678', 'qwerty123', 'PassWord1', ' iloveyou ', 'ｐａｓｓｗｏｒｄ'];
const asha = { name: 'Asha Rao', email: 'asha.rao@example.com', mobile: '9812345670' };
const OWN = ['Asha Rao', 'asha.rao', 'asha.rao@example.com', '9812345670', '+919812345670'];

test.each([...COMMON, ...OWN])('refuses a sign-up with the password "%s"', async (password) => {
  const { status, body } = await shop.post('/api/signup', { ...asha, password });
  expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'PASSWORD_TOO_COMMON', ['password']]);
  expect(await mailsTo(shop, asha.email)).toEqual([]);
});

test.each([...COMMON, 'priyaverma', '9876543210', 'priya@subah.example'])(
  'refuses a change to the password "%s"',
  async (newPassword) => {
    const { status, body } = await shop.post(
      '/api/change-password',
      { currentPassword: PASSWORD, newPassword },
      { token },
    );
    expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'PASSWORD_TOO_COMMON', ['newPassword']]);
  },
);

test('refuses a common password at the reset without using up the OTP', async () => {
  const email = 'priya@subah.example';
  await shop.post('/api/forgot-password', { email });
  const otp = await otpOf(shop, email);
  for (const password of ['123456', 'priya', 'Priya Verma', '9876543210'].filter(({ length }) => length >= 6)) {
    const { status, body } = await shop.post('/api/reset-password', { email, otp, password });
    expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'PASSWORD_TOO_COMMON', ['password']]);
  }
  expect((await shop.post('/api/reset-password', { email, otp, password: 'sunrise-at-six' })).status).toBe(200);
});

test('answers a common password at the reset alike for unknown emails', async () => {
  const responses = [];
  for (const email of ['priya@subah.example', 'nobody@example.com']) {
    const { body } = await shop.post('/api/reset-password', { email, otp: '000000', password: 'password1' });
    responses.push({ ...body, requestId: '' });
  }
  expect(responses[0]).toEqual(responses[1]);
});

test('keeps the demo passwords for sign-in', async () => {
  const demo = await openDemoShop();
  const { status } = await demo.post('/api/login', { mobile: '9876543212', password: 'admin123' });
  await demo.close();
  expect(status).toBe(200);
});
