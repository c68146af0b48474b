import type { Subscription } from '@subah/contract/membership/membership';
import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type MembershipShop, openMembershipShop } from '../../../test/membership-shop.ts';
import { type NewCustomer, newCustomer, payInSandbox } from '../../../test/new-customer.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { queueRefund } from '../payments/index.ts';
import { checkConsistency } from '../reports/index.ts';
import { benefitsOf } from './index.ts';
import { subscriptions } from './membership.tables.ts';

const START = new Date('2026-11-15T06:00:00Z');
let now = START;
const addDays = (days: number) => new Date(now.getTime() + days * 86_400_000);

let shop: MembershipShop;
let customer: NewCustomer;
beforeAll(async () => {
  shop = await openMembershipShop(() => now);
});
beforeEach(async () => {
  now = START;
  customer = await newCustomer(shop);
});
afterAll(() => shop.close());

const mySubscription = async () => (await customer.get('/api/subscriptions/my-subscription')).body.data;

test('starts a second plan at the end of the first', async () => {
  const first = await shop.createPlan({ name: '1' });
  const second = await shop.createPlan({ name: '2', benefits: { freeDeliveryAbove: 0 } });
  await shop.buyPlan(customer, first._id);
  now = addDays(10);
  expect(await shop.buyPlan(customer, second._id)).toMatchObject({
    status: 'Upcoming',
    endDate: addDays(80).toISOString(),
  });
  expect(await mySubscription()).toMatchObject({
    planId: { name: '1' },
    daysRemaining: 80,
    endDate: addDays(80).toISOString(),
  });
  expect((await benefitsOf(shop.database.db, customer.id, addDays(19)))?.freeDeliveryAbovePaise).toBe(9900);
  expect((await benefitsOf(shop.database.db, customer.id, addDays(21)))?.freeDeliveryAbovePaise).toBe(0);
});

test('starts a paid plan at once during the free plan, whose rest follows it', async () => {
  const free = await shop.createPlan({ name: '3', durationUnit: 'week', price: 0 });
  const paid = await shop.createPlan({ name: '1', benefits: { freeDeliveryAbove: 0 } });
  await customer.post('/api/payment/subscribe', { planId: free._id });
  expect(await mySubscription()).toMatchObject({ paidEndDate: null });
  now = addDays(10);
  expect(await shop.buyPlan(customer, paid._id)).toMatchObject({
    status: 'Active',
    startDate: now.toISOString(),
    endDate: addDays(30).toISOString(),
  });
  expect(await mySubscription()).toMatchObject({
    planId: { title: '1 month' },
    endDate: addDays(41).toISOString(),
    paidEndDate: addDays(30).toISOString(),
  });
  expect(await shop.buyPlan(customer, paid._id)).toMatchObject({
    status: 'Upcoming',
    endDate: addDays(60).toISOString(),
  });
  now = addDays(5);
  await refundFirst(299_00);
  expect(await mySubscription()).toMatchObject({
    planId: { title: '1 month' },
    startDate: now.toISOString(),
    endDate: addDays(41).toISOString(),
  });
  expect((await checkConsistency(shop.database.db)).faults).toEqual([]);
});

test('gives the rest of the free plan back when the paid plan that interrupted it is refunded', async () => {
  const free = await shop.createPlan({ name: '3', durationUnit: 'week', price: 0 });
  const paid = await shop.createPlan({ name: '3' });
  await customer.post('/api/payment/subscribe', { planId: free._id });
  now = addDays(10);
  await shop.buyPlan(customer, paid._id);
  now = addDays(2);
  await refundFirst(299_00);
  expect(await mySubscription()).toMatchObject({
    planId: { _id: free._id },
    startDate: now.toISOString(),
    endDate: addDays(11).toISOString(),
  });
});

