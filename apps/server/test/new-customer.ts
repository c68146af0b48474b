import { eq } from 'drizzle-orm';
import { refreshTokens } from '../src/modules/accounts/accounts.tables.ts';
import { accessTokens } from '../src/modules/accounts/index.ts';
import { areas } from '../src/modules/delivery/delivery.tables.ts';
import { aCustomer, anAddress, anArea, PASSWORD } from './builders/index.ts';
import type { OpenShop } from './open-shop.ts';

/** A signed-in customer with an address in an area that the shop delivers to. */
export async function newCustomer(shop: OpenShop, { referredBy }: { referredBy?: string } = {}) {
  const { id, name, mobile, email } = await aCustomer(shop, { referredBy: referredBy ?? null });
  if ((await shop.database.db.$count(areas)) === 0) await anArea(shop);
  const { id: addressId } = await anAddress(shop, { userId: id, name, phone: mobile, isDefault: true });
  const { send } = await staySignedIn(shop, { mobile, password: PASSWORD });
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

/** Signs in once, for good, and signs a new access token for each call, so that moving the clock does not end the session. */
export async function staySignedIn(shop: OpenShop, account: { mobile?: string; password?: string | undefined }) {
  const { accessToken, user } = (await shop.post('/api/login', account)).body.data;
  const { sid } = JSON.parse(Buffer.from(accessToken.split('.')[1], 'base64url').toString());
  const neverExpires = new Date('2100-01-01');
  await shop.database.db.update(refreshTokens).set({ expiresAt: neverExpires }).where(eq(refreshTokens.familyId, sid));
  const tokens = accessTokens(shop.deps.settings.authSecret, shop.deps.clock);
  const send = async (method: string, url: string, body?: unknown, headers?: Record<string, string>) =>
    shop.send(method, url, {
      token: tokens.sign(user, sid),
      ...(body === undefined ? {} : { body }),
      ...(headers ? { headers } : {}),
    });
  return { send };
}

export type NewCustomer = Awaited<ReturnType<typeof newCustomer>>;

/** Submits the sandbox's payment page and returns the fields of its redirect. */
export async function payInSandbox(shop: OpenShop, razorpayOrderId: string, outcome = 'succeed') {
  const response = await fetch(`${shop.address}/payment/sandbox/${razorpayOrderId}`, {
    method: 'POST',
    body: new URLSearchParams({ outcome }),
    redirect: 'manual',
  });
  const redirect = new URL(response.headers.get('location') ?? '', shop.address).searchParams;
  return {
    razorpay_order_id: redirect.get('razorpay_order_id'),
    razorpay_payment_id: redirect.get('razorpay_payment_id'),
    razorpay_signature: redirect.get('razorpay_signature'),
  };
}
