import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCustomer, anAdmin, PASSWORD } from '../../../../test/builders/index.ts';
import { type OpenShop, openShop } from '../../../../test/open-shop.ts';
import { newId } from '../../../platform/database/new-id.ts';

let shop: OpenShop;
let admin: string;
beforeAll(async () => {
  shop = await openShop();
  admin = (await shop.signIn('admin')).accessToken;
});
afterAll(() => shop.close());

const logIn = async (mobile: string) => (await shop.post('/api/login', { mobile, password: PASSWORD })).body.data;
const signOut = (id: string, token = admin) => shop.post(`/api/admin/users/${id}/sign-out`, {}, { token });
const profile = async (token: string) => (await shop.get('/api/get-profile', { token })).status;
const refresh = (refreshToken: string) => shop.post('/api/refresh-token', { refreshToken });

test('ends every session of the account and no other', async () => {
  const { id, mobile } = await aCustomer(shop);
  const other = await logIn((await aCustomer(shop)).mobile);
  const devices = [await logIn(mobile), await logIn(mobile)];
  const { status, body } = await signOut(id);
  expect([status, body.message]).toEqual([200, 'Signed out of all devices.']);
  for (const { accessToken, refreshToken } of devices) {
    expect(await profile(accessToken)).toBe(401);
    expect((await refresh(refreshToken)).status).toBe(401);
  }
  expect(await profile(other.accessToken)).toBe(200);
  expect(await profile((await logIn(mobile)).accessToken)).toBe(200);
});

test('signs staff out too, and is recorded in the audit log', async () => {
  const { id, mobile } = await anAdmin(shop);
  const colleague = await logIn(mobile);
  expect((await signOut(id)).status).toBe(200);
  expect(await profile(colleague.accessToken)).toBe(401);
  const { body } = await shop.get('/api/admin/audit?subject=account', { token: admin });
  expect(body.data[0]).toMatchObject({ action: 'sign out', subjectId: id });
});

test('only admins may call it, for an account that exists', async () => {
  const { id, mobile } = await aCustomer(shop);
  const { accessToken } = await logIn(mobile);
  const { accessToken: doctor } = await shop.signIn('doctor');
  expect((await signOut(id, accessToken)).status).toBe(403);
  expect((await signOut(id, doctor)).status).toBe(403);
  expect((await shop.post(`/api/admin/users/${id}/sign-out`, {})).status).toBe(401);
  expect(await profile(accessToken)).toBe(200);
  expect((await signOut(newId())).status).toBe(404);
  expect((await signOut('nonsense')).status).toBe(400);
  await shop.send('DELETE', '/api/users/me', { token: accessToken, body: { password: PASSWORD } });
  expect((await signOut(id)).status).toBe(404);
});

test('a refresh at the same moment does not survive it', async () => {
  const { id, mobile } = await aCustomer(shop);
  for (let round = 0; round < 20; round++) {
    const { refreshToken } = await logIn(mobile);
    const [renewed] = await Promise.all([refresh(refreshToken), signOut(id)]);
    if (renewed.status === 200) {
      expect(await profile(renewed.body.accessToken)).toBe(401);
      expect((await refresh(renewed.body.refreshToken)).status).toBe(401);
    }
  }
});
