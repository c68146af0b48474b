import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCoupon, TOMATO, UNKNOWN_ID } from '../../../test/builders/index.ts';
import { fillCart, insertBuyers, placeOrderFor, setStock } from '../../../test/buyers.ts';
import { type OpenShop, openStockedShop } from '../../../test/open-shop.ts';
import { auditLog } from '../audit/audit.tables.ts';

let shop: OpenShop;
let admin: string;
beforeAll(async () => {
  shop = await openStockedShop();
  admin = (await shop.signIn('admin')).accessToken;
});
afterAll(() => shop.close());

const send = (method: string, url: string, body?: unknown, token = admin) =>
  shop.send(method, `/api/admin/coupons${url}`, { token, ...(body === undefined ? {} : { body }) });
const diwali = { code: 'diwali10', kind: 'percent', value: 10, cap: 75.5, minimumBasket: 199, catalog: '' };

test('creates, changes, lists and deletes a coupon with audit entries', async () => {
  const before = await shop.database.db.$count(auditLog);
  const made = (await send('POST', '', diwali)).body.data;
  expect(made).toMatchObject({ code: 'DIWALI10', value: 10, cap: 75.5, catalog: null, isActive: true, usedCount: 0 });
  const changed = await send('PUT', `/${made._id}`, { ...diwali, kind: 'flat', value: 49.5, usesPerCustomer: 2 });
  expect(changed.body.data).toMatchObject({ kind: 'flat', value: 49.5, usesPerCustomer: 2, totalUses: null });
  expect((await send('GET', '?q=diwa')).body.data).toMatchObject([{ code: 'DIWALI10' }]);
  expect((await send('DELETE', `/${made._id}`)).body).toMatchObject({ data: { isDeleted: true } });
  expect((await send('GET', '?q=diwa')).body.data).toEqual([]);
  expect(await shop.database.db.$count(auditLog)).toBe(before + 3);
});

test('deactivates a used coupon instead of deleting it', async () => {
  const [buyer] = await insertBuyers(shop, 1);
  if (!buyer) throw new Error('no buyer');
  await setStock(shop, [TOMATO], 10);
  await fillCart(shop, buyer, [{ productId: TOMATO, quantity: 1 }]);
  const { id } = await aCoupon(shop, { code: 'FRESH10' });
  await placeOrderFor(shop, buyer, { couponCode: 'fresh10' });
  const { body } = await send('DELETE', `/${id}`);
  expect(body).toMatchObject({ data: { isDeleted: false }, message: 'Coupon switched off' });
  expect((await send('GET', '?isActive=false')).body.data).toMatchObject([{ code: 'FRESH10', usedCount: 1 }]);
});

test.each([
  [{ code: 'A B' }, 'code'],
  [{ value: 0 }, 'value'],
  [{ value: 101 }, 'value'],
  [{ value: 12.5 }, 'value'],
  [{ kind: 'gift' }, 'kind'],
  [{ cap: -1 }, 'cap'],
  [{ totalUses: 0 }, 'totalUses'],
  [{ validFrom: '2026-03-02T00:00:00Z', validUntil: '2026-03-01T00:00:00Z' }, 'validUntil'],
])('rejects %o with an error for its field', async (wrong, field) => {
  const { status, body } = await send('POST', '', { ...diwali, code: 'WRONG', ...wrong });
  expect(status).toBe(400);
  expect(body.fields).toHaveProperty(field);
});

test('rejects a coupon code that exists', async () => {
  const { id: own } = await aCoupon(shop, { code: 'SUBAH50' });
  await aCoupon(shop, { code: 'WELCOME20' });
  const { status, body } = await send('POST', '', { ...diwali, code: 'subah50' });
  expect([status, body.code, body.fields]).toEqual([
    409,
    'COUPON_CODE_TAKEN',
    { code: 'There is a coupon SUBAH50 already.' },
  ]);
  expect((await send('PUT', `/${own}`, { ...diwali, code: 'WELCOME20' })).status).toBe(409);
  expect((await send('PUT', `/${UNKNOWN_ID}`, diwali)).status).toBe(404);
});

test('rejects coupon calls of customers', async () => {
  const customer = (await shop.signIn('customer')).accessToken;
  for (const [method, url] of [
    ['GET', ''],
    ['POST', ''],
    ['PUT', `/${UNKNOWN_ID}`],
    ['DELETE', `/${UNKNOWN_ID}`],
  ] as const) {
    expect(
      (await send(method, url, method === 'GET' || method === 'DELETE' ? undefined : diwali, customer)).status,
    ).toBe(403);
  }
});
