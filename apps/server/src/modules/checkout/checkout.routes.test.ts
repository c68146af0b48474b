import { indiaDate, indiaMoment } from '@subah/rules/india-time';
import { slotLabel } from '@subah/rules/orders/slot-label';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  aCoupon,
  aProduct,
  CLEANER,
  LAB_TEST,
  PASSWORD,
  PRESCRIPTION_MEDICINE,
  TOMATO,
} from '../../../test/builders/index.ts';
import { setStock, stockOf } from '../../../test/buyers.ts';
import { type NewCustomer, newCustomer } from '../../../test/new-customer.ts';
import { type OpenShop, openStockedShop } from '../../../test/open-shop.ts';
import { products } from '../catalog/catalog.tables.ts';
import { addresses } from '../delivery/delivery.tables.ts';
import { orders } from '../orders/orders.tables.ts';

let shop: OpenShop;
let customer: NewCustomer;
let token: string;
/** Tomorrow at 10AM in India. */
let now = indiaMoment(new Date(), 1, 10);

beforeAll(async () => {
  shop = await openStockedShop({ clock: () => now });
});
beforeEach(async () => {
  now = indiaMoment(now, 0, 10);
  customer = await newCustomer(shop);
  token = await signIn();
  await setStock(shop, [TOMATO], 50);
});
afterAll(() => shop.close());

const signIn = async (): Promise<string> =>
  (await shop.post('/api/login', { mobile: customer.mobile, password: PASSWORD })).body.data.accessToken;
const addToCart = (productId: string, quantity = 1) => shop.post('/api/cart/add', { productId, quantity }, { token });
const cart = async () => (await shop.get('/api/cart', { token })).body.data;
const placeOrder = (body: object, headers: Record<string, string> = {}) =>
  shop.post('/api/payment/order', { addressId: customer.addressId, paymentMode: 'COD', ...body }, { token, headers });

test('places a cash order at once, takes the stock and empties the cart', async () => {
  await addToCart(TOMATO, 3);
  const bill = (await shop.post('/api/cart/quote', { tip: 20, addressId: customer.addressId }, { token })).body.data
    .bill;
  const { status, body } = await placeOrder({ tip: 20, cartId: (await cart())._id });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    razorpayOrder: null,
    keyId: null,
    message: 'Order placed successfully with Cash on Delivery.',
    data: {
      _id: body.orderId,
      status: 'OrderPlaced',
      paymentType: 'cod',
      totalAmount: bill.amountDue,
      bill: { ...bill, missingForFreeDelivery: 0 },
      deliverySlot: { label: slotLabel(indiaMoment(now, 1, 8), indiaMoment(now, 1, 11)) },
      canCancel: true,
      canReturn: false,
      products: [{ quantity: 3, productType: 'FruitsVegProduct' }],
      timeline: [{ status: 'OrderPlaced', by: 'customer' }],
    },
  });
  expect(await stockOf(shop, TOMATO)).toBe(47);
  expect(await cart()).toMatchObject({ items: [], totalPrice: 0 });
});

test.each([
  [{ addressId: '' }, 'Please select a delivery address.'],
  [{ paymentMode: '' }, 'Please select a payment Mode.'],
  [{ paymentMode: 'barter' }, 'Please select a payment Mode.'],
  [{ useSuperCoins: true }, 'Please select a online methods'],
  [{ tip: 501 }, 'A tip is from ₹0 to ₹500.'],
  [{ tip: 1.5 }, 'A tip is a whole number of rupees.'],
])('rejects %o with the documented message', async (wrong, message) => {
  await addToCart(TOMATO);
  const { status, body } = await placeOrder(wrong);
  expect([status, body.message]).toEqual([400, message]);
  expect((await cart()).count).toBe(1);
});

