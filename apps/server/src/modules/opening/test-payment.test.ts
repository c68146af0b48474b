import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPaidShop } from '../../../test/paid-shop.ts';
import { payments, refunds } from '../payments/payments.tables.ts';
import { checkConsistency } from '../reports/index.ts';
import { shopOpening } from '../shop/shop.tables.ts';

let shop: Awaited<ReturnType<typeof openPaidShop>>;
let token: string;
beforeAll(async () => {
  shop = await openPaidShop();
  await shop.database.db.delete(shopOpening);
  token = (await shop.signIn('admin')).accessToken;
});
afterAll(() => shop.close());

const open = async () => (await shop.post('/api/admin/opening/test-payment', {}, { token })).body.data;
const verify = (proof: object, as = token) => shop.post('/api/admin/opening/test-payment/verify', proof, { token: as });
const isTicked = async (): Promise<boolean> =>
  (await shop.get('/api/admin/opening', { token })).body.data.steps.find(
    ({ step }: { step: string }) => step === 'payments',
  ).isDone;

test('takes ₹1, checks its signature, refunds it once and ticks the step off', async () => {
  const { razorpayOrder, paymentPage } = await open();
  expect({ amount: razorpayOrder.amount, paymentPage }).toEqual({ amount: 100, paymentPage: null });
  const paid = shop.razorpay.pay(razorpayOrder.id);
  const proof = shop.razorpay.proof(razorpayOrder.id, paid.id);

  const forged = await verify({ ...proof, razorpay_signature: 'a'.repeat(64) });
  expect([forged.status, forged.body.code]).toEqual([400, 'PAYMENT_SIGNATURE']);
  const manager = (await shop.signIn('manager')).accessToken;
  expect((await verify(proof, manager)).status).toBe(404);
  expect((await verify(proof, shop.token)).status).toBe(403);
  expect(await isTicked()).toBe(false);

  const answers = await Promise.all([verify(proof), verify(proof)]);
  expect(answers.map(({ body }) => body.message)).toEqual(
    Array(2).fill('The test payment worked. ₹1 was paid and is being refunded.'),
  );
  expect(await isTicked()).toBe(true);
  await shop.runJobs();
  expect([...shop.razorpay.refunds.values()]).toMatchObject([{ amount: 100, payment_id: paid.id }]);
  const { db } = shop.database;
  const [payment] = await db.select().from(payments).where(eq(payments.providerPaymentId, paid.id));
  expect(payment).toMatchObject({ purpose: 'test', status: 'sent_back', refundedPaise: 100 });
  expect(await db.$count(refunds)).toBe(1);
  expect((await checkConsistency(db)).faults).toEqual([]);
});

test('never refunds the payment of a customer', async () => {
  const { orderId, paymentId } = await shop.openPayment();
  const proof = shop.razorpay.proof(orderId, shop.razorpay.pay(orderId).id);
  expect((await verify(proof)).status).toBe(404);
  expect((await shop.findPayment(paymentId))?.status).toBe('pending');
});
