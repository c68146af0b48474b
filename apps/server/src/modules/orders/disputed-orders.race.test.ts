import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TOMATO } from '../../../test/builders/index.ts';
import { type OrderShop, openOrderShop } from '../../../test/order-shop.ts';
import { simulateDisputes } from '../../../test/simulated-disputes.ts';
import { payments } from '../payments/payments.tables.ts';
import { reconcileDisputes } from '../payments/reconcile-disputes.ts';
import { checkConsistency } from '../reports/run-consistency-checks.ts';

const ROUNDS = 12;
let shop: OrderShop;
let disputes: ReturnType<typeof simulateDisputes>;

beforeAll(async () => {
  shop = await openOrderShop();
  disputes = simulateDisputes(shop.deps);
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

async function placeOrder() {
  await shop.addToCart(TOMATO, 5);
  const order = await shop.placePaidOrder();
  const [payment] = await shop.database.db
    .select()
    .from(payments)
    .where(eq(payments.id, order.paymentId ?? ''));
  if (!payment) throw new Error('the order has no payment');
  return { order, dispute: disputes.open(payment.providerPaymentId, payment.paidPaise) };
}

const findRefunded = async (paymentId: string | null) => {
  const [payment] = await shop.database.db
    .select()
    .from(payments)
    .where(eq(payments.id, paymentId ?? ''));
  return payment && payment.refundedPaise / payment.paidPaise;
};

test('a dispute that is decided while staff cancel the order takes or leaves the money once', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { order, dispute } = await placeOrder();
    const ask = () => reconcileDisputes(shop.deps);
    dispute.state = 'lost';
    const [cancelled] = await Promise.all([
      shop.changeStatusAsAdmin(order._id, 'cancelled'),
      ask(),
      ask(),
      shop.runJobs(),
    ]);
    expect(cancelled.status).toBe(200);
    expect(await findRefunded(order.paymentId)).toBe(1);
    dispute.state = 'won';
    await Promise.all([ask(), shop.runJobs(), ask()]);
    await shop.runJobs();
    // Refunded by the shop, or owed again.
    expect(await findRefunded(order.paymentId)).toBe(1);
    expect((await checkConsistency(shop.database.db)).faults).toEqual([]);
  }
}, 60_000);
