import { indiaMoment } from '@subah/rules/india-time';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aCoupon, aProduct, TOMATO } from '../../../test/builders/index.ts';
import { setStock, stockOf } from '../../../test/buyers.ts';
import { type OrderShop, openOrderShop } from '../../../test/order-shop.ts';
import { mailsTo } from '../../../test/read-mail.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { products } from '../catalog/catalog.tables.ts';
import { couponUses } from '../coupons/coupons.tables.ts';
import { addresses } from '../delivery/delivery.tables.ts';
import { orders } from '../orders/orders.tables.ts';
import { earnCoins } from '../wallet/index.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
beforeEach(async () => {
  await shop.reset();
  await setPrice(40_00);
  await shop.addToCart(TOMATO, 10);
});
afterAll(() => shop.close());

const setPrice = (pricePaise: number) =>
  shop.database.db.update(products).set({ pricePaise, mrpPaise: 100_00 }).where(eq(products.id, TOMATO));
const quote = async (options: object = {}) => (await shop.customer.post('/api/cart/quote', options)).body.data;
const placeOrder = (body: object = {}) =>
  shop.customer.post('/api/payment/order', { ...shop.orderInput(), paymentMode: 'online', ...body });
const ordersOfCustomer = () => shop.database.db.select().from(orders).where(eq(orders.userId, shop.customer.id));
const giveCoins = (coins: number, sourceKey: string) =>
  inTransaction(shop.database.db, (tx) =>
    earnCoins(tx, {
      userId: shop.customer.id,
      coins,
      reason: 'earned-with-order',
      sourceKey: `${sourceKey}:${shop.customer.id}`,
      now: shop.deps.clock(),
    }),
  );

test.each([
  ['COD', 58_00],
  ['online', 58_00],
  ['COD', 30_00],
])('refuses a %s order with BILL_CHANGED when the price moved to %i paise', async (paymentMode, pricePaise) => {
  const { bill } = await quote();
  await setPrice(pricePaise);
  const { status, body } = await placeOrder({ paymentMode, expectedTotal: bill.amountDue });
  expect([status, body.code]).toEqual([409, 'BILL_CHANGED']);
  expect(body.details.bill).toMatchObject({ amountDue: pricePaise / 10, itemTotal: pricePaise / 10 });
  expect(body.details.total).toBe(pricePaise / 10);
  expect(body.details.items).toEqual([
    { productId: TOMATO, name: expect.any(String), hindiName: null, quantity: 10, price: pricePaise / 100 },
  ]);
  expect(await ordersOfCustomer()).toEqual([]);
  expect(await stockOf(shop, TOMATO)).toBe(100);
  const again = await placeOrder({ paymentMode, expectedTotal: body.details.bill.amountDue });
  expect(again.status).toBe(200);
});

test('rounds the bill of a cash order to whole rupees, and not after a change to paying online', async () => {
  await setPrice(40_07);
  const exact = (await quote()).bill;
  expect(exact).toMatchObject({ toPay: 400.7, amountDue: 400.7 });
  expect((await quote({ paymentMode: 'online' })).bill).toEqual(exact);
  const cash = (await quote({ paymentMode: 'cod' })).bill;
  expect(cash).toMatchObject({ toPay: 400, amountDue: 400, savings: exact.savings });
  expect(cash.lines.at(-1)).toEqual({ key: 'rounding', label: 'Rounding', amount: -0.7 });

  const online = await placeOrder({ expectedTotal: 400.7 });
  expect(online.body.razorpayOrder.amount).toBe(400_70);
  shop.advanceClock(1000);
  expect((await placeOrder({ paymentMode: 'COD', expectedTotal: 400.7 })).body).toMatchObject({
    code: 'BILL_CHANGED',
    details: { total: 400 },
  });
  const placed = await placeOrder({ paymentMode: 'COD', expectedTotal: 400 });
  expect(placed.body.data).toMatchObject({ totalAmount: 400, bill: cash });
  const repeated = await placeOrder({ paymentMode: 'COD', expectedTotal: 400 });
  expect(repeated.body.orderId).toBe(placed.body.orderId);
  const mail = (await mailsTo(shop, shop.customer.email)).find(({ subject }) => subject.includes('We have your order'));
  expect(mail?.text).toMatch(/Rounding\W+-₹0\.70/);

  const withoutRounding = shop.database.db
    .update(orders)
    .set({ roundingPaise: 0 })
    .where(eq(orders.id, placed.body.orderId));
  await expect(withoutRounding).rejects.toThrow();
});

