import type { SessionUser } from '@subah/contract/accounts/accounts';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aCoupon, TOMATO } from '../../../test/builders/index.ts';
import { type Buyer, fillCart, insertBuyers, placeOrderFor, setStock, stockOf } from '../../../test/buyers.ts';
import { payInSandbox } from '../../../test/new-customer.ts';
import { type OpenShop, openStockedShop } from '../../../test/open-shop.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { cartLines, carts } from '../cart/cart.tables.ts';
import { coupons, couponUses } from '../coupons/coupons.tables.ts';
import { openPayment, settlePayment } from '../payments/index.ts';
import { payments, refunds } from '../payments/payments.tables.ts';
import { stockMoves } from '../stock/stock.tables.ts';
import { coinBalance, earnCoins } from '../wallet/index.ts';
import { orderEffects } from './order-effects.tables.ts';
import { orderEvents, orders } from './orders.tables.ts';
import { requestStatus } from './statuses/change-status.ts';
import { expireUnpaidOrders } from './unpaid-orders/expire-orders.ts';

let shop: OpenShop;
let buyer: Buyer;
let now = new Date();
let couponId: string;
let admin: SessionUser;

beforeAll(async () => {
  shop = await openStockedShop({ clock: () => now });
  couponId = (await aCoupon(shop, { code: 'WELCOME20' })).id;
  const { id } = await shop.accountOf('admin');
  admin = { id, role: 'admin', name: '', email: '', mobile: '' };
});
beforeEach(async () => {
  advanceMinutes(60);
  await expireUnpaidOrders(shop.deps);
  now = new Date();
  [buyer] = (await insertBuyers(shop, 1)) as [Buyer];
  await setStock(shop, [TOMATO], 100);
  await fillCart(shop, buyer, [{ productId: TOMATO, quantity: 5 }]);
});
afterAll(() => shop.close());

const customerSession = () => ({ ...admin, id: buyer.id, role: 'customer' as const });

async function orderRow(id: string) {
  const [row] = await shop.database.db.select().from(orders).where(eq(orders.id, id));
  if (!row) throw new Error('no such order');
  return row;
}

/** Places an online order. `pay` pays it in the sandbox and returns the call that settles the payment. */
async function openOrder(input: Parameters<typeof placeOrderFor>[2] = {}) {
  const orderId = await placeOrderFor(shop, buyer, { paymentType: 'online', ...input });
  const { paymentId } = await orderRow(orderId);
  const { razorpayOrder } = await openPayment(shop.deps, paymentId ?? '');
  const pay = async () => {
    const proof = await payInSandbox(shop, razorpayOrder.id);
    return () =>
      settlePayment(shop.deps, {
        providerOrderId: razorpayOrder.id,
        providerPaymentId: proof.razorpay_payment_id ?? '',
      });
  };
  return { orderId, paymentId: paymentId ?? '', pay };
}

const advanceMinutes = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

test('completes a payment once when browser, webhook and job report it concurrently', async () => {
  const { orderId, pay } = await openOrder();
  const settle = await pay();
  const settled = await Promise.all(Array.from({ length: 8 }, settle));
  expect(settled.every(({ outcome }) => outcome === 'completed')).toBe(true);
  const events = await shop.database.db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId));
  expect(events.filter(({ status }) => status === 'OrderPlaced')).toHaveLength(1);
  expect(await stockOf(shop, TOMATO)).toBe(95);
  expect(await shop.database.db.$count(cartLines, eq(cartLines.cartId, buyer.cartId))).toBe(0);
});

test('does not deadlock on a payment and a repeated submit', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { pay } = await openOrder({ tip: round });
    const settle = await pay();
    await Promise.allSettled([settle(), placeOrderFor(shop, buyer, { paymentType: 'online', tip: round + 100 })]);
    await shop.database.db.delete(cartLines).where(eq(cartLines.cartId, buyer.cartId));
    await fillCart(shop, buyer, [{ productId: TOMATO, quantity: 5 }]);
  }
  const rows = await shop.database.db.select().from(orders).where(eq(orders.userId, buyer.id));
  const holding = rows.filter(({ status }) => status !== 'expired').length;
  expect(await stockOf(shop, TOMATO)).toBe(100 - 5 * holding);
});

