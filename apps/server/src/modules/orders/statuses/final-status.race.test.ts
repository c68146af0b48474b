import type { SessionUser } from '@subah/contract/accounts/accounts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TOMATO } from '../../../../test/builders/index.ts';
import { type Buyer, fillCart, insertBuyers, placeOrderFor, setStock, stockOf } from '../../../../test/buyers.ts';
import { payInSandbox } from '../../../../test/new-customer.ts';
import { type OpenShop, openStockedShop } from '../../../../test/open-shop.ts';
import { type Database, openDatabase } from '../../../platform/database/database.ts';
import { openPayment, settlePayment } from '../../payments/index.ts';
import { payments } from '../../payments/payments.tables.ts';
import { checkConsistency } from '../../reports/index.ts';
import { coinBalance } from '../../wallet/index.ts';
import { orders } from '../orders.tables.ts';
import { requestStatus } from './change-status.ts';

let shop: OpenShop;
/** The pool of a second server. */
let second: Database;
let admin: SessionUser;

beforeAll(async () => {
  shop = await openStockedShop();
  second = openDatabase(shop.connection, { size: 5 });
  const { id } = await shop.accountOf('admin');
  admin = { id, role: 'admin', name: '', email: '', mobile: '' };
});
afterAll(async () => {
  await second.close();
  await shop.close();
});

async function placePaidOrder(buyer: Buyer) {
  await fillCart(shop, buyer, [{ productId: TOMATO, quantity: 5 }]);
  const orderId = await placeOrderFor(shop, buyer, { paymentType: 'online' });
  const { paymentId } = await orderRow(orderId);
  const { razorpayOrder } = await openPayment(shop.deps, paymentId ?? '');
  await payInSandbox(shop, razorpayOrder.id);
  await settlePayment(shop.deps, { providerOrderId: razorpayOrder.id });
  return { orderId, paymentId: paymentId ?? '' };
}

async function orderRow(id: string) {
  const [row] = await shop.database.db.select().from(orders).where(eq(orders.id, id));
  if (!row) throw new Error('no such order');
  return row;
}

test('ends either cancelled or delivered when both are set on two servers for 20 rounds', {
  timeout: 120_000,
}, async () => {
  const ends = new Set<string>();
  for (let round = 0; round < 20; round += 1) {
    const [buyer] = (await insertBuyers(shop, 1)) as [Buyer];
    await setStock(shop, [TOMATO], 100);
    const { orderId, paymentId } = await placePaidOrder(buyer);
    const customer: SessionUser = { ...admin, id: buyer.id, role: 'customer' };
    const servers = round % 2 === 0 ? [shop.database.db, second.db] : [second.db, shop.database.db];
    const [first, last] = servers as [typeof second.db, typeof second.db];
    const results = await Promise.allSettled([
      requestStatus({ ...shop.deps, db: first }, customer, { orderId, status: 'cancelled', reason: undefined }),
      requestStatus({ ...shop.deps, db: last }, admin, { orderId, status: 'delivered', reason: undefined }),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const order = await orderRow(orderId);
    const [payment] = await shop.database.db.select().from(payments).where(eq(payments.id, paymentId));
    const isCancelled = order.status === 'cancelled';
    ends.add(order.status);
    expect(order.deliveredAt === null).toBe(isCancelled);
    expect(payment?.refundedPaise).toBe(isCancelled ? payment?.paidPaise : 0);
    expect(await stockOf(shop, TOMATO)).toBe(isCancelled ? 100 : 95);
    const coins = await coinBalance(shop.database.db, buyer.id, new Date());
    expect(coins).toBe(isCancelled ? 0 : Math.floor(order.itemTotalPaise / 50_00));
  }
  expect([...ends].every((status) => status === 'cancelled' || status === 'delivered')).toBe(true);
  expect((await checkConsistency(shop.database.db)).faults).toEqual([]);
});

test('refuses in SQL to leave a final status without reopening', async () => {
  const [buyer] = (await insertBuyers(shop, 1)) as [Buyer];
  const { orderId } = await placePaidOrder(buyer);
  const set = (status: 'cancelled' | 'delivered' | 'shipped') =>
    shop.database.db.update(orders).set({ status }).where(eq(orders.id, orderId));
  await requestStatus(shop.deps, admin, { orderId, status: 'cancelled', reason: undefined });
  for (const status of ['delivered', 'shipped'] as const) {
    await expect(set(status)).rejects.toMatchObject({ cause: { constraint: 'orders_final_status' } });
  }
});