test('rejects express delivery outside 8AM to 9PM', async () => {
  now = indiaMoment(now, 0, 21);
  token = await signIn();
  await addToCart(TOMATO);
  const quote = (await shop.post('/api/cart/quote', { expressDelivery: true }, { token })).body.data;
  expect(quote.express).toEqual({ isAvailable: false, note: 'Express delivery is back tomorrow at 8AM' });
  expect(quote.bill.lines.map(({ key }: { key: string }) => key)).not.toContain('express');
  expect((await placeOrder({ expressDelivery: true })).body.message).toBe('Express delivery is back tomorrow at 8AM.');
});

test('charges ₹25 for express delivery within half an hour', async () => {
  await addToCart(TOMATO);
  const { body } = await placeOrder({ expressDelivery: true });
  expect(body.data.bill.lines).toContainEqual(expect.objectContaining({ key: 'express', amount: 25 }));
  expect(new Date(body.data.deliverySlot.until).getTime() - now.getTime()).toBe(30 * 60_000);
});

test('rejects an empty cart and the address or cart of another customer', async () => {
  expect((await placeOrder({})).body.message).toBe('Your cart is empty.');
  await addToCart(TOMATO);
  const other = await newCustomer(shop);
  expect((await placeOrder({ addressId: other.addressId })).status).toBe(404);
  expect((await placeOrder({ cartId: other.id })).status).toBe(404);
});

test('rejects an address outside the delivery area', async () => {
  await shop.database.db.update(addresses).set({ pincode: '110001' }).where(eq(addresses.id, customer.addressId));
  await addToCart(TOMATO);
  const quote = (await shop.post('/api/cart/quote', { addressId: customer.addressId }, { token })).body.data;
  expect(quote).toMatchObject({ isServiceable: false, problems: ['We do not deliver to this pincode yet.'] });
  const { status, body } = await placeOrder({});
  expect([status, body.fields]).toEqual([400, { addressId: 'We do not deliver to this pincode yet.' }]);
  expect(await stockOf(shop, TOMATO)).toBe(50);
});

test('names products that are out of stock with what is left', async () => {
  await addToCart(TOMATO, 3);
  await addToCart(CLEANER, 1);
  await setStock(shop, [TOMATO], 2);
  const { status, body } = await placeOrder({});
  expect([status, body.code]).toEqual([409, 'OUT_OF_STOCK']);
  expect(body.message).toMatch(/: Only 2 left\.$/);
  expect(body.message).not.toContain('Lizol');
});

test('names a sold-out product in Hindi on Hindi pages', async () => {
  await shop.database.db.update(products).set({ hindiName: 'देसी टमाटर' }).where(eq(products.id, TOMATO));
  await addToCart(TOMATO, 3);
  await setStock(shop, [TOMATO], 0);
  expect((await placeOrder({}, { 'accept-language': 'hi' })).body.message).toBe('देसी टमाटर: स्टॉक में नहीं।');
});

test('rejects a prescription medicine without a prescription', async () => {
  await addToCart(PRESCRIPTION_MEDICINE);
  expect((await shop.post('/api/cart/quote', {}, { token })).body.data.needsPrescription).toBe(true);
  const { status, body } = await placeOrder({});
  expect([status, body.message]).toEqual([400, 'Amoxicillin 500: please add a prescription.']);
});

