import { fork } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openPaidShop, type PaidShop } from '../../../test/paid-shop.ts';
import type { PaymentServerInput } from '../../../test/payment-server.ts';
import { exitOf } from '../../../test/start-server.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { queueRefund } from './queue-refund.ts';
import { reconcilePayments } from './reconcile-payments.ts';

// A server is killed after the provider has done what it was asked for, and before the shop has booked it.

let shop: PaidShop;

beforeAll(async () => {
  shop = await openPaidShop();
});
beforeEach(() => shop.razorpay.setMode('ok'));
afterAll(() => shop.close());

/** Runs until the provider has handled a request with this path, whose response never arrives. */
async function killDuring(isAsked: RegExp, input: Partial<PaymentServerInput>): Promise<void> {
  const { razorpay } = shop;
  const before = razorpay.requests.length;
  razorpay.hangAfter(isAsked);
  const child = fork(path.join(import.meta.dirname, '../../../test/payment-server.ts'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const answered: unknown[] = [];
  child.on('message', (message) => answered.push(message));
  child.send({ connection: shop.connection, account: razorpay.settings, ...input });
  const wasAsked = () => razorpay.requests.slice(before).some(({ method, path }) => isAsked.test(`${method} ${path}`));
  await vi.waitFor(() => expect(wasAsked()).toBe(true), { timeout: 30_000, interval: 20 });
  const ended = exitOf(child);
  child.kill('SIGKILL');
  await ended;
  expect(answered).toEqual([]);
  razorpay.hangAfter(undefined);
}

const payOrder = async (status = 'captured') => {
  const opened = await shop.openPayment(350_00);
  return { ...opened, payment: shop.razorpay.pay(opened.orderId, { status }) };
};

test('a refund that the provider made for a killed server is booked and not made again', {
  timeout: 60_000,
}, async () => {
  const { orderId, paymentId, payment } = await payOrder();
  await shop.verify(shop.razorpay.proof(orderId, payment.id));
  await inTransaction(shop.database.db, (tx) =>
    queueRefund(tx, { paymentId, amountPaise: 350_00, reason: 'Cancelled.', key: paymentId, now: new Date() }),
  );
  const [refund] = await shop.refundsOf(paymentId);
  await killDuring(/^POST .*\/refund$/, { refundId: refund?.id ?? '' });
  expect(shop.razorpay.refundedOf(payment.id)).toBe(350_00);
  expect((await shop.refundsOf(paymentId)).map(({ state }) => state)).toEqual(['queued']);
  await shop.runJobs();
  expect((await shop.refundsOf(paymentId)).map(({ state }) => state)).toEqual(['sent']);
  expect(shop.razorpay.refundsOf(payment.id)).toHaveLength(1);
});

test('a payment that was captured for a killed server completes its order', { timeout: 60_000 }, async () => {
  const { orderId, paymentId, subjectId, payment } = await payOrder('authorized');
  await killDuring(/^POST .*\/capture$/, { providerOrderId: orderId });
  expect(payment.status).toBe('captured');
  expect((await shop.findPayment(paymentId)).status).toBe('pending');
  shop.advanceClock(3 * 60_000);
  await reconcilePayments(shop.deps);
  expect((await shop.findPayment(paymentId)).status).toBe('completed');
  expect(shop.completed.filter((id) => id === subjectId)).toHaveLength(1);
});
