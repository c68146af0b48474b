import { MAX_LISTS } from '@subah/rules/lists/limits';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aProduct, CLEANER, PRESCRIPTION_MEDICINE, TOMATO, UNKNOWN_ID } from '../../../test/builders/index.ts';
import { setStock } from '../../../test/buyers.ts';
import { newCustomer } from '../../../test/new-customer.ts';
import { openOrderShop } from '../../../test/order-shop.ts';
import { mailsTo } from '../../../test/read-mail.ts';
import { sendListReminders } from './send-reminders.ts';

let shop: Awaited<ReturnType<typeof openOrderShop>>;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.reset());

const create = (body: object) => shop.customer.post('/api/shopping-lists', body);
const createdId = async (body: object) => (await create(body)).body.data._id as string;
const lists = async () => (await shop.customer.get('/api/shopping-lists')).body.data;
const urlOf = (id: string, rest = '') => `/api/shopping-lists/${id}${rest}`;

test('keeps products on named lists, and renames and deletes a list', async () => {
  const id = await createdId({ name: '  Monthly  ', productId: TOMATO });
  await shop.customer.send('PUT', urlOf(id, `/items/${CLEANER}`), { quantity: 3 });
  await shop.customer.send('PUT', urlOf(id, `/items/${CLEANER}`), { quantity: 2 });
  expect(await lists()).toMatchObject([{ _id: id, name: 'Monthly', remindEvery: null, nextReminderOn: null }]);
  const items = (await shop.customer.get(urlOf(id, '/items'))).body.data;
  expect(
    items.map((item: { product: { _id: string }; quantity: number }) => [item.product._id, item.quantity]),
  ).toEqual([
    [CLEANER, 2],
    [TOMATO, 1],
  ]);
  expect((await shop.customer.send('DELETE', urlOf(id, `/items/${TOMATO}`))).body.data.items).toHaveLength(1);
  expect((await shop.customer.send('PATCH', urlOf(id), { name: 'Pooja' })).body.data.name).toBe('Pooja');
  expect((await shop.customer.send('DELETE', urlOf(id))).status).toBe(200);
  expect(await lists()).toEqual([]);
});

test('adds a list to the cart and names what is sold out in the language of the request', async () => {
  const id = await createdId({ name: 'Kitchen', productId: TOMATO });
  await shop.customer.send('PUT', urlOf(id, `/items/${CLEANER}`), { quantity: 2 });
  const { id: chana } = await aProduct(shop, { name: 'Kala Chana', hindiName: 'काला चना', stock: 0 });
  await shop.customer.send('PUT', urlOf(id, `/items/${chana}`), { quantity: 1 });
  await setStock(shop, [TOMATO], 0);
  const { body } = await shop.customer.send('POST', urlOf(id, '/add-to-cart'), {}, { 'accept-language': 'hi' });
  expect(body.data.added).toMatchObject([{ quantity: 2 }]);
  expect(body.data.leftOut).toMatchObject([
    { name: 'काला चना (Kala Chana)', quantity: 1 },
    { name: 'Tomato, desi', quantity: 1 },
  ]);
  expect((await shop.customer.get('/api/cart')).body.data.items).toMatchObject([{ productId: CLEANER, quantity: 2 }]);
});

test('makes a list of an order and reminds of it every month, without naming its products', async () => {
  await shop.addToCart(TOMATO, 2);
  await shop.addToCart(CLEANER);
  const { body } = await shop.customer.post('/api/payment/order', shop.orderInput());
  const orderId = body.data._id ?? body.data.orderId;
  shop.setClock(new Date('2026-01-31T06:00:00Z'));
  const list = (await create({ name: 'Every month', orderId, remindEvery: 'month' })).body.data;
  expect(list).toMatchObject({ remindEvery: 'month', nextReminderOn: '2026-02-28' });
  expect(list.items).toHaveLength(2);

  shop.setClock(new Date('2026-02-28T04:00:00Z'));
  await Promise.all([sendListReminders(shop.deps), sendListReminders(shop.deps)]);
  const [mail, ...more] = (await mailsTo(shop, shop.customer.email)).filter(({ subject }) => /list/.test(subject));
  expect([mail?.subject, more]).toEqual(['Time for your list “Every month”?', []]);
  expect(mail?.text).toContain(`/lists?list=${list._id}`);
  expect(mail?.text).not.toContain('Tomato');
  expect((await lists())[0].nextReminderOn).toBe('2026-03-31');

  await shop.customer.send('PATCH', urlOf(list._id), { remindEvery: null });
  shop.setClock(new Date('2026-03-31T04:00:00Z'));
  expect(await sendListReminders(shop.deps)).toBe(0);
});

test('refuses a second list of the same name, too many lists, unknown products and foreign orders', async () => {
  const id = await createdId({ name: 'Monthly' });
  const twice = await create({ name: 'MONTHLY' });
  expect([twice.status, twice.body.code]).toEqual([409, 'LIST_NAME_TAKEN']);
  expect((await create({ name: ' ' })).body.fields.name).toBeDefined();
  expect((await create({ name: 'x', productId: UNKNOWN_ID })).status).toBe(404);
  expect((await create({ name: 'x', orderId: UNKNOWN_ID })).status).toBe(404);
  expect((await shop.customer.send('PUT', urlOf(id, `/items/${UNKNOWN_ID}`), {})).status).toBe(404);
  expect((await shop.customer.send('PUT', urlOf(id, `/items/${TOMATO}`), { quantity: 0 })).status).toBe(400);
  const names = Array.from({ length: MAX_LISTS + 2 }, (_, index) => ({ name: `List ${index}` }));
  const codes = await Promise.all(names.map(async (body) => (await create(body)).status));
  expect(codes.filter((status) => status === 200)).toHaveLength(MAX_LISTS - 1);
  expect(await lists()).toHaveLength(MAX_LISTS);
});

test('hides the list of another customer', async () => {
  const id = await createdId({ name: 'Medicines', productId: PRESCRIPTION_MEDICINE });
  const stranger = await newCustomer(shop);
  const calls: [string, string, object?][] = [
    ['PATCH', urlOf(id), { name: 'Mine' }],
    ['DELETE', urlOf(id)],
    ['GET', urlOf(id, '/items')],
    ['PUT', urlOf(id, `/items/${TOMATO}`), { quantity: 1 }],
    ['DELETE', urlOf(id, `/items/${PRESCRIPTION_MEDICINE}`)],
    ['POST', urlOf(id, '/add-to-cart'), {}],
  ];
  for (const [method, url, body] of calls) expect((await stranger.send(method, url, body)).status).toBe(404);
  expect((await stranger.get('/api/shopping-lists')).body.data).toEqual([]);
  expect((await lists())[0]).toMatchObject({ name: 'Medicines', items: [{ productId: PRESCRIPTION_MEDICINE }] });
});