test('puts a free plan after the paid ones, also when another paid one is bought', async () => {
  const free = await shop.createPlan({ name: '3', durationUnit: 'week', price: 0 });
  const paid = await shop.createPlan({ name: '3', durationUnit: 'week' });
  await shop.buyPlan(customer, paid._id);
  const { body } = await customer.post('/api/payment/subscribe', { planId: free._id });
  expect(body.subscription).toMatchObject({ status: 'Upcoming', startDate: addDays(21).toISOString() });
  expect(await shop.buyPlan(customer, paid._id)).toMatchObject({ startDate: addDays(21).toISOString() });
  expect(await mySubscription()).toMatchObject({
    endDate: addDays(63).toISOString(),
    paidEndDate: addDays(42).toISOString(),
  });
});

test('ends a membership whose whole price was refunded, and starts the next one', async () => {
  const plan = await shop.createPlan({ name: '1' });
  await shop.buyPlan(customer, plan._id);
  await shop.buyPlan(customer, plan._id);
  now = addDays(10);
  await refundFirst(100_00);
  expect((await mySubscription()).daysRemaining).toBe(50);
  await refundFirst(199_00);
  expect(await mySubscription()).toMatchObject({ status: 'Active', daysRemaining: 30, startDate: now.toISOString() });
  expect((await customer.get('/api/payment/get-subscribe')).body.subscriptions).toHaveLength(1);
  expect((await checkConsistency(shop.database.db)).faults).toEqual([]);
});

test('lists refunded subscriptions for an admin', async () => {
  const plan = await shop.createPlan({ name: '1' });
  await shop.buyPlan(customer, plan._id);
  await refundFirst(299_00);
  const { body } = await shop.asAdmin('GET', '/api/payment/get-subscribe');
  const own = body.subscriptions.filter((one: { userId: { _id: string } }) => one.userId._id === customer.id);
  expect(own).toMatchObject([{ status: 'Refunded', price: 299 }]);
  expect((await customer.get('/api/payment/get-subscribe')).body.subscriptions).toEqual([]);
});

/** Refunds a part of the payment for the first membership. */
async function refundFirst(amountPaise: number): Promise<void> {
  const { db } = shop.database;
  const [first] = await db
    .select({ paymentId: subscriptions.paymentId })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, customer.id), isNotNull(subscriptions.paymentId)))
    .orderBy(subscriptions.createdAt);
  const paymentId = first?.paymentId ?? '';
  const key = `test:${amountPaise}:${paymentId}`;
  await inTransaction(db, (tx) => queueRefund(tx, { paymentId, amountPaise, reason: 'Bought twice.', key, now }));
  await shop.runJobs();
}

test('extends the membership by each of ten concurrent payments', async () => {
  const plan = await shop.createPlan({ name: '1' });
  const proofs = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const { body } = await customer.post('/api/payment/subscribe', { planId: plan._id });
      return payInSandbox(shop, body.razorpayOrder.id);
    }),
  );
  const paid = await Promise.all(proofs.map((proof) => customer.post('/api/payment/subscribe/verify', proof)));
  expect(paid.every(({ status }) => status === 200)).toBe(true);
  expect((await mySubscription()).daysRemaining).toBe(300);
  const { body } = await customer.get('/api/payment/get-subscribe');
  expect(new Set(body.subscriptions.map((one: Subscription) => one.startDate)).size).toBe(10);
});

test('starts the free plan once per customer under concurrent calls', async () => {
  const plan = await shop.createPlan({ name: '3', durationUnit: 'week', price: 0 });
  expect(plan.title).toBe('Free');
  const responses = await Promise.all(
    Array.from({ length: 10 }, () => customer.post('/api/payment/subscribe', { planId: plan._id })),
  );
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(responses.find(({ status }) => status === 200)?.body).toMatchObject({
    razorpayOrder: null,
    subscription: { status: 'Active', planId: { title: 'Free' } },
  });
  expect(responses.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'FREE_PLAN_USED',
    message: 'You have had the free plan already.',
  });
  expect((await mySubscription()).daysRemaining).toBe(21);
});
