import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenShop, openStockedShop } from '../../../test/open-shop.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { openPayment } from './open-payment.ts';
import { payments, refunds } from './payments.tables.ts';
import { preparePayment } from './prepare-payment.ts';
import { queueRefund } from './queue-refund.ts';
import { sandboxPayments } from './sandbox.tables.ts';

let shop: OpenShop;
let customer: Awaited<ReturnType<OpenShop['signIn']>>;
let now = new Date();

beforeAll(async () => {
  shop = await openStockedShop({ clock: () => now });
  customer = await shop.signIn('customer');
  shop.deps.completions = { ...shop.deps.completions, order: async () => ({ outcome: 'completed' }) };
});
afterAll(() => shop.close());

async function openTestPayment() {
  const paymentId = await inTransaction(shop.database.db, (tx) =>
    preparePayment(tx, { purpose: 'order', subjectId: newId(), userId: customer.user.id, amountPaise: 1_234_50, now }),
  );
  return { paymentId, ...(await openPayment(shop.deps, paymentId)) };
}

/** Submits the form of the page and returns the redirect target. */
async function submitOutcome(page: string | null, outcome: string): Promise<URL> {
  const response = await fetch(`${shop.address}${page}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ outcome }).toString(),
  });
  expect(response.status).toBe(303);
  return new URL(response.headers.get('location') ?? '', shop.address);
}

/** Opens the page of a paid order and returns the redirect target. */
async function openPage(page: string | null): Promise<URL> {
  const response = await fetch(`${shop.address}${page}`, { redirect: 'manual' });
  expect(response.status).toBe(303);
  return new URL(response.headers.get('location') ?? '', shop.address);
}

const paymentCount = (orderId: string | undefined) =>
  shop.database.db.$count(sandboxPayments, eq(sandboxPayments.orderId, orderId ?? ''));

const statusOf = async (paymentId: string) => {
  const [row] = await shop.database.db.select().from(payments).where(eq(payments.id, paymentId));
  return row?.status;
};

test('shows test mode and the amount under the strict content security policy', async () => {
  const { paymentPage } = await openTestPayment();
  const page = await shop.get(paymentPage ?? '');
  expect(page.status).toBe(200);
  expect(page.text).toContain('TEST MODE');
  expect(page.text).toContain('₹1,234.50');
  expect(page.text).not.toMatch(/<script(?! src=)|<style|style=|onclick/);
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  expect((await shop.get('/payment/sandbox-script')).headers.get('content-type')).toContain('text/javascript');
  expect((await shop.get('/payment/sandbox-style')).headers.get('content-type')).toContain('text/css');
  expect((await shop.get('/payment/sandbox/order_unknown')).status).toBe(404);
});

test('redirects to the cart with a valid proof after Succeed', async () => {
  const { paymentPage, paymentId } = await openTestPayment();
  const back = await submitOutcome(paymentPage, 'succeed');
  expect(back.pathname).toBe('/cart');
  const { payment, purpose, ...proof } = Object.fromEntries(back.searchParams);
  expect({ payment, purpose }).toEqual({ payment: 'succeeded', purpose: 'order' });
  const response = await shop.post('/api/payment/verify', proof, { token: customer.accessToken });
  expect(response.body.status).toBe('Payment verified, order created, and marked completed');
  expect(await statusOf(paymentId)).toBe('completed');
});

test('leads back to the order after it is paid, whichever button is pressed', async () => {
  const { paymentPage, paymentId } = await openTestPayment();
  const { payment, purpose, ...proof } = Object.fromEntries((await submitOutcome(paymentPage, 'succeed')).searchParams);
  // The browser goes back before the payment is verified.
  for (const again of [await openPage(paymentPage), await submitOutcome(paymentPage, 'close')]) {
    expect(again.pathname).toBe('/cart');
    expect(Object.fromEntries(again.searchParams)).toEqual({ payment: 'succeeded', purpose, ...proof });
  }
  await shop.post('/api/payment/verify', proof, { token: customer.accessToken });
  const [row] = await shop.database.db.select().from(payments).where(eq(payments.id, paymentId));
  const pages = [
    await openPage(`${paymentPage}?language=hi`),
    ...(await Promise.all(
      ['succeed', 'fail', 'close'].map((choice) => submitOutcome(`${paymentPage}?language=hi`, choice)),
    )),
  ];
  expect(pages.map((page) => page.href)).toEqual(pages.map(() => `${shop.address}/hi/orders#${row?.subjectId}`));
  expect(await paymentCount(proof.razorpay_order_id)).toBe(1);
});