test('places an order that is paid after its hold while there is stock', async () => {
  await shop.database.db.update(carts).set({ couponId: couponId }).where(eq(carts.id, buyer.cartId));
  await inTransaction(shop.database.db, (tx) =>
    earnCoins(tx, { userId: buyer.id, coins: 30, reason: 'earned-with-order', sourceKey: `gift:${buyer.id}`, now }),
  );
  const { orderId, pay } = await openOrder({ useSuperCoins: true });
  const { coins } = await orderRow(orderId);
  expect(coins).toBeGreaterThan(0);
  advanceMinutes(16);
  await expireUnpaidOrders(shop.deps);
  expect(await stockOf(shop, TOMATO)).toBe(100);
  expect(await coinBalance(shop.database.db, buyer.id, now)).toBe(30);
  const settle = await pay();
  const all = await Promise.all([settle(), settle(), expireUnpaidOrders(shop.deps)]);
  expect(all[0]).toMatchObject({ outcome: 'completed' });
  expect(await orderRow(orderId)).toMatchObject({ status: 'OrderPlaced', paidLate: true });
  expect(await stockOf(shop, TOMATO)).toBe(95);
  expect(await coinBalance(shop.database.db, buyer.id, now)).toBe(30 - coins);
  const [use] = await shop.database.db.select().from(couponUses).where(eq(couponUses.orderId, orderId));
  expect(use?.releasedAt).toBeNull();

  await requestStatus(shop.deps, customerSession(), { orderId, status: 'cancelled', reason: undefined });
  expect(await stockOf(shop, TOMATO)).toBe(100);
  expect(await coinBalance(shop.database.db, buyer.id, now)).toBe(30);
});

test('refunds a late payment when the stock is gone', async () => {
  const { orderId, paymentId, pay } = await openOrder();
  advanceMinutes(16);
  await expireUnpaidOrders(shop.deps);
  await setStock(shop, [TOMATO], 4);
  const settle = await pay();
  expect((await settle()).outcome).toBe('sent_back');
  const [payment] = await shop.database.db.select().from(payments).where(eq(payments.id, paymentId));
  expect(payment?.reason).toContain('sold out');
  expect(await shop.database.db.$count(refunds, eq(refunds.paymentId, paymentId))).toBe(1);
  expect(await orderRow(orderId)).toMatchObject({ status: 'expired', placedAt: null });
  expect(await stockOf(shop, TOMATO)).toBe(4);
});

test('refunds a late payment when the same basket was ordered again', async () => {
  const first = await openOrder();
  advanceMinutes(16);
  await expireUnpaidOrders(shop.deps);
  const second = await openOrder({ tip: 10 });
  expect((await (await second.pay())()).outcome).toBe('completed');
  expect((await (await first.pay())()).outcome).toBe('sent_back');
  const [payment] = await shop.database.db.select().from(payments).where(eq(payments.id, first.paymentId));
  expect(payment?.reason).toContain('again');
  expect(await orderRow(first.orderId)).toMatchObject({ status: 'expired', placedAt: null });
  expect(await stockOf(shop, TOMATO)).toBe(95);
});

test('either places or refunds an order whose payment races with its expiry', async () => {
  for (let round = 0; round < 8; round += 1) {
    await setStock(shop, [TOMATO], 5);
    const { orderId, pay } = await openOrder({ tip: round });
    const settle = await pay();
    advanceMinutes(15);
    await Promise.all([settle(), expireUnpaidOrders(shop.deps)]);
    const { status } = await orderRow(orderId);
    expect([status, await stockOf(shop, TOMATO)]).toEqual(['OrderPlaced', 0]);
    await fillCart(shop, buyer, [{ productId: TOMATO, quantity: 5 }]);
  }
});

test('runs each effect once when ten admins set statuses concurrently', async () => {
  const { orderId, paymentId, pay } = await openOrder();
  await (await pay())();
  const statuses = ['delivered', 'returned', 'cancelled', 'OrderPlaced', 'shipped'] as const;
  await Promise.allSettled(
    Array.from({ length: 10 }, (_, at) =>
      requestStatus(shop.deps, admin, {
        orderId,
        status: statuses[at % statuses.length] ?? 'shipped',
        reason: undefined,
      }),
    ),
  );
  const moves = await shop.database.db.select().from(stockMoves).where(eq(stockMoves.orderId, orderId));
  expect(moves.length).toBeLessThanOrEqual(2);
  expect(await shop.database.db.$count(refunds, eq(refunds.paymentId, paymentId))).toBeLessThanOrEqual(1);
  const effects = await shop.database.db.select().from(orderEffects).where(eq(orderEffects.orderId, orderId));
  expect(new Set(effects.map(({ effect }) => effect)).size).toBe(effects.length);
  const [coupon] = await shop.database.db
    .select()
    .from(coupons)
    .where(inArray(coupons.id, [couponId]));
  expect(coupon?.usedCount).toBe(0);
});
