import { randomInt } from 'node:crypto';
import { demoId } from '@subah/demo-shop/demo-id';
import { demoAccounts } from '@subah/demo-shop/shop/accounts';
import { eq } from 'drizzle-orm';
import { users } from '../src/modules/accounts/accounts.tables.ts';
import { accessTokens } from '../src/modules/accounts/index.ts';
import { addresses } from '../src/modules/delivery/delivery.tables.ts';
import { newId } from '../src/platform/database/new-id.ts';
import type { OpenShop } from './open-shop.ts';

/** Somebody with nothing but a name and an address in Mandideep. */
export async function newCustomer(shop: OpenShop, { referredBy }: { referredBy?: string } = {}) {
  const { db } = shop.database;
  const [demo] = await db
    .select()
    .from(users)
    .where(eq(users.id, demoId('account', 'customer')));
  if (!demo) throw new Error('the demo customer is missing');
  const number = randomInt(1_000_000, 9_999_999);
  const mobile = `900${number}`;
  const email = `customer-${number}@subah.example`;
  const id = newId();
  await db.insert(users).values({
    id,
    name: `Customer ${number}`,
    email,
    mobile,
    passwordHash: demo.passwordHash,
    verifiedAt: demo.verifiedAt,
    referredBy: referredBy ?? null,
  });
  const addressId = newId();
  await db.insert(addresses).values({
    id: addressId,
    userId: id,
    name: `Customer ${number}`,
    phone: mobile,
    street: '7, Gali 3, Satlapur',
    city: 'Mandideep',
    state: 'Madhya Pradesh',
    pincode: '462046',
    isDefault: true,
  });
  const { send } = await staySignedIn(shop, { mobile, password: demoAccounts[0]?.password });
  return {
    id,
    addressId,
    mobile,
    email,
    send,
    get: (url: string) => send('GET', url),
    post: (url: string, body: unknown) => send('POST', url, body),
  };
}

/** Signs in once and has a fresh token for every call, however far the test moves its clock. */
export async function staySignedIn(shop: OpenShop, account: { mobile?: string; password?: string | undefined }) {
  const { accessToken, user } = (await shop.post('/api/login', account)).body.data;
  const { sid } = JSON.parse(Buffer.from(accessToken.split('.')[1], 'base64url').toString());
  const tokens = accessTokens(shop.deps.settings.authSecret, shop.deps.clock);
  const send = async (method: string, url: string, body?: unknown) =>
    shop.send(method, url, { token: tokens.sign(user, sid), ...(body === undefined ? {} : { body }) });
  return { send };
}

export type NewCustomer = Awaited<ReturnType<typeof newCustomer>>;

/** Presses a button of the sandbox's payment page and gives what it hands back to the shop. */
export async function payInSandbox(shop: OpenShop, razorpayOrderId: string, outcome = 'succeed') {
  const response = await fetch(`${shop.address}/payment/sandbox/${razorpayOrderId}`, {
    method: 'POST',
    body: new URLSearchParams({ outcome }),
    redirect: 'manual',
  });
  const back = new URL(response.headers.get('location') ?? '', shop.address).searchParams;
  return {
    razorpay_order_id: back.get('razorpay_order_id'),
    razorpay_payment_id: back.get('razorpay_payment_id'),
    razorpay_signature: back.get('razorpay_signature'),
  };
}