test('refuses an order from a tab that does not show what another tab added', async () => {
  const { bill } = await quote();
  await shop.addToCart(TOMATO, 5);
  expect((await placeOrder({ expectedTotal: bill.amountDue })).body.code).toBe('BILL_CHANGED');
});

test('accepts an order without an expected total, and an empty one', async () => {
  await setPrice(58_00);
  expect((await placeOrder({ expectedTotal: '' })).body.razorpayOrder.amount).toBe(580_00);
});

test('returns the placed order for a repeated submit only with its total', async () => {
  const first = await placeOrder({ paymentMode: 'COD', expectedTotal: 400 });
  const second = await placeOrder({ paymentMode: 'COD', expectedTotal: 400 });
  expect(second.body.orderId).toBe(first.body.orderId);
  expect((await placeOrder({ paymentMode: 'COD', expectedTotal: 300 })).body.code).toBe('CART_EMPTY');
});

test.each([
  ['price', () => setPrice(30_00)],
  [
    'address',
    () =>
      shop.database.db.update(addresses).set({ street: '9, New Road' }).where(eq(addresses.userId, shop.customer.id)),
  ],
])('replaces an open attempt after a change of the %s', async (_what, change) => {
  const first = await placeOrder();
  expect((await placeOrder()).body.razorpayOrder.id).toBe(first.body.razorpayOrder.id);
  await change();
  const { bill } = await quote();
  const second = await placeOrder({ expectedTotal: bill.amountDue });
  expect(second.body.orderId).not.toBe(first.body.orderId);
  expect(second.body.razorpayOrder.amount).toBe(bill.amountDue * 100);
  expect(await stockOf(shop, TOMATO)).toBe(90);
});

test('replaces an open attempt when coins arrive, and counts those that it holds', async () => {
  await giveCoins(30, 'first');
  const first = await placeOrder({ useSuperCoins: true });
  expect(first.body.razorpayOrder.amount).toBe(370_00);
  expect((await quote({ useSuperCoins: true })).coins).toEqual({ balance: 30, usable: 30 });
  await giveCoins(20, 'second');
  const { bill } = await quote({ useSuperCoins: true });
  expect(bill.amountDue).toBe(350);
  const second = await placeOrder({ useSuperCoins: true, expectedTotal: 350 });
  expect(second.body.razorpayOrder.amount).toBe(350_00);
  expect(await shop.coinBalance()).toBe(0);
});

test('keeps the one use of a coupon while its attempt is repeated or replaced', async () => {
  const { id } = await aCoupon(shop, { code: 'ONCE50', kind: 'flat', value: 50_00, usesPerCustomer: 1, totalUses: 1 });
  const first = await placeOrder({ couponCode: 'ONCE50' });
  expect(first.body.razorpayOrder.amount).toBe(350_00);
  expect((await quote({ couponCode: 'ONCE50' })).coupon).toMatchObject({ problem: null, discount: 50 });
  expect((await placeOrder({ couponCode: 'ONCE50' })).body.orderId).toBe(first.body.orderId);
  const tipped = await placeOrder({ couponCode: 'ONCE50', tip: 10 });
  expect(tipped.body.razorpayOrder.amount).toBe(360_00);
  const living = (await shop.database.db.select().from(couponUses).where(eq(couponUses.couponId, id))).filter(
    ({ releasedAt }) => releasedAt === null,
  );
  expect(living.map(({ orderId }) => orderId)).toEqual([tipped.body.orderId]);
});

