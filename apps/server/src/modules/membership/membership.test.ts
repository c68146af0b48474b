import type { AdminPlan, Plan, Subscription } from '@subah/contract/payments/membership';
import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { PASSWORD } from '../../../test/builders/index.ts';
import { type NewCustomer, newCustomer, payInSandbox, staySignedIn } from '../../../test/new-customer.ts';
import { type OpenShop, openStockedShop } from '../../../test/open-shop.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { queueRefund } from '../payments/index.ts';
import { checkConsistency } from '../reports/index.ts';
import { benefitsOf } from './index.ts';
import { subscriptions } from './membership.tables.ts';

const START = new Date('2026-11-15T06:00:00Z');
let now = START;
const addDays = (days: number) => new Date(now.getTime() + days * 86_400_000);

let shop: OpenShop;
let customer: NewCustomer;
beforeAll(async () => {
  shop = await openStockedShop({ clock: () => now });
  asAdmin = (await staySignedIn(shop, await shop.accountOf('admin'))).send;
});
beforeEach(async () => {
  now = START;
  customer = await newCustomer(shop);
});
afterAll(() => shop.close());

let asAdmin: Awaited<ReturnType<typeof staySignedIn>>['send'];

const fields = {
  name: '6',
  price: 299,
  durationUnit: 'month',
  benefits: { freeDeliveryAbove: 99, medicineDiscount: 20, milkAccess: true },
};
async function createPlan(changes: object = {}): Promise<AdminPlan> {
  return (await asAdmin('POST', '/api/plans/create', { ...fields, ...changes })).body.data;
}
const listed = async (): Promise<Plan[]> => {
  shop.cache.invalidateAll();
  return (await shop.get('/api/plans/all')).body.data;
};
async function buy(planId: string, buyer = customer): Promise<Subscription> {
  const { body } = await buyer.post('/api/payment/subscribe', { planId });
  const proof = await payInSandbox(shop, body.razorpayOrder.id);
  return (await buyer.post('/api/payment/subscribe/verify', { ...proof, planId })).body.subscription;
}
const mySubscription = async () => (await customer.get('/api/subscriptions/my-subscription')).body.data;

test('creates, changes and deletes a plan as admin', async () => {
  const created = await asAdmin('POST', '/api/plans/create', fields);
  expect(created.body).toMatchObject({
    message: 'Plan created successfully!',
    data: { name: '6', title: '6 months', price: 299, durationInDays: 180, isListed: true },
  });
  const { _id } = created.body.data;
  expect((await listed()).find((plan) => plan._id === _id)?.perks).toEqual([
    'Free delivery above ₹99',
    '20% off prescription medicines',
    '30% off lab tests',
    'Morning milk access',
  ]);
  const changed = await asAdmin('PUT', `/api/plans/${_id}`, { ...fields, price: '349', isListed: 'false' });
  expect(changed.body).toMatchObject({ message: 'Plan updated successfully!', data: { price: 349, isListed: false } });
  expect((await listed()).some((plan) => plan._id === _id)).toBe(false);
  expect((await asAdmin('DELETE', `/api/plans/${_id}`)).body).toEqual({ message: 'Plan deleted' });
  expect((await asAdmin('PUT', `/api/plans/${_id}`, fields)).status).toBe(404);
});

test.each([
  [{ name: '100' }, 'name'],
  [{ name: '0' }, 'name'],
  [{ name: '' }, 'name'],
  [{ price: '' }, 'price'],
  [{ price: -1 }, 'price'],
  [{ benefits: {} }, 'benefits.freeDeliveryAbove'],
  [{ benefits: { freeDeliveryAbove: 99, medicineDiscount: 101 } }, 'benefits.medicineDiscount'],
  [{ durationUnit: 'day' }, 'durationUnit'],
])('rejects a plan with %j by field', async (changes, field) => {
  const { status, body } = await asAdmin('POST', '/api/plans/create', { ...fields, ...changes });
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
});

test('applies the benefits of a paid plan until it ends', async () => {
  const plan = await createPlan();
  const subscription = await buy(plan._id);
  expect(subscription).toMatchObject({
    planId: { _id: plan._id, name: '6', title: '6 months', duration: 180, durationUnit: 'month' },
    startDate: now.toISOString(),
    endDate: addDays(180).toISOString(),
    status: 'Active',
    price: 299,
  });
  expect(await benefitsOf(shop.database.db, customer.id, now)).toEqual({
    planName: '6',
    freeDeliveryAbovePaise: 9900,
    medicineDiscountPercent: 20,
    bloodTestDiscountPercent: 30,
    milkAccess: true,
    doctorConsultation: false,
    freeMilkTestingKit: false,
  });
  now = addDays(90);
  // Sessions end after 90 days.
  const readMembership = async () => {
    const { send } = await staySignedIn(shop, { mobile: customer.mobile, password: PASSWORD });
    return (await send('GET', '/api/subscriptions/my-subscription')).body.data;
  };
  expect(await readMembership()).toMatchObject({ status: 'Active', percentUsed: 50, daysRemaining: 90 });
  now = addDays(91);
  expect(await readMembership()).toBeNull();
  expect(await benefitsOf(shop.database.db, customer.id, now)).toBeNull();
});

