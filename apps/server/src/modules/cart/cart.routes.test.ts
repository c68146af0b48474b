import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aCoupon, CLEANER, TOMATO, UNKNOWN_ID } from '../../../test/builders/index.ts';
import { type OpenShop, openStockedShop } from '../../../test/open-shop.ts';
import { products } from '../catalog/catalog.tables.ts';

let shop: OpenShop;
let token: string;

beforeAll(async () => {
  shop = await openStockedShop();
  token = (await shop.signIn('customer')).accessToken;
});
beforeEach(() => shop.send('DELETE', '/api/cart/clear', { token }));
afterAll(() => shop.close());

const addToCart = (body: unknown) => shop.post('/api/cart/add', body, { token });
const setStock = (stock: number) => shop.database.db.update(products).set({ stock }).where(eq(products.id, TOMATO));

test('accepts a list or one object and merges lines of the same product', async () => {
  await addToCart({ productId: TOMATO, type: 'FruitsVegProduct', quantity: 1 });
  const { status, body } = await addToCart([
    { productId: TOMATO, type: 'FruitsVegProduct', quantity: 2 },
    { productId: CLEANER, itemType: 'GroceryProduct' },
  ]);
  expect(status).toBe(200);
  expect(body.data.count).toBe(2);
  expect(body.data.items.map((item: { quantity: number }) => item.quantity)).toEqual([3, 1]);
  expect(body.data.totalPrice).toBe(3 * body.data.items[0].price + 115);
});

test('decreases a line and removes it at zero, with either field name', async () => {
  await addToCart({ productId: TOMATO, quantity: 3 });
  const one = await shop.post(
    '/api/cart/remove',
    { productId: TOMATO, itemType: 'FruitsVegProduct', decreaseBy: 1 },
    { token },
  );
  expect(one.body.data.items[0].quantity).toBe(2);
  const two = await shop.post(
    '/api/cart/update',
    [{ productId: TOMATO, itemType: 'FruitsVegProduct', decreasedBy: 2 }],
    { token },
  );
  expect(two.body.data.items).toEqual([]);
});

test('rejects more than the stock and leaves the cart unchanged', async () => {
  await setStock(3);
  const { status, body } = await addToCart([{ productId: CLEANER }, { productId: TOMATO, quantity: 4 }]);
  expect(status).toBe(409);
  expect(body).toMatchObject({ code: 'OUT_OF_STOCK', message: 'Only 3 left' });
  expect((await shop.get('/api/cart', { token })).body.data.items).toEqual([]);
});

test('adds up changes of the same product in one request', async () => {
  await setStock(3);
  const { status } = await addToCart([
    { productId: TOMATO, quantity: 2 },
    { productId: TOMATO, quantity: 2 },
  ]);
  expect(status).toBe(409);
});

test('applies twenty concurrent changes', async () => {
  await setStock(100);
  await Promise.all(Array.from({ length: 20 }, () => addToCart({ productId: TOMATO })));
  const { body } = await shop.get('/api/cart', { token });
  expect(body.data.items[0].quantity).toBe(20);
});

test('marks a product that is no longer sold and allows removing it', async () => {
  await setStock(5);
  await addToCart({ productId: TOMATO, quantity: 2 });
  await setStock(0);
  const { body } = await shop.get('/api/cart', { token });
  expect(body.data.items[0]).toMatchObject({ available: false, stockLeft: 0 });
  const removed = await shop.post('/api/cart/remove', { productId: TOMATO, decreaseBy: 2 }, { token });
  expect(removed.body.data.items).toEqual([]);
});

test('charges nothing for a product that went out of stock', async () => {
  await setStock(5);
  await addToCart([{ productId: TOMATO, quantity: 2 }, { productId: CLEANER }]);
  await setStock(0);
  const { body } = await shop.get('/api/cart', { token });
  expect(body.data).toMatchObject({ count: 2, totalPrice: 115, bill: { itemTotal: 115 } });
  const quote = await shop.post('/api/cart/quote', {}, { token });
  expect(quote.body.data.bill.itemTotal).toBe(115);
  expect(quote.body.data.problems).toHaveLength(1);
});

test('rejects an unknown product, a wrong type and a bad quantity', async () => {
  expect((await addToCart({ productId: UNKNOWN_ID })).body.fields).toEqual({
    productId: 'Product not found.',
  });
  expect((await addToCart({ productId: TOMATO, type: 'Medicine' })).body.fields).toEqual({
    productId: 'Product not found.',
  });
  expect((await addToCart({ productId: TOMATO, quantity: -1 })).status).toBe(400);
  expect((await addToCart([])).status).toBe(400);
  expect((await addToCart({})).body.fields).toHaveProperty('productId');
});

test('does not show the cart of another customer', async () => {
  await addToCart({ productId: TOMATO });
  const other = await shop.signIn('doctor');
  expect((await shop.get('/api/cart', { token: other.accessToken })).body.data.items).toEqual([]);
});

test('keeps the order of products that are added in one request', async () => {
  await setStock(5);
  const ids = [TOMATO, CLEANER];
  for (const productIds of [ids, ids.toReversed()]) {
    await shop.send('DELETE', '/api/cart/clear', { token });
    const { body } = await addToCart(productIds.map((productId) => ({ productId })));
    expect(body.data.items.map((item: { productId: string }) => item.productId)).toEqual(productIds);
  }
});

test.each([
  ['a sentence with a code', 'Use code WELCOME20 today'],
  ['a long sentence', `Use code WELCOME20 today ${'and save '.repeat(50)}`],
  ['a long word', 'X'.repeat(500)],
])('asks for the code alone when the customer pastes %s', async (_what, code) => {
  const apply = async (language: string) =>
    (await shop.post('/api/coupons/apply', { code }, { token, headers: { 'accept-language': language } })).body.fields;
  expect(await apply('en')).toEqual({ code: 'Enter only the code, without other words.' });
  expect(await apply('hi')).toEqual({ code: 'सिर्फ़ कोड लिखें, कोई और शब्द नहीं।' });
});

test('lists the coupons with a description by what they save, and no others', async () => {
  await addToCart({ productId: CLEANER, quantity: 1 });
  const offers = { description: 'For all', hindiDescription: 'सबके लिए', usesPerCustomer: null };
  await aCoupon(shop, { ...offers, code: 'TENOFF', kind: 'percent', value: 10 });
  await aCoupon(shop, { ...offers, code: 'FLAT30', kind: 'flat', value: 30_00 });
  await aCoupon(shop, { ...offers, code: 'LARGE', kind: 'flat', value: 90_00, minimumBasketPaise: 900_00 });
  await aCoupon(shop, { ...offers, code: 'ENDED', validFrom: new Date(-1), validUntil: new Date(0) });
  await aCoupon(shop, { code: 'PRIVATE', description: '' });
  const { data } = (await shop.get('/api/cart/coupons', { token })).body;
  expect(data.map(({ code, discount }: { code: string; discount: number }) => [code, discount])).toEqual([
    ['FLAT30', 30],
    ['TENOFF', 11.5],
    ['LARGE', 0],
  ]);
  expect(data[2].problem).toContain('Add ₹785 more');
  const inHindi = await shop.get('/api/cart/coupons', { token, headers: { 'accept-language': 'hi' } });
  expect(inHindi.body.data[0].description).toBe('सबके लिए');
  expect((await shop.get('/api/cart/coupons')).status).toBe(401);
});
