import type { AdminPlan, Plan } from '@subah/contract/membership/membership';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { PASSWORD } from '../../../test/builders/index.ts';
import { PLAN_FIELDS as fields, type MembershipShop, openMembershipShop } from '../../../test/membership-shop.ts';
import { type NewCustomer, newCustomer, payInSandbox, staySignedIn } from '../../../test/new-customer.ts';
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

const listed = async (): Promise<Plan[]> => {
  shop.cache.invalidateAll();
  return (await shop.get('/api/plans/all')).body.data;
};
const mySubscription = async () => (await customer.get('/api/subscriptions/my-subscription')).body.data;

test('creates, changes and deletes a plan as admin', async () => {
  const created = await shop.asAdmin('POST', '/api/plans/create', fields);
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
  const changed = await shop.asAdmin('PUT', `/api/plans/${_id}`, { ...fields, price: '349', isListed: 'false' });
  expect(changed.body).toMatchObject({ message: 'Plan updated successfully!', data: { price: 349, isListed: false } });
  expect((await listed()).some((plan) => plan._id === _id)).toBe(false);
  expect((await shop.asAdmin('DELETE', `/api/plans/${_id}`)).body).toEqual({ message: 'Plan deleted' });
  expect((await shop.asAdmin('PUT', `/api/plans/${_id}`, fields)).status).toBe(404);
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
  const { status, body } = await shop.asAdmin('POST', '/api/plans/create', { ...fields, ...changes });
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
});

test('applies the benefits of a paid plan until it ends', async () => {
  const plan = await shop.createPlan();
  const subscription = await shop.buyPlan(customer, plan._id);
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
  const plan = await shop.createPlan();
  const { body } = await customer.post('/api/payment/subscribe', { planId: plan._id });
  expect(body).toMatchObject({ razorpayOrder: { amount: 29900, currency: 'INR' }, subscription: null });
  expect(await mySubscription()).toBeNull();
  await payInSandbox(shop, body.razorpayOrder.id, 'fail');
  expect(await mySubscription()).toBeNull();
  expect((await shop.buyPlan(customer, plan._id)).status).toBe('Active');
});

test('rejects a forged proof and a payment of another customer', async () => {
  const plan = await shop.createPlan();
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
  const plan = await shop.createPlan({ name: '1' });
  const { body } = await customer.post('/api/payment/subscribe', { planId: plan._id });
  const proof = await payInSandbox(shop, body.razorpayOrder.id);
  const responses = await Promise.all(
    Array.from({ length: 5 }, () => customer.post('/api/payment/subscribe/verify', proof)),
  );
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect((await mySubscription()).daysRemaining).toBe(30);
});

test('does not sell a hidden or deleted plan and keeps existing memberships', async () => {
  const plan = await shop.createPlan();
  await shop.buyPlan(customer, plan._id);
  await shop.asAdmin('PUT', `/api/plans/${plan._id}`, { ...fields, name: '9', benefits: { freeDeliveryAbove: 500 } });
  expect((await benefitsOf(shop.database.db, customer.id, now))?.freeDeliveryAbovePaise).toBe(9900);
  expect((await shop.asAdmin('DELETE', `/api/plans/${plan._id}`)).status).toBe(200);
  expect(await mySubscription()).toMatchObject({ planId: { name: '6' } });
  expect((await customer.post('/api/payment/subscribe', { planId: plan._id })).status).toBe(404);
  expect((await shop.asAdmin('GET', '/api/admin/plans')).body.data.some((one: Plan) => one._id === plan._id)).toBe(
    false,
  );
});

test('lists own subscriptions for a customer and all for an admin by pages', async () => {
  const plan = await shop.createPlan({ name: '1' });
  const other = await newCustomer(shop);
  await shop.buyPlan(customer, plan._id);
  await shop.buyPlan(other, plan._id);
  const own = (await customer.get('/api/payment/get-subscribe')).body.subscriptions;
  expect(own.map((one: { userId: { _id: string } }) => one.userId._id)).toEqual([customer.id]);

  const seen = new Set<string>();
  let cursor = '';
  do {
    const { body } = await shop.asAdmin('GET', `/api/payment/get-subscribe?limit=1${cursor}`);
    for (const one of body.subscriptions) seen.add(one.userId._id);
    cursor = body.nextCursor ? `&cursor=${body.nextCursor}` : '';
  } while (cursor);
  expect([seen.has(customer.id), seen.has(other.id)]).toEqual([true, true]);
});

test('counts the people who have a plan as its subscribers', async () => {
  const plan = await shop.createPlan({ name: '1' });
  const countSubscribers = async () =>
    (await shop.asAdmin('GET', '/api/admin/plans')).body.data.find(({ _id }: AdminPlan) => _id === plan._id)
      .subscribers;
  await shop.buyPlan(customer, plan._id);
  await shop.buyPlan(customer, plan._id);
  expect(await countSubscribers()).toBe(1);
  await shop.buyPlan(await newCustomer(shop), plan._id);
  expect(await countSubscribers()).toBe(2);
  now = addDays(40);
  expect(await countSubscribers()).toBe(1);
});

test('does not list unpaid subscriptions', async () => {
  const plan = await shop.createPlan();
  await customer.post('/api/payment/subscribe', { planId: plan._id });
  const rows = await shop.database.db.select().from(subscriptions).where(eq(subscriptions.userId, customer.id));
  expect(rows.map(({ status }) => status)).toEqual(['pending']);
  expect((await customer.get('/api/payment/get-subscribe')).body.subscriptions).toEqual([]);
});

test('refuses a plan whose price is not the one on the screen', async () => {
  const plan = await shop.createPlan();
  await shop.asAdmin('PUT', `/api/plans/${plan._id}`, { ...fields, price: 349 });
  const subscribe = (expectedTotal: number) =>
    customer.post('/api/payment/subscribe', { planId: plan._id, expectedTotal });
  const { status, body } = await subscribe(299);
  expect([status, body.code, body.details]).toEqual([409, 'BILL_CHANGED', { total: 349 }]);
  expect((await subscribe(349)).body.razorpayOrder.amount).toBe(349_00);
});

test('refunds a plan that is paid after its price hold at another price', async () => {
  const plan = await shop.createPlan();
  const open = async () => (await customer.post('/api/payment/subscribe', { planId: plan._id })).body.razorpayOrder.id;
  const [sameOffer, otherPrice] = [await open(), await open()];
  now = addDays(1);
  const verify = async (id: string) => customer.post('/api/payment/subscribe/verify', await payInSandbox(shop, id));
  expect((await verify(sameOffer)).status).toBe(200);
  await shop.asAdmin('PUT', `/api/plans/${plan._id}`, { ...fields, price: 349 });
  const refunded = await verify(otherPrice);
  expect([refunded.status, refunded.body.code]).toEqual([409, 'PAYMENT_REFUNDED']);
});
