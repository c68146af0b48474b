import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { aCustomer, PASSWORD } from '../../../../test/builders/index.ts';
import { type OpenShop, openShop } from '../../../../test/open-shop.ts';
import { mailsTo } from '../../../../test/read-mail.ts';
import { users } from '../accounts.tables.ts';

let shop: OpenShop | undefined;
let token: string;
const opened = (): OpenShop => {
  if (!shop) throw new Error('the shop is not open');
  return shop;
};
beforeEach(async () => {
  await shop?.close();
  shop = await openShop({ settings: { rateLimits: true } });
  token = (await shop.signIn('customer')).accessToken;
});
afterAll(() => shop?.close());

const update = (body: unknown) => opened().send('PUT', '/api/user/update', { token, body });
const mobile = async () => (await opened().get('/api/get-profile', { token })).body.data.mobile;
const signInWith = async (number: string) =>
  (await opened().post('/api/login', { mobile: number, password: PASSWORD })).status;

test.each([{}, { password: '' }])('refuses another mobile without the password: %o', async (fields) => {
  const { status, body } = await update({ name: 'Priya V', mobile: '7012300000', ...fields });
  expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'PASSWORD_REQUIRED', ['password']]);
  expect(await mobile()).toBe('9876543210');
  expect((await opened().get('/api/get-profile', { token })).body.data.name).toBe('Priya Verma');
});

test('refuses another mobile in a form without the password', async () => {
  const form = new FormData();
  form.append('mobile', '+91 70123 00000');
  expect((await update(form)).body.code).toBe('PASSWORD_REQUIRED');
  expect(await mobile()).toBe('9876543210');
});

test('asks for no password while the mobile stays the same, in every spelling', async () => {
  for (const same of ['9876543210', '+91 98765 43210', '09876543210']) {
    expect((await update({ name: 'Priya Verma', mobile: same, email: 'priya@subah.example' })).status).toBe(200);
  }
  expect(await mailsTo(opened(), 'priya@subah.example')).toEqual([]);
});

test('changes the mobile with the password and mails the owner', async () => {
  const { status, body } = await update({ mobile: '7012300000', password: PASSWORD });
  expect([status, body.data.mobile]).toEqual([200, '7012300000']);
  expect([await signInWith('9876543210'), await signInWith('7012300000')]).toEqual([401, 200]);
  const [mail] = await mailsTo(opened(), 'priya@subah.example');
  expect(mail?.subject).toBe('Your Subah mobile number was changed');
  expect(mail?.text).toContain('ending in 3210');
  expect(mail?.text).not.toContain('9876543210');
});

test('limits wrong passwords like sign-in', async () => {
  for (let attempt = 0; attempt < 5; attempt++) {
    const { status, body } = await update({ mobile: '7012300000', password: `wrong-${attempt}` });
    expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'WRONG_PASSWORD', ['password']]);
  }
  expect((await update({ mobile: '7012300000', password: PASSWORD })).status).toBe(429);
  expect(await mobile()).toBe('9876543210');
});

test('rejects a registered mobile and accepts one of an unverified account', async () => {
  await aCustomer(opened(), { mobile: '9811111110' });
  const { status, body } = await update({ mobile: '9811111110', password: PASSWORD });
  expect([status, body.code, body.fields]).toEqual([
    409,
    'MOBILE_TAKEN',
    { mobile: 'This mobile number is already registered.' },
  ]);
  await opened()
    .database.db.insert(users)
    .values({ name: 'Squatter', email: 's@example.com', mobile: '9811111111', passwordHash: 'x' });
  expect((await update({ mobile: '9811111111', password: PASSWORD })).body.data.mobile).toBe('9811111111');
});

test('reveals a registered mobile only to the owner of the password', async () => {
  await aCustomer(opened(), { mobile: '9811111110' });
  expect((await update({ mobile: '9811111110' })).body.code).toBe('PASSWORD_REQUIRED');
});

test('asks again when the password is changed at the same time', async () => {
  const { id } = await opened().accountOf('customer');
  const { pool, db } = opened().database;
  const client = await pool.connect();
  await client.query('begin');
  await client.query('update users set password_hash = $2 where id = $1', [id, 'another']);
  const response = update({ mobile: '7012300000', password: PASSWORD });
  await new Promise((resolve) => setTimeout(resolve, 300));
  await client.query('commit');
  client.release();
  expect((await response).body.code).toBe('PASSWORD_REQUIRED');
  const [row] = await db.select({ mobile: users.mobile }).from(users).where(eq(users.id, id));
  expect(row?.mobile).toBe('9876543210');
});
