import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aCoupon, anAddress, aPlan, PASSWORD, TOMATO } from '../../../test/builders/index.ts';
import { type NewCustomer, newCustomer, staySignedIn } from '../../../test/new-customer.ts';
import { type OrderShop, openOrderShop } from '../../../test/order-shop.ts';
import { otpOf } from '../../../test/read-mail.ts';
import { applyRetention } from '../../retention/retention.jobs.ts';
import { coinBalance } from '../wallet/index.ts';

const DAY_MS = 86_400_000;

let shop: OrderShop;
let friend: NewCustomer;
let freePlan: string;
let friendsCode: string;
beforeAll(async () => {
  shop = await openOrderShop({ settings: { rateLimits: false } });
  await aCoupon(shop, { code: 'WELCOME20' });
  freePlan = (await aPlan(shop, { name: '3', durationUnit: 'week', durationInDays: 21, pricePaise: 0 })).id;
});
beforeEach(async () => {
  await shop.reset();
  friend = await newCustomer(shop);
  friendsCode = (await friend.get('/api/get-profile')).body.data.referralCode;
});
afterAll(() => shop.close());

let count = 0;
const aContact = () => {
  count++;
  return { email: `asha${count}@example.com`, mobile: `98260${10000 + count}` };
};

type Contact = ReturnType<typeof aContact>;

/** Signs up with the friend's code. */
async function register(contact: Contact) {
  await shop.post('/api/signup', { name: 'Asha Rao', ...contact, password: PASSWORD, referredByCode: friendsCode });
  await shop.post('/api/verify-otp', { email: contact.email, otp: await otpOf(shop, contact.email) });
  const { send } = await staySignedIn(shop, { mobile: contact.mobile, password: PASSWORD });
  const { _id: userId } = (await send('GET', '/api/get-profile')).body.data;
  const { id: addressId } = await anAddress(shop, { userId, phone: contact.mobile, isDefault: true });
  const order = async (couponCode?: string) => {
    await send('POST', '/api/cart/add', { productId: TOMATO, quantity: 10 });
    return send('POST', '/api/payment/order', { addressId, paymentMode: 'COD', couponCode });
  };
  return { userId, send, order };
}

type Customer = Awaited<ReturnType<typeof register>>;

const deleteAccount = ({ send }: Customer) => send('DELETE', '/api/users/me', { password: PASSWORD });
const startFreePlan = ({ send }: Customer) => send('POST', '/api/payment/subscribe', { planId: freePlan });
const rewardOf = (customer: { id: string }) => coinBalance(shop.database.db, customer.id, shop.deps.clock());

async function deliverOrder(customer: Customer, couponCode?: string): Promise<void> {
  const { status, body } = await customer.order(couponCode);
  expect([status, body.message]).toEqual([200, expect.anything()]);
  await shop.changeStatusAsAdmin(body.orderId, 'delivered');
}

/** Uses every offer and deletes the account. */
async function useAllAndLeave(contact: Contact): Promise<void> {
  const customer = await register(contact);
  await deliverOrder(customer, 'WELCOME20');
  expect((await startFreePlan(customer)).status).toBe(200);
  expect((await deleteAccount(customer)).status).toBe(200);
}

/** Which of the offers a customer gets who has just signed up. */
async function offersOf(customer: Customer): Promise<string[]> {
  const before = await rewardOf(friend);
  const free = await startFreePlan(customer);
  const withCoupon = await customer.order('WELCOME20');
  if (withCoupon.status === 200) await shop.changeStatusAsAdmin(withCoupon.body.orderId, 'delivered');
  else await deliverOrder(customer);
  return [
    ...(free.status === 200 ? ['plan'] : [free.body.code]),
    ...(withCoupon.status === 200 ? ['coupon'] : [withCoupon.body.code]),
    ...((await rewardOf(friend)) > before ? ['reward'] : []),
  ];
}

const NONE = ['FREE_PLAN_USED', 'COUPON_NOT_APPLICABLE'];

test.each<[string, (contact: Contact) => Contact]>([
  ['mobile and email', (contact) => contact],
  ['mobile', ({ mobile }) => ({ ...aContact(), mobile })],
  ['email', ({ email }) => ({ ...aContact(), email })],
])('gives no offer again to an account with the %s of a deleted one', async (_, contactOf) => {
  const contact = aContact();
  await useAllAndLeave(contact);
  expect(await rewardOf(friend)).toBe(50);
  const again = await register(contactOf(contact));
  expect((await again.send('GET', '/api/referral/my')).body.data).toEqual({ canUseCode: false });
  expect(await offersOf(again)).toEqual(NONE);
});

test('gives every offer to other people, and again after 180 days', async () => {
  const contact = aContact();
  await useAllAndLeave(contact);
  expect(await offersOf(await register(aContact()))).toEqual(['plan', 'coupon', 'reward']);
  shop.advanceClock(179 * DAY_MS);
  await applyRetention(shop.deps);
  expect(await offersOf(await register({ ...aContact(), email: contact.email }))).toEqual(NONE);
  shop.advanceClock(2 * DAY_MS);
  await applyRetention(shop.deps);
  expect(await offersOf(await register({ ...aContact(), mobile: contact.mobile }))).toEqual([
    'plan',
    'coupon',
    'reward',
  ]);
});

test('recognises a mobile that is entered after the sign-up', async () => {
  const { mobile } = aContact();
  await useAllAndLeave({ ...aContact(), mobile });
  const again = await register(aContact());
  expect((await again.send('PUT', '/api/user/update', { mobile, password: PASSWORD })).status).toBe(200);
  expect(await offersOf(again)).toEqual(NONE);
});

test('keeps neither the deleted account nor its orders with the used offers, and nothing when none was used', async () => {
  const contact = aContact();
  await useAllAndLeave(contact);
  const rows = async () => (await shop.database.pool.query('select * from used_offers order by offer')).rows;
  const kept = (await rows()).slice(-3);
  expect(Object.keys(kept[0]).sort()).toEqual(['created_at', 'email_hash', 'id', 'mobile_hash', 'offer', 'uses']);
  const before = (await rows()).length;
  expect((await deleteAccount(await register(aContact()))).status).toBe(200);
  expect(await rows()).toHaveLength(before);
});