test('applies no benefits before the payment and allows another attempt after a failure', async () => {
  const plan = await createPlan();
  const { body } = await customer.post('/api/payment/subscribe', { planId: plan._id });
  expect(body).toMatchObject({ razorpayOrder: { amount: 29900, currency: 'INR' }, subscription: null });
  expect(await mySubscription()).toBeNull();
  await payInSandbox(shop, body.razorpayOrder.id, 'fail');
  expect(await mySubscription()).toBeNull();
  expect((await buy(plan._id)).status).toBe('Active');
});

test('rejects a forged proof and a payment of another customer', async () => {
  const plan = await createPlan();
  const { body } = await customer.post('/api/payment/subscribe', { planId: plan._id });
  const proof = await payInSandbox(shop, body.razorpayOrder.id);
  const forged = { ...proof, razorpay_signature: 'ab'.repeat(32) };
  expect((await customer.post('/api/payment/subscribe/verify', forged)).status).toBe(400);
  const other = await newCustomer(shop);
  expect((await other.post('/api/payment/subscribe/verify', proof)).status).toBe(404);
  expect([await mySubscription(), (await customer.post('/api/payment/subscribe/verify', proof)).status]).toEqual([
    null,
    200,
  ]);
});

test('starts a plan once for a repeated proof', async () => {
  const plan = await createPlan({ name: '1' });
  const { body } = await customer.post('/api/payment/subscribe', { planId: plan._id });
  const proof = await payInSandbox(shop, body.razorpayOrder.id);
  const responses = await Promise.all(
    Array.from({ length: 5 }, () => customer.post('/api/payment/subscribe/verify', proof)),
  );
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect((await mySubscription()).daysRemaining).toBe(30);
});

test('starts a second plan at the end of the first', async () => {
  const first = await createPlan({ name: '1' });
  const second = await createPlan({ name: '2', benefits: { freeDeliveryAbove: 0 } });
  await buy(first._id);
  now = addDays(10);
  expect(await buy(second._id)).toMatchObject({ status: 'Upcoming', endDate: addDays(80).toISOString() });
  expect(await mySubscription()).toMatchObject({
    planId: { name: '1' },
    daysRemaining: 80,
    endDate: addDays(80).toISOString(),
  });
  expect((await benefitsOf(shop.database.db, customer.id, addDays(19)))?.freeDeliveryAbovePaise).toBe(9900);
  expect((await benefitsOf(shop.database.db, customer.id, addDays(21)))?.freeDeliveryAbovePaise).toBe(0);
});

test('starts a paid plan at once during the free plan, whose rest follows it', async () => {
  const free = await createPlan({ name: '3', durationUnit: 'week', price: 0 });
  const paid = await createPlan({ name: '1', benefits: { freeDeliveryAbove: 0 } });
  await customer.post('/api/payment/subscribe', { planId: free._id });
  expect(await mySubscription()).toMatchObject({ paidEndDate: null });
  now = addDays(10);
  expect(await buy(paid._id)).toMatchObject({
    status: 'Active',
    startDate: now.toISOString(),
    endDate: addDays(30).toISOString(),
  });
  expect(await mySubscription()).toMatchObject({
    planId: { title: '1 month' },
    endDate: addDays(41).toISOString(),
    paidEndDate: addDays(30).toISOString(),
  });
  expect(await buy(paid._id)).toMatchObject({ status: 'Upcoming', endDate: addDays(60).toISOString() });
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
  const free = await createPlan({ name: '3', durationUnit: 'week', price: 0 });
  const paid = await createPlan({ name: '3' });
  await customer.post('/api/payment/subscribe', { planId: free._id });
  now = addDays(10);
  await buy(paid._id);
  now = addDays(2);
  await refundFirst(299_00);
  expect(await mySubscription()).toMatchObject({
    planId: { _id: free._id },
    startDate: now.toISOString(),
    endDate: addDays(11).toISOString(),
  });
});

test('puts a free plan after the paid ones, also when another paid one is bought', async () => {
  const free = await createPlan({ name: '3', durationUnit: 'week', price: 0 });
  const paid = await createPlan({ name: '3', durationUnit: 'week' });
  await buy(paid._id);
  const { body } = await customer.post('/api/payment/subscribe', { planId: free._id });
  expect(body.subscription).toMatchObject({ status: 'Upcoming', startDate: addDays(21).toISOString() });
  expect(await buy(paid._id)).toMatchObject({ startDate: addDays(21).toISOString() });
  expect(await mySubscription()).toMatchObject({
    endDate: addDays(63).toISOString(),
    paidEndDate: addDays(42).toISOString(),
  });
});

