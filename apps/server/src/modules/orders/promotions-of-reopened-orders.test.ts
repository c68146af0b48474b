import { REFERRAL_COINS } from '@subah/rules/referral/referral';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aCoupon, aPlan, TOMATO } from '../../../test/builders/index.ts';
import { newCustomer, payInSandbox } from '../../../test/new-customer.ts';
import { type OrderShop, openOrderShop } from '../../../test/order-shop.ts';
import { simulateDisputes } from '../../../test/simulated-disputes.ts';
import { checkConsistency } from '../reports/run-consistency-checks.ts';
import { coinBalance } from '../wallet/index.ts';

let shop: OrderShop;
let disputes: ReturnType<typeof simulateDisputes>;

beforeAll(async () => {
  shop = await openOrderShop();
  disputes = simulateDisputes(shop.deps);
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

const findFaults = async () => (await checkConsistency(shop.database.db)).faults;

async function placeWithCoupon(couponCode: string) {
  await shop.addToCart(TOMATO, 5);
  const { status, body } = await shop.customer.post('/api/payment/order', { ...shop.orderInput(), couponCode });
  return { status, code: body.code as string | undefined, id: body.data?._id as string };
}
const setStatus = async (id: string, status: string, reopen = false) => {
  const body = { status, reason: 'As the customer asked', reopen };
  const response = await shop.asAdmin('PATCH', `/api/orders/status/${id}`, body);
  expect(await findFaults()).toEqual([]);
  return [response.status, response.body.code];
};

test('a coupon that was used again keeps its first order from being reopened, until it is released', async () => {
  await aCoupon(shop, { code: 'ONCEONLY', usesPerCustomer: 1 });
  const first = await placeWithCoupon('ONCEONLY');
  await setStatus(first.id, 'cancelled');
  const second = await placeWithCoupon('ONCEONLY');
  expect(second.status).toBe(200);
  expect(await setStatus(first.id, 'OrderPlaced', true)).toEqual([409, 'COUPON_TAKEN']);
  await setStatus(second.id, 'cancelled');
  expect(await setStatus(first.id, 'OrderPlaced', true)).toEqual([200, undefined]);
  expect(await setStatus(second.id, 'OrderPlaced', true)).toEqual([409, 'COUPON_TAKEN']);
  expect((await placeWithCoupon('ONCEONLY')).status).not.toBe(200);
});

test('the reward for a first order goes with its return to another delivered one, or waits for the next', async () => {
  const friend = shop.customer;
  await shop.reset();
  const invited = await newCustomer(shop, { referredBy: friend.id });
  const balanceOf = (id: string) => coinBalance(shop.database.db, id, shop.deps.clock());
  const place = async () => {
    await invited.post('/api/cart/add', { productId: TOMATO, quantity: 2 });
    const input = { addressId: invited.addressId, paymentMode: 'COD' };
    return (await invited.post('/api/payment/order', input)).body.data._id as string;
  };
  const first = await place();
  await setStatus(first, 'delivered');
  expect(await balanceOf(friend.id)).toBe(REFERRAL_COINS);
  await setStatus(first, 'returned');
  expect([await balanceOf(friend.id), await balanceOf(invited.id)]).toEqual([0, 0]);
  const second = await place();
  await setStatus(second, 'delivered');
  expect(await balanceOf(friend.id)).toBe(REFERRAL_COINS);
  await setStatus(first, 'delivered', true);
  await setStatus(second, 'returned');
  expect([await balanceOf(friend.id), await balanceOf(invited.id)]).toEqual([REFERRAL_COINS, REFERRAL_COINS]);
  const third = await place();
  await setStatus(third, 'delivered');
  await setStatus(first, 'outfor delivery', true);
  expect([await balanceOf(friend.id), await balanceOf(invited.id)]).toEqual([REFERRAL_COINS, REFERRAL_COINS]);
  await setStatus(third, 'returned');
  expect([await balanceOf(friend.id), await balanceOf(invited.id)]).toEqual([0, 0]);
  await setStatus(first, 'delivered');
  expect([await balanceOf(friend.id), await balanceOf(invited.id)]).toEqual([REFERRAL_COINS, REFERRAL_COINS]);
});

test('the reward does not stay with an order that is returned at the same moment', async () => {
  const friend = shop.customer;
  await shop.reset();
  const balanceOf = (id: string) => coinBalance(shop.database.db, id, shop.deps.clock());
  for (let round = 0; round < 3; round++) {
    const before = await balanceOf(friend.id);
    const invited = await newCustomer(shop, { referredBy: friend.id });
    const ids: string[] = [];
    for (let count = 0; count < 3; count++) {
      await invited.post('/api/cart/add', { productId: TOMATO, quantity: 1 });
      const input = { addressId: invited.addressId, paymentMode: 'COD' };
      ids.push((await invited.post('/api/payment/order', input)).body.data._id);
    }
    const [first = '', second = '', third = ''] = ids;
    await setStatus(first, 'delivered');
    await setStatus(second, 'delivered');
    await Promise.all([setStatus(first, 'returned'), setStatus(second, 'returned'), setStatus(third, 'delivered')]);
    expect(await balanceOf(friend.id)).toBe(before + REFERRAL_COINS);
    await setStatus(third, 'returned');
    expect([await balanceOf(friend.id), await balanceOf(invited.id)]).toEqual([before, 0]);
  }
});

test('an order keeps the free delivery of a membership that the bank took back', async () => {
  const plan = await aPlan(shop, { pricePaise: 299_00, freeDeliveryAbovePaise: 0 });
  const { body } = await shop.customer.post('/api/payment/subscribe', { planId: plan.id });
  const proof = await payInSandbox(shop, body.razorpayOrder.id);
  await shop.customer.post('/api/payment/subscribe/verify', { ...proof, planId: plan.id });
  await shop.addToCart(TOMATO, 1);
  const order = await shop.placePaidOrder();
  const dispute = disputes.open(proof.razorpay_payment_id, 299_00);
  await disputes.decide(dispute, 'lost');
  await shop.runJobs();
  const { data } = (await shop.customer.get(`/api/orders/${order._id}`)).body;
  expect(data.bill).toEqual(order.bill);
  expect(await setStatus(order._id, 'delivered')).toEqual([200, undefined]);
  await disputes.decide(dispute, 'won');
  await shop.runJobs();
  expect(await findFaults()).toEqual([]);
});
