import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type NewCustomer, newCustomer } from '../../../test/new-customer.ts';
import { type OpenShop, openStockedShop } from '../../../test/open-shop.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { users } from '../accounts/accounts.tables.ts';
import { coinBalance } from '../wallet/index.ts';
import { rewardFirstDelivery } from './index.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openStockedShop();
});
afterAll(() => shop.close());

const now = new Date();
const aDelivery = () => {
  const orderId = newId();
  return { orderId, deliveryKey: `order:${orderId}` };
};
const deliver = (userId: string) =>
  inTransaction(shop.database.db, (tx) => rewardFirstDelivery(tx, { userId, ...aDelivery(), now }));
const coins = (userId: string) => coinBalance(shop.database.db, userId, now);
async function codeOf(userId: string): Promise<string> {
  const [user] = await shop.database.db.select({ code: users.referralCode }).from(users).where(eq(users.id, userId));
  return user?.code ?? '';
}

test('rewards both customers for the first delivery only', async () => {
  const friend = await newCustomer(shop);
  const invited = await newCustomer(shop, { referredBy: friend.id });
  await Promise.all(Array.from({ length: 20 }, () => deliver(invited.id)));
  await deliver(invited.id);
  expect([await coins(friend.id), await coins(invited.id)]).toEqual([50, 50]);
});

test('concurrent deliveries that reward the same wallets do not deadlock', async () => {
  const friend = await newCustomer(shop);
  const invited = await Promise.all(Array.from({ length: 10 }, () => newCustomer(shop, { referredBy: friend.id })));
  await Promise.all(invited.map(({ id }) => deliver(id)));
  expect(await coins(friend.id)).toBe(500);
});

test('gives no reward without a referral', async () => {
  const alone = await newCustomer(shop);
  await deliver(alone.id);
  expect(await coins(alone.id)).toBe(0);
});

test('accepts a code after sign-up once, never an own one, never after a delivery', async () => {
  const friend = await newCustomer(shop);
  const customer = await newCustomer(shop);
  const use = async (code: string) => (await customer.post('/api/referral/use', { code })).body;
  const mayUse = async (account: NewCustomer) => (await account.get('/api/referral/my')).body.data;
  expect(await mayUse(customer)).toEqual({ canUseCode: true });
  expect((await use('NOBODY99')).fields).toEqual({ code: 'This referral code is not known.' });
  expect((await use(await codeOf(customer.id))).fields.code).toContain('your own code');
  expect((await use('')).fields).toEqual({ code: 'Enter a referral code.' });
  expect((await use((await codeOf(friend.id)).toLowerCase())).data).toEqual({ coinsAfterFirstDelivery: 50 });
  expect((await use(await codeOf(friend.id))).fields).toEqual({ code: 'You have used a referral code already.' });
  expect(await mayUse(customer)).toEqual({ canUseCode: false });
  await deliver(customer.id);
  expect([await coins(friend.id), await coins(customer.id)]).toEqual([50, 50]);

  const late = await newCustomer(shop);
  expect(await mayUse(late)).toEqual({ canUseCode: true });
  await deliver(late.id);
  expect(await mayUse(late)).toEqual({ canUseCode: false });
  const refused = await late.post('/api/referral/use', { code: await codeOf(friend.id) });
  expect(refused.body.fields.code).toContain('before your first delivery');
});

test('of two codes that are used at once one counts, and its owner alone is rewarded', async () => {
  const friends = [await newCustomer(shop), await newCustomer(shop)];
  const codes = await Promise.all(friends.map(({ id }) => codeOf(id)));
  const customer = await newCustomer(shop);
  const answers = await Promise.all(codes.map((code) => customer.post('/api/referral/use', { code })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(answers.find(({ status }) => status === 400)?.body.code).toBe('REFERRAL_CODE_USED');
  await deliver(customer.id);
  const rewards = await Promise.all(friends.map(({ id }) => coins(id)));
  expect(rewards).toEqual(answers.map(({ status }) => (status === 200 ? 50 : 0)));
  expect(await coins(customer.id)).toBe(50);
});

test('a code used during the first delivery either counts or is refused', async () => {
  const friend = await newCustomer(shop);
  const customer = await newCustomer(shop);
  const code = await codeOf(friend.id);
  const { db } = shop.database;
  let used: ReturnType<typeof customer.post> | undefined;
  await inTransaction(db, async (tx) => {
    await rewardFirstDelivery(tx, { userId: customer.id, ...aDelivery(), now });
    used = customer.post('/api/referral/use', { code });
    await Promise.race([used, sleep(300)]);
  });
  expect((await used)?.body.fields?.code).toContain('before your first delivery');
  expect([await coins(friend.id), await coins(customer.id)]).toEqual([0, 0]);
});

test('only customers can read whether a code can be used', async () => {
  expect((await shop.get('/api/referral/my')).status).toBe(401);
});
