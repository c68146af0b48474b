import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPaidShop, type PaidShop } from '../../../test/paid-shop.ts';
import { Problem } from '../../platform/http/problem.ts';
import { disputes } from './payments.tables.ts';
import { reconcileDisputes } from './reconcile-disputes.ts';

const DAY_MS = 24 * 60 * 60_000;
let shop: PaidShop;

beforeAll(async () => {
  shop = await openPaidShop();
});
beforeEach(() => shop.razorpay.setMode('ok'));
afterAll(() => shop.close());

async function payOrder() {
  const opened = await shop.openPayment(350_00);
  const payment = shop.razorpay.pay(opened.orderId);
  expect((await shop.verify(shop.razorpay.proof(opened.orderId, payment.id))).status).toBe(200);
  return { ...opened, providerPaymentId: payment.id };
}

const reconcile = () => reconcileDisputes(shop.deps);
const report = async (entity: object, event = 'created') =>
  expect((await shop.sendWebhook(`payment.dispute.${event}`, { dispute: { entity } })).status).toBe(200);
const findDispute = async (id: string) =>
  (await shop.database.db.select().from(disputes)).find(({ providerDisputeId }) => providerDisputeId === id);
const stateOf = async (id: string) => (await findDispute(id))?.state;
const refundsOf = async (paymentId: string) =>
  (await shop.refundsOf(paymentId)).map(({ state, amountPaise }) => [state, amountPaise]);

test('finds a dispute and its decision when no webhook arrives', async () => {
  const { paymentId, providerPaymentId } = await payOrder();
  const dispute = shop.razorpay.dispute(providerPaymentId);
  await reconcile();
  expect(await findDispute(dispute.id)).toMatchObject({ paymentId, state: 'open', amountPaise: 350_00 });
  Object.assign(dispute, { status: 'lost', amount_deducted: 200_00 });
  for (let times = 0; times < 2; times++) await reconcile();
  await report(dispute, 'lost');
  expect(await refundsOf(paymentId)).toEqual([['processed', 200_00]]);
});

test('asks how a dispute stands when its events arrive in the wrong order', async () => {
  const { paymentId, providerPaymentId } = await payOrder();
  const opened = shop.razorpay.dispute(providerPaymentId);
  const created = { ...opened };
  Object.assign(opened, { status: 'lost', amount_deducted: 350_00 });
  await report(created);
  expect(await stateOf(opened.id)).toBe('lost');
  expect(await refundsOf(paymentId)).toEqual([['processed', 350_00]]);
});

test.each(['server error', 'reject', 'not JSON'] as const)(
  'books the event when the provider answers: %s',
  async (mode) => {
    const { paymentId, providerPaymentId } = await payOrder();
    const dispute = shop.razorpay.dispute(providerPaymentId, { status: 'lost', amount_deducted: 350_00 });
    shop.razorpay.setMode(mode);
    await report(dispute, 'lost');
    expect(await refundsOf(paymentId)).toEqual([['processed', 350_00]]);
  },
);

test('leaves out disputes of payments that this shop did not take', async () => {
  const { id } = shop.razorpay.dispute('pay_ofAnotherShop', { amount: 100_00 });
  await reconcile();
  expect(await findDispute(id)).toBeUndefined();
  expect(await shop.findCapture('pay_ofAnotherShop')).toBeUndefined();
});

test('skips a dispute that cannot be read and books the others', async () => {
  const { providerPaymentId } = await payOrder();
  const broken = shop.razorpay.dispute(providerPaymentId, { status: 'unheard_of' });
  const { id } = shop.razorpay.dispute(providerPaymentId, { amount: 50_00 });
  await reconcile();
  expect([await stateOf(broken.id), await stateOf(id)]).toEqual([undefined, 'open']);
});

test('reads a list of more than a hundred disputes', async () => {
  const { providerPaymentId } = await payOrder();
  for (let count = 0; count < 100; count++) shop.razorpay.dispute('pay_ofAnotherShop', { amount: 1_00 });
  const { id } = shop.razorpay.dispute(providerPaymentId);
  await reconcile();
  expect(await stateOf(id)).toBe('open');
});

test('asks for an undecided dispute that the list no longer contains', async () => {
  const { paymentId, providerPaymentId } = await payOrder();
  const dispute = shop.razorpay.dispute(providerPaymentId);
  await report(dispute);
  shop.advanceClock(200 * DAY_MS);
  Object.assign(dispute, { status: 'lost', amount_deducted: 350_00 });
  await reconcile();
  expect(await refundsOf(paymentId)).toEqual([['processed', 350_00]]);
});

test('fails while the provider is down, and runs again later', async () => {
  shop.razorpay.setMode('server error');
  await expect(reconcile()).rejects.toBeInstanceOf(Problem);
});
