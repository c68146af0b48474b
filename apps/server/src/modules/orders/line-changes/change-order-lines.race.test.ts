import type { SessionUser } from '@subah/contract/accounts/accounts';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CLEANER, TOMATO } from '../../../../test/builders/index.ts';
import { type Buyer, fillCart, insertBuyers, placeOrderFor, setStock, stockOf } from '../../../../test/buyers.ts';
import { payInSandbox } from '../../../../test/new-customer.ts';
import { type OpenShop, openStockedShop } from '../../../../test/open-shop.ts';
import { type Database, inTransaction, openDatabase } from '../../../platform/database/database.ts';
import { bookRefund } from '../../payments/book-refund.ts';
import { openPayment, settlePayment } from '../../payments/index.ts';
import { payments } from '../../payments/payments.tables.ts';
import { checkConsistency } from '../../reports/index.ts';
import { findVersion } from '../orders.queries.ts';
import { orderLines, orders } from '../orders.tables.ts';
import { requestStatus } from '../statuses/change-status.ts';
import { changeOrderLines } from './change-order-lines.ts';

const ROUNDS = 8;

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

async function placePaidOrder() {
  const [buyer] = (await insertBuyers(shop, 1)) as [Buyer];
  await setStock(shop, [TOMATO, CLEANER], 100);
  await fillCart(shop, buyer, [
    { productId: TOMATO, quantity: 5 },
    { productId: CLEANER, quantity: 2 },
  ]);
  const orderId = await placeOrderFor(shop, buyer, { paymentType: 'online' });
  const paymentId = (await orderRow(orderId)).paymentId ?? '';
  const { razorpayOrder } = await openPayment(shop.deps, paymentId);
  await payInSandbox(shop, razorpayOrder.id);
  await settlePayment(shop.deps, { providerOrderId: razorpayOrder.id });
  const customer: SessionUser = { ...admin, id: buyer.id, role: 'customer' };
  return { orderId, paymentId, customer };
}

async function orderRow(id: string) {
  const [row] = await shop.database.db.select().from(orders).where(eq(orders.id, id));
  if (!row) throw new Error('no such order');
  return row;
}

async function takeOut(orderId: string, productId: string, db = shop.database.db): Promise<void> {
  const [line] = await db
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.productId, productId), isNull(orderLines.rejectedAt)));
  const version = await inTransaction(db, (tx) => findVersion(tx, orderId));
  await changeOrderLines({ ...shop.deps, db }, admin, {
    orderId,
    lines: [{ lineId: line?.id ?? '', quantity: 0 }],
    reason: 'Not in stock',
    version,
  });
}

const codes = (results: PromiseSettledResult<void>[]): string[] =>
  results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason.code)] : []));

test('makes one of two changes of the same version and refuses the other', { timeout: 120_000 }, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { orderId } = await placePaidOrder();
    const results = await Promise.allSettled([takeOut(orderId, TOMATO), takeOut(orderId, CLEANER, second.db)]);
    // A change that read after the other had committed is refused for an empty order.
    expect(codes(results)).toHaveLength(1);
    expect(['ORDER_CHANGED', 'ORDER_WOULD_BE_EMPTY']).toContain(codes(results)[0]);
  }
  expect((await checkConsistency(shop.database.db)).faults).toEqual([]);
});

test('refunds everything once when the customer cancels during a change', { timeout: 120_000 }, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { orderId, paymentId, customer } = await placePaidOrder();
    const cancel = () =>
      requestStatus({ ...shop.deps, db: second.db }, customer, { orderId, status: 'cancelled', reason: undefined });
    await Promise.allSettled(round % 2 ? [takeOut(orderId, CLEANER), cancel()] : [cancel(), takeOut(orderId, CLEANER)]);
    const [payment] = await shop.database.db.select().from(payments).where(eq(payments.id, paymentId));
    expect((await orderRow(orderId)).status).toBe('cancelled');
    expect(payment?.refundedPaise).toBe(payment?.paidPaise);
    expect([await stockOf(shop, TOMATO), await stockOf(shop, CLEANER)]).toEqual([100, 100]);
  }
  expect((await checkConsistency(shop.database.db)).faults).toEqual([]);
});

test('changes an order before it is delivered or not at all', { timeout: 120_000 }, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { orderId } = await placePaidOrder();
    const deliver = () =>
      requestStatus({ ...shop.deps, db: second.db }, admin, { orderId, status: 'delivered', reason: undefined });
    const results = await Promise.allSettled(
      round % 2 ? [takeOut(orderId, CLEANER), deliver()] : [deliver(), takeOut(orderId, CLEANER)],
    );
    const refused = codes(results);
    expect(refused.every((code) => code === 'ORDER_CHANGED' || code === 'ORDER_LINES_FINAL')).toBe(true);
    expect(await stockOf(shop, CLEANER)).toBe(refused.length > 0 ? 98 : 100);
  }
  expect((await checkConsistency(shop.database.db)).faults).toEqual([]);
});

test('never refunds more than was paid when a refund is reported during a change', { timeout: 120_000 }, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { orderId, paymentId } = await placePaidOrder();
    const { toPayPaise } = await orderRow(orderId);
    const [payment] = await shop.database.db.select().from(payments).where(eq(payments.id, paymentId));
    // Every second round the dashboard refunds the whole payment.
    const amountPaise = round % 2 ? toPayPaise : 1_00;
    const reported = {
      id: `rfnd_race_${round}`,
      refundId: null,
      round: null,
      state: 'processed' as const,
      amountPaise,
      currency: payment?.currency ?? 'INR',
    };
    await Promise.all([
      takeOut(orderId, CLEANER),
      inTransaction(second.db, (tx) => bookRefund(tx, paymentId, reported, new Date())),
    ]);
    const [after] = await shop.database.db.select().from(payments).where(eq(payments.id, paymentId));
    expect(after?.refundedPaise).toBeLessThanOrEqual(after?.paidPaise ?? 0);
    expect(after?.refundedPaise).toBeGreaterThanOrEqual(amountPaise);
  }
  expect((await checkConsistency(shop.database.db)).faults).toEqual([]);
});
