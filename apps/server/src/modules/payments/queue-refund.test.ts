import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPaidShop, type PaidShop } from '../../../test/paid-shop.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { queueRefund } from './queue-refund.ts';
import { reconcileRefunds } from './reconcile-refunds.ts';

let shop: PaidShop;

beforeAll(async () => {
  shop = await openPaidShop();
});
beforeEach(() => {
  shop.razorpay.setMode('ok');
  shop.completeWith({ outcome: 'completed' });
});
afterAll(() => shop.close());

const payOrder = async () => {
  const opened = await shop.openPayment();
  const payment = shop.razorpay.pay(opened.orderId);
  return { ...opened, proof: shop.razorpay.proof(opened.orderId, payment.id) };
};

test('refunds at most what is left of the payment, and once per key', async () => {
  const { proof, paymentId } = await payOrder();
  await shop.verify(proof);
  const refund = (amountPaise: number, key: string) =>
    inTransaction(shop.database.db, (tx) =>
      queueRefund(tx, { paymentId, amountPaise, reason: 'Returned.', key: `${key}:${paymentId}`, now: new Date() }),
    );
  expect(await Promise.all([1, 2, 3].map(() => refund(100_00, 'line-1')))).toEqual([100_00, 100_00, 100_00]);
  await refund(100_00, 'line-2');
  expect(await refund(60_00, 'line-3')).toBe(49_50);
  expect(await refund(60_00, 'line-4')).toBe(0);
  expect((await shop.findPayment(paymentId)).refundedPaise).toBe(249_50);
  await shop.runJobs();
  expect((await shop.refundsOf(paymentId)).map(({ state }) => state)).toEqual(['sent', 'sent', 'sent']);
});

test('divides what was paid among concurrent refunds', async () => {
  const { proof, paymentId } = await payOrder();
  await shop.verify(proof);
  const amounts = await Promise.all(
    ['a', 'b'].map((key) =>
      inTransaction(shop.database.db, (tx) =>
        queueRefund(tx, { paymentId, amountPaise: 200_00, reason: 'x', key: `${key}:${paymentId}`, now: new Date() }),
      ),
    ),
  );
  expect(amounts.toSorted((a, b) => a - b)).toEqual([49_50, 200_00]);
});

test.each(['processed', 'failed'] as const)(
  'finds out that a refund is %s when its webhook is lost',
  async (status) => {
    const { proof, paymentId } = await payOrder();
    await shop.verify(proof);
    await inTransaction(shop.database.db, (tx) =>
      queueRefund(tx, {
        paymentId,
        amountPaise: 50_00,
        reason: 'Returned.',
        key: `lost:${paymentId}`,
        now: new Date(),
      }),
    );
    await shop.runJobs();
    const stateOf = async () => (await shop.refundsOf(paymentId)).map(({ state }) => state);
    expect(await stateOf()).toEqual(['sent']);
    const [sent] = shop.razorpay.refundsOf((await shop.findPayment(paymentId)).providerPaymentId ?? '');
    if (sent) sent.status = status;
    shop.advanceClock(7 * 60 * 60_000);
    await shop.signInAgain();
    await reconcileRefunds(shop.deps);
    expect(await stateOf()).toEqual([status]);
  },
);
