import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenShop, openStockedShop } from '../../../test/open-shop.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openStockedShop();
});
afterAll(() => shop.close());

const waiting = async (role: Parameters<OpenShop['signIn']>[0]) =>
  (await shop.get('/api/admin/waiting-work', { token: (await shop.signIn(role)).accessToken })).body;

test('counts messages until they are answered', async () => {
  const before = (await waiting('admin')).data.messages;
  const { body } = await shop.post('/api/contact', {
    email: 'asha@example.com',
    phone: '9826012345',
    message: 'When do you open?',
  });
  expect((await waiting('admin')).data.messages).toBe(before + 1);
  const { accessToken: token } = await shop.signIn('admin');
  await shop.send('PATCH', `/api/admin/messages/${body.data._id}`, { body: { isDone: true }, token });
  expect((await waiting('admin')).data.messages).toBe(before);
});

test('shows each role only its own work', async () => {
  expect((await waiting('doctor')).data).toEqual({
    prescriptions: null,
    callRequests: null,
    messages: null,
    lowStock: null,
    claims: null,
    disputes: null,
    pickUps: null,
    recalledOrders: null,
  });
  expect((await waiting('customer')).code).toBe('FORBIDDEN');
});
