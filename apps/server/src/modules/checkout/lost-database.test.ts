import type { Order } from '@subah/contract/orders/orders';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { aCoupon, TOMATO } from '../../../test/builders/index.ts';
import { stockOf } from '../../../test/buyers.ts';
import { loseCommit } from '../../../test/lose-commit.ts';
import { payInSandbox } from '../../../test/new-customer.ts';
import { type OrderShop, openOrderShop } from '../../../test/order-shop.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { checkConsistency } from '../reports/run-consistency-checks.ts';
import { earnCoins } from '../wallet/index.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
  await aCoupon(shop, { code: 'ONCE20', usesPerCustomer: 1 });
});
beforeEach(() => shop.reset());
afterEach(() => vi.restoreAllMocks());
afterEach(async () => expect((await checkConsistency(shop.database.db)).faults).toEqual([]));
afterAll(() => shop.close());

const myOrders = async (): Promise<Order[]> => (await shop.customer.get('/api/orders/my')).body.data;

test.each(['COD', 'online'])(
  'answers with the first order (%s) after its commit was lost, and takes all once',
  async (paymentMode) => {
    await inTransaction(shop.database.db, (tx) =>
      earnCoins(tx, {
        userId: shop.customer.id,
        coins: 5,
        reason: 'earned-with-order',
        sourceKey: `gift:${shop.customer.id}`,
        now: shop.deps.clock(),
      }),
    );
    await shop.addToCart(TOMATO, 10);
    await shop.customer.post('/api/coupons/apply', { code: 'ONCE20' });
    const input = { ...shop.orderInput(), paymentMode, useSuperCoins: paymentMode === 'online' };
    const place = () => shop.customer.send('POST', '/api/payment/order', input, { 'idempotency-key': 'click-1' });
    loseCommit(shop, 'orders');
    const lost = await place();
    expect([lost.status, lost.body.code]).toEqual([503, 'UNAVAILABLE']);
    const again = await place();
    expect(again.status).toBe(200);
    expect((await place()).body.orderId).toBe(again.body.orderId);
    expect([await stockOf(shop, TOMATO), await shop.coinBalance()]).toEqual([90, paymentMode === 'online' ? 0 : 5]);
    expect(await myOrders()).toHaveLength(paymentMode === 'COD' ? 1 : 0);
  },
);

test.each(['payments', 'orders'])('completes a payment once whose confirmation was lost (%s)', async (table) => {
  await shop.addToCart(TOMATO, 2);
  const { body } = await shop.customer.post('/api/payment/order', { ...shop.orderInput(), paymentMode: 'online' });
  const proof = await payInSandbox(shop, body.razorpayOrder.id);
  loseCommit(shop, table);
  expect((await shop.customer.post('/api/payment/verify', proof)).status).toBe(503);
  expect((await shop.customer.post('/api/payment/verify', proof)).status).toBe(200);
  await shop.runJobs();
  expect(await myOrders()).toMatchObject([{ status: 'OrderPlaced' }]);
  expect(await stockOf(shop, TOMATO)).toBe(98);
});

test('cancels and refunds an order once whose answer was lost', async () => {
  await shop.addToCart(TOMATO, 2);
  const order = await shop.placePaidOrder();
  loseCommit(shop, 'orders');
  expect((await shop.changeStatusAsCustomer(order._id, 'cancelled', 'Too late')).status).toBe(503);
  const again = await shop.changeStatusAsCustomer(order._id, 'cancelled', 'Too late');
  expect([again.status, again.body.code]).toEqual([409, 'ORDER_NOT_CANCELLABLE']);
  expect((await shop.refundsOf(order)).map(({ amountPaise }) => amountPaise)).toEqual([order.totalAmount * 100]);
  expect(await stockOf(shop, TOMATO)).toBe(100);
});