test('keeps the last packs for a shopper who changes the tip, and the old attempt when the new one is refused', async () => {
  await setStock(shop, [TOMATO], 10);
  const first = await placeOrder();
  expect((await quote({ tip: 10 })).problems).toEqual([]);
  expect((await placeOrder({ tip: 10, expectedTotal: 1 })).body.code).toBe('BILL_CHANGED');
  expect((await placeOrder()).body.orderId).toBe(first.body.orderId);
  const second = await placeOrder({ tip: 10 });
  expect([second.status, second.body.razorpayOrder.amount]).toEqual([200, 410_00]);
  expect(await stockOf(shop, TOMATO)).toBe(0);
});

test('orders again for a key whose attempt has expired', async () => {
  const submit = (tip: number) =>
    shop.customer.send(
      'POST',
      '/api/payment/order',
      { ...shop.orderInput(), paymentMode: 'online', tip },
      { 'idempotency-key': 'same' },
    );
  const first = await submit(0);
  expect((await submit(0)).body.orderId).toBe(first.body.orderId);
  await shop.customer.post('/api/payment/give-up', { orderId: first.body.orderId });
  const second = await submit(0);
  expect(second.body.orderId).not.toBe(first.body.orderId);
  expect((await submit(5)).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
});

test.each([
  [10, 200, undefined],
  [0, 200, undefined],
  [0.5, 400, 'VALIDATION'],
  [-1, 400, 'VALIDATION'],
  [101, 409, 'NOT_ENOUGH_COINS'],
  [5000, 409, 'NOT_ENOUGH_COINS'],
])('uses exactly the requested coins: %s answers %i', async (coinsToUse, status, code) => {
  await giveCoins(100, 'welcome');
  const { status: answered, body } = await placeOrder({ useSuperCoins: true, coinsToUse });
  expect([answered, body.code]).toEqual([status, code]);
  if (status === 200) expect(body.razorpayOrder.amount).toBe((400 - coinsToUse) * 100);
  expect(await shop.coinBalance()).toBe(status === 200 ? 100 - coinsToUse : 100);
});

test('refuses more coins than the bill takes', async () => {
  await giveCoins(500, 'welcome');
  expect((await placeOrder({ coinsToUse: 400 })).body).toMatchObject({
    code: 'TOO_MANY_COINS',
    fields: { coinsToUse: 'You can use up to 399 SuperCoins for this order.' },
  });
  expect((await quote({ coinsToUse: 400 })).problems).toEqual(['You can use up to 399 SuperCoins for this order.']);
  expect((await quote({ coinsToUse: 40 })).bill.amountDue).toBe(360);
});

test('refuses a basket above what an order can hold', async () => {
  const { id } = await aProduct(shop, { pricePaise: 10_00_000_00, mrpPaise: 10_00_000_00, stock: 999 });
  expect((await shop.addToCart(id, 20)).status).toBe(200);
  const added = await shop.addToCart(id, 979);
  expect([added.status, added.body.code]).toEqual([409, 'CART_TOO_LARGE']);
  await shop.database.db
    .update(products)
    .set({ pricePaise: 2_000_000_00, mrpPaise: 2_000_000_00 })
    .where(eq(products.id, id));
  for (const paymentMode of ['COD', 'online']) {
    const { status, body } = await placeOrder({ paymentMode });
    expect([status, body.code]).toEqual([409, 'CART_TOO_LARGE']);
  }
  expect((await quote()).problems).toEqual([
    'This cart is too large for one order. Please split it into smaller orders.',
  ]);
  expect((await shop.customer.post('/api/cart/remove', { productId: id, decreaseBy: 15 })).status).toBe(200);
  expect((await placeOrder({ paymentMode: 'COD' })).status).toBe(200);
});

test('replaces an attempt when the delivery day has passed', async () => {
  shop.setClock(new Date(indiaMoment(shop.deps.clock(), 0, 23).getTime() - 5 * 60_000));
  const first = await placeOrder();
  shop.advanceClock(10 * 60_000);
  expect((await placeOrder()).body.orderId).not.toBe(first.body.orderId);
});