test('returns the same order for a repeated idempotency key and rejects another body', async () => {
  await addToCart(TOMATO);
  const headers = { 'idempotency-key': 'click-1' };
  const first = await placeOrder({}, headers);
  const second = await placeOrder({}, headers);
  expect(second.body).toEqual(first.body);
  const other = await placeOrder({ tip: 10 }, headers);
  expect([other.status, other.body.code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
});

test('returns the same order for a repeated submit, unless the cart has changed', async () => {
  await addToCart(TOMATO);
  const first = await placeOrder({});
  expect((await placeOrder({})).body.orderId).toBe(first.body.orderId);
  await addToCart(TOMATO);
  expect((await placeOrder({})).body.orderId).not.toBe(first.body.orderId);
});

test('charges the current price and keeps it when the catalog changes later', async () => {
  await addToCart(TOMATO, 2);
  const { body } = await placeOrder({});
  const { name, price } = body.data.products[0];
  await shop.database.db.update(products).set({ pricePaise: 1_00, name: 'Other' }).where(eq(products.id, TOMATO));
  const later = (await shop.get(`/api/orders/${body.orderId}`, { token })).body.data;
  expect(later.products[0]).toMatchObject({ name, price });
  await shop.database.db
    .update(products)
    .set({ pricePaise: price * 100, name })
    .where(eq(products.id, TOMATO));
});

test('holds the stock of an unpaid online order, hides it and keeps the cart', async () => {
  await addToCart(TOMATO, 2);
  const { status, body } = await placeOrder({ paymentMode: 'online' });
  expect([status, body.data]).toEqual([200, null]);
  expect(body.razorpayOrder).toMatchObject({ currency: 'INR' });
  expect(body.keyId).toBeTruthy();
  expect(await stockOf(shop, TOMATO)).toBe(48);
  expect((await cart()).count).toBe(1);
  expect((await shop.get('/api/orders/my', { token })).body.data).toEqual([]);
  expect((await shop.get(`/api/orders/${body.orderId}`, { token })).status).toBe(404);
  const again = await placeOrder({ paymentMode: 'ONLINE' });
  expect(again.body.razorpayOrder).toEqual(body.razorpayOrder);
  expect(await stockOf(shop, TOMATO)).toBe(48);
});

test('releases the held stock when the input of an unpaid order changes', async () => {
  await addToCart(TOMATO, 30);
  const first = await placeOrder({ paymentMode: 'online' });
  const second = await placeOrder({ paymentMode: 'online', tip: 10 });
  expect(second.body.orderId).not.toBe(first.body.orderId);
  expect(await stockOf(shop, TOMATO)).toBe(20);
  const states = await shop.database.db
    .select({ status: orders.status })
    .from(orders)
    .where(eq(orders.userId, customer.id))
    .orderBy(orders.orderNumber);
  expect(states.map(({ status }) => status)).toEqual(['expired', 'pending']);
});

test('releases an unpaid order when its owner gives up the payment', async () => {
  await addToCart(TOMATO, 50);
  const { orderId } = (await placeOrder({ paymentMode: 'online' })).body;
  expect(await stockOf(shop, TOMATO)).toBe(0);
  const abandonPayment = () => shop.post('/api/payment/give-up', { orderId }, { token });
  const stranger = await shop.signIn('customer');
  const refused = await shop.post('/api/payment/give-up', { orderId }, { token: stranger.accessToken });
  expect(refused.status).toBe(404);
  expect((await abandonPayment()).body.data).toEqual({ isReleased: true });
  expect((await cart()).items[0]).toMatchObject({ available: true, stockLeft: 50 });
  expect((await abandonPayment()).body.data).toEqual({ isReleased: false });
  const placed = (await placeOrder({})).body;
  expect((await shop.post('/api/payment/give-up', { orderId: placed.orderId }, { token })).body.data).toEqual({
    isReleased: false,
  });
  expect(await stockOf(shop, TOMATO)).toBe(0);
});

test('redeems a coupon with the order and releases it on cancellation', async () => {
  await aCoupon(shop, { code: 'WELCOME20', usesPerCustomer: 1 });
  await addToCart(TOMATO, 10);
  expect((await shop.post('/api/coupons/apply', { code: 'nope' }, { token })).body.fields).toEqual({
    code: 'This coupon code does not exist.',
  });
  const applied = (await shop.post('/api/coupons/apply', { code: 'welcome20' }, { token })).body.data;
  expect(applied.coupon).toMatchObject({ code: 'WELCOME20', problem: null });
  const { body } = await placeOrder({});
  expect(body.data).toMatchObject({ couponCode: 'WELCOME20', totalAmount: applied.bill.amountDue });
  expect((await cart()).coupon).toBeNull();

  await addToCart(TOMATO, 10);
  const refused = await shop.post('/api/coupons/apply', { code: 'WELCOME20' }, { token });
  expect(refused.body.message).toBe('You have already used coupon WELCOME20.');
  await shop.send('PATCH', `/api/orders/status/${body.orderId}`, { token, body: { status: 'cancelled' } });
  expect((await shop.post('/api/coupons/apply', { code: 'WELCOME20' }, { token })).status).toBe(200);
});

test('rejects an order with a coupon that no longer applies', async () => {
  await aCoupon(shop, { code: 'SUBAH50', kind: 'flat', value: 50_00, minimumBasketPaise: 499_00 });
  await addToCart(TOMATO, 40);
  await shop.post('/api/coupons/apply', { code: 'SUBAH50' }, { token });
  await shop.post('/api/cart/remove', { productId: TOMATO, decreaseBy: 39 }, { token });
  const { coupon, bill } = await cart();
  expect(coupon.problem).toMatch(/^Add ₹[\d.]+ more to use coupon SUBAH50\.$/);
  expect(bill.lines.some(({ key }: { key: string }) => key === 'coupon')).toBe(false);
  expect((await placeOrder({})).status).toBe(409);
  await shop.post('/api/coupons/remove', {}, { token });
  expect((await placeOrder({})).status).toBe(200);
});

test('stores the patient of a lab test and adds no small-cart charge', async () => {
  await addToCart(LAB_TEST);
  const patient = {
    patientName: 'Asha',
    patientAge: 61,
    patientSex: 'female',
    collectionDate: indiaDate(indiaMoment(now, 5, 8)),
  };
  const late = await placeOrder({
    labPatients: [{ productId: LAB_TEST, ...patient, collectionDate: indiaDate(indiaMoment(now, 31, 8)) }],
  });
  expect(late.body.fields).toHaveProperty('labPatients');
  const unknown = await placeOrder({ labPatients: [{ productId: LAB_TEST, ...patient, patientSex: 'f' }] });
  expect([unknown.status, Object.keys(unknown.body.fields)]).toEqual([400, ['labPatients.0.patientSex']]);
  const { body } = await placeOrder({ labPatients: [{ productId: LAB_TEST, ...patient }] });
  expect(body.data.products[0].labPatient).toEqual(patient);
  expect(body.data.bill.lines).toContainEqual({ key: 'small-cart', label: 'Small cart charge', amount: 0 });
});

test('stores a large cart with a lab test in the order of the cart', async () => {
  await addToCart(TOMATO);
  await addToCart(LAB_TEST, 2);
  const others = await Promise.all(
    Array.from({ length: 18 }, (_, at) => aProduct(shop, { hindiName: at % 2 ? `दूध ${at}` : null })),
  );
  await shop.post(
    '/api/cart/add',
    others.map(({ id }) => ({ productId: id, quantity: 1 })),
    { token },
  );
  const ordered = (await cart()).items.map((item: { productId: string }) => item.productId);
  const patient = { productId: LAB_TEST, patientName: 'Asha', patientAge: 61, patientSex: 'female' };
  const morePatients = [{ patientName: 'Ravi', patientAge: 64, patientSex: 'male' }];
  const { body } = await placeOrder({
    labPatients: [{ ...patient, morePatients, collectionDate: indiaDate(indiaMoment(now, 5, 8)) }],
  });
  expect(ordered).toHaveLength(20);
  expect(body.data.products.map((line: { productId: string }) => line.productId)).toEqual(ordered);
  const stored = (await shop.get(`/api/orders/${body.orderId}`, { token })).body.data;
  expect(stored.products).toEqual(body.data.products);
});

test('requires signing in', async () => {
  expect((await shop.post('/api/payment/order', {})).status).toBe(401);
});