test('does not take a second payment after a refund', async () => {
  const { paymentPage } = await openTestPayment();
  const { searchParams } = await submitOutcome(paymentPage, 'succeed');
  const orderId = searchParams.get('razorpay_order_id') ?? '';
  await shop.database.db
    .update(sandboxPayments)
    .set({ status: 'refunded' })
    .where(eq(sandboxPayments.orderId, orderId));
  expect((await submitOutcome(paymentPage, 'succeed')).searchParams.get('payment')).toBe('succeeded');
  expect(await paymentCount(orderId)).toBe(1);
});

test('returns to the site in the language of the customer', async () => {
  const { paymentPage } = await openTestPayment();
  expect((await submitOutcome(`${paymentPage}?language=hi`, 'close')).pathname).toBe('/hi/cart');
  expect((await submitOutcome(`${paymentPage}?language=//evil`, 'close')).pathname).toBe('/cart');
});

test('completes the payment by the sandbox webhook when the browser never returns', async () => {
  const { paymentPage, paymentId } = await openTestPayment();
  const before = now;
  now = new Date(before.getTime() - 60_000);
  await submitOutcome(paymentPage, 'succeed');
  now = before;
  expect(await statusOf(paymentId)).toBe('pending');
  await shop.runJobs();
  expect(await statusOf(paymentId)).toBe('completed');
});

test('leaves the order payable after Fail and Close', async () => {
  const { paymentPage, paymentId } = await openTestPayment();
  const failed = await submitOutcome(paymentPage, 'fail');
  expect(failed.searchParams.get('payment')).toBe('failed');
  expect(failed.searchParams.get('description')).toBe('The bank declined the payment.');
  expect((await submitOutcome(paymentPage, 'close')).searchParams.get('payment')).toBe('closed');
  const { payment, purpose, ...proof } = Object.fromEntries((await submitOutcome(paymentPage, 'succeed')).searchParams);
  expect((await shop.post('/api/payment/verify', proof, { token: customer.accessToken })).status).toBe(200);
  expect(await statusOf(paymentId)).toBe('completed');
});

test('refunds a sandbox payment', async () => {
  const { paymentPage, paymentId } = await openTestPayment();
  const { payment, purpose, ...proof } = Object.fromEntries((await submitOutcome(paymentPage, 'succeed')).searchParams);
  await shop.post('/api/payment/verify', proof, { token: customer.accessToken });
  await inTransaction(shop.database.db, (tx) =>
    queueRefund(tx, { paymentId, amountPaise: 100, reason: 'Cancelled.', key: `cancel:${paymentId}`, now }),
  );
  await shop.runJobs();
  const [refund] = await shop.database.db.select().from(refunds).where(eq(refunds.paymentId, paymentId));
  expect(refund?.state).toBe('processed');
});

test('refuses online payments without keys on a public address', async () => {
  const open = await openStockedShop({ settings: { isLocalOnly: false } });
  const { user } = await open.signIn('customer');
  const paymentId = await inTransaction(open.database.db, (tx) =>
    preparePayment(tx, { purpose: 'order', subjectId: newId(), userId: user.id, amountPaise: 100, now }),
  );
  await expect(openPayment(open.deps, paymentId)).rejects.toThrow('Online payment is not set up');
  expect((await open.get('/payment/sandbox/order_any')).status).toBe(404);
  expect((await open.get('/payment/sandbox/order_any')).text).not.toContain('TEST MODE');
  await open.close();
});