test('ends a membership whose whole price was refunded, and starts the next one', async () => {
  const plan = await createPlan({ name: '1' });
  await buy(plan._id);
  await buy(plan._id);
  now = addDays(10);
  await refundFirst(100_00);
  expect((await mySubscription()).daysRemaining).toBe(50);
  await refundFirst(199_00);
  expect(await mySubscription()).toMatchObject({ status: 'Active', daysRemaining: 30, startDate: now.toISOString() });
  expect((await customer.get('/api/payment/get-subscribe')).body.subscriptions).toHaveLength(1);
  expect((await checkConsistency(shop.database.db)).faults).toEqual([]);
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
  const plan = await createPlan({ name: '1' });
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
  const plan = await createPlan({ name: '3', durationUnit: 'week', price: 0 });
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

test('does not sell a hidden or deleted plan and keeps existing memberships', async () => {
  const plan = await createPlan();
  await buy(plan._id);
  await asAdmin('PUT', `/api/plans/${plan._id}`, { ...fields, name: '9', benefits: { freeDeliveryAbove: 500 } });
  expect((await benefitsOf(shop.database.db, customer.id, now))?.freeDeliveryAbovePaise).toBe(9900);
  expect((await asAdmin('DELETE', `/api/plans/${plan._id}`)).status).toBe(200);
  expect(await mySubscription()).toMatchObject({ planId: { name: '6' } });
  expect((await customer.post('/api/payment/subscribe', { planId: plan._id })).status).toBe(404);
  expect((await asAdmin('GET', '/api/admin/plans')).body.data.some((one: Plan) => one._id === plan._id)).toBe(false);
});

test('lists own subscriptions for a customer and all for an admin by pages', async () => {
  const plan = await createPlan({ name: '1' });
  const other = await newCustomer(shop);
  await buy(plan._id);
  await buy(plan._id, other);
  const own = (await customer.get('/api/payment/get-subscribe')).body.subscriptions;
  expect(own.map((one: { userId: { _id: string } }) => one.userId._id)).toEqual([customer.id]);

  const seen = new Set<string>();
  let cursor = '';
  do {
    const { body } = await asAdmin('GET', `/api/payment/get-subscribe?limit=1${cursor}`);
    for (const one of body.subscriptions) seen.add(one.userId._id);
    cursor = body.nextCursor ? `&cursor=${body.nextCursor}` : '';
  } while (cursor);
  expect([seen.has(customer.id), seen.has(other.id)]).toEqual([true, true]);
});

test('counts the people who have a plan as its subscribers', async () => {
  const plan = await createPlan({ name: '1' });
  const countSubscribers = async () =>
    (await asAdmin('GET', '/api/admin/plans')).body.data.find(({ _id }: AdminPlan) => _id === plan._id).subscribers;
  await buy(plan._id);
  await buy(plan._id);
  expect(await countSubscribers()).toBe(1);
  await buy(plan._id, await newCustomer(shop));
  expect(await countSubscribers()).toBe(2);
  now = addDays(40);
  expect(await countSubscribers()).toBe(1);
});

test('lists refunded subscriptions for an admin', async () => {
  const plan = await createPlan({ name: '1' });
  await buy(plan._id);
  await refundFirst(299_00);
  const { body } = await asAdmin('GET', '/api/payment/get-subscribe');
  const own = body.subscriptions.filter((one: { userId: { _id: string } }) => one.userId._id === customer.id);
  expect(own).toMatchObject([{ status: 'Refunded', price: 299 }]);
  expect((await customer.get('/api/payment/get-subscribe')).body.subscriptions).toEqual([]);
});

test('does not list unpaid subscriptions', async () => {
  const plan = await createPlan();
  await customer.post('/api/payment/subscribe', { planId: plan._id });
  const rows = await shop.database.db.select().from(subscriptions).where(eq(subscriptions.userId, customer.id));
  expect(rows.map(({ status }) => status)).toEqual(['pending']);
  expect((await customer.get('/api/payment/get-subscribe')).body.subscriptions).toEqual([]);
});

test('refuses a plan whose price is not the one on the screen', async () => {
  const plan = await createPlan();
  await asAdmin('PUT', `/api/plans/${plan._id}`, { ...fields, price: 349 });
  const subscribe = (expectedTotal: number) =>
    customer.post('/api/payment/subscribe', { planId: plan._id, expectedTotal });
  const { status, body } = await subscribe(299);
  expect([status, body.code, body.details]).toEqual([409, 'BILL_CHANGED', { total: 349 }]);
  expect((await subscribe(349)).body.razorpayOrder.amount).toBe(349_00);
});

test('refunds a plan that is paid after its price hold at another price', async () => {
  const plan = await createPlan();
  const open = async () => (await customer.post('/api/payment/subscribe', { planId: plan._id })).body.razorpayOrder.id;
  const [sameOffer, otherPrice] = [await open(), await open()];
  now = addDays(1);
  const verify = async (id: string) => customer.post('/api/payment/subscribe/verify', await payInSandbox(shop, id));
  expect((await verify(sameOffer)).status).toBe(200);
  await asAdmin('PUT', `/api/plans/${plan._id}`, { ...fields, price: 349 });
  const refunded = await verify(otherPrice);
  expect([refunded.status, refunded.body.code]).toEqual([409, 'PAYMENT_REFUNDED']);
});
