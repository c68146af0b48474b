import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAdmin, PASSWORD } from '../../../../test/builders/index.ts';
import { type OpenShop, openStockedShop } from '../../../../test/open-shop.ts';

let now = new Date('2026-11-15T06:00:00Z');
let shop: OpenShop;
let owner: string;
let colleague: string;
let ownSecret: string;
beforeAll(async () => {
  shop = await openStockedShop({ clock: () => now });
  owner = (await shop.signIn('admin')).accessToken;
  await anAdmin(shop, { mobile: '9811111110' });
  const { body } = await shop.post('/api/login', { mobile: '9811111110', password: PASSWORD });
  colleague = body.data.accessToken;
});
afterAll(() => shop.close());

const setPolicy = (staffTwoStep: boolean, token = owner) =>
  shop.send('PUT', '/api/admin/sign-in-policy', { token, body: { staffTwoStep, password: PASSWORD } });
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
async function switchOn(token: string) {
  const { body } = await shop.post('/api/two-step/enrol', { password: PASSWORD }, { token });
  const code = codeOf(body.data.secret);
  expect((await shop.post('/api/two-step/confirm', { code }, { token })).status).toBe(200);
  return body.data.secret as string;
}

test('requires the second step of the owner before it is required of others', async () => {
  expect((await setPolicy(true)).body.code).toBe('TWO_STEP_OFF');
  ownSecret = await switchOn(owner);
  expect((await setPolicy(true)).status).toBe(200);
});

test('staff without a second step can only set it up', async () => {
  for (const url of ['/api/admin/customers', '/api/get-profile', '/api/orders', '/api/admin/staff', '/api/addresses']) {
    const { status, body } = await shop.get(url, { token: colleague });
    expect([url, status, body.code]).toEqual([url, 403, 'TWO_STEP_NOT_SET_UP']);
  }
  const turnOff = await setPolicy(false, colleague);
  expect(turnOff.body.code).toBe('TWO_STEP_NOT_SET_UP');
  expect((await shop.get('/api/promotions/superdeal', { token: colleague })).status).toBe(200);
  expect((await shop.get('/api/two-step', { token: colleague })).body.data).toMatchObject({
    isOn: false,
    isRequired: true,
  });
  await switchOn(colleague);
  expect((await shop.get('/api/admin/customers', { token: colleague })).status).toBe(200);
});

test('the required second step cannot be switched off', async () => {
  now = new Date(now.getTime() + 60_000);
  const code = codeOf(ownSecret);
  const { status, body } = await shop.post('/api/two-step/disable', { password: PASSWORD, code }, { token: owner });
  expect([status, body.code]).toEqual([403, 'TWO_STEP_NOT_SET_UP']);
  const staff = await shop.get('/api/admin/staff', { token: owner });
  expect(staff.body.policy).toEqual({ staffTwoStep: true });
  expect(staff.body.data.map(({ hasTwoStep }: { hasTwoStep: boolean }) => hasTwoStep)).toEqual([true, true]);
});

test('holds for doctors too', async () => {
  const { accessToken: doctor } = await shop.signIn('doctor');
  for (const url of ['/api/get-profile', '/api/book-slot/appointments?date=2026-11-16', '/api/cart']) {
    const { status, body } = await shop.get(url, { token: doctor });
    expect([url, status, body.code]).toEqual([url, 403, 'TWO_STEP_NOT_SET_UP']);
  }
  expect((await shop.get('/api/two-step', { token: doctor })).body.data).toMatchObject({ isRequired: true });
  const secret = await switchOn(doctor);
  expect((await shop.get('/api/get-profile', { token: doctor })).status).toBe(200);
  now = new Date(now.getTime() + 60_000);
  const off = { password: PASSWORD, code: codeOf(secret) };
  expect((await shop.post('/api/two-step/disable', off, { token: doctor })).body.code).toBe('TWO_STEP_NOT_SET_UP');
});

test('customers are not affected', async () => {
  const { accessToken } = await shop.signIn('customer');
  expect((await shop.get('/api/get-profile', { token: accessToken })).status).toBe(200);
  expect((await shop.get('/api/two-step', { token: accessToken })).status).toBe(403);
});

test('the policy is recorded in the audit log', async () => {
  const { body } = await shop.get('/api/admin/audit?subject=two-step&action=update', { token: owner });
  expect(body.data[0]).toMatchObject({ subjectId: 'policy', before: { staffTwoStep: false } });
});
