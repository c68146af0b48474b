import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { ACCOUNTS } from './fixtures.ts';
import type { Session } from './new-account.ts';

const authorization = ({ accessToken }: Pick<Session, 'accessToken'>) => ({ Authorization: `Bearer ${accessToken}` });

/** Adds products to the cart by article code. */
export async function fillCart(
  request: APIRequestContext,
  account: Session,
  quantities: Record<string, number>,
): Promise<void> {
  const data = Object.entries(quantities).map(([productId, quantity]) => ({ productId, quantity }));
  const response = await request.post('/api/cart/add', { headers: authorization(account), data });
  expect(response.ok()).toBe(true);
}

/** Saves an address inside the delivery area. */
export async function addAddress(request: APIRequestContext, account: Session, changes: object = {}): Promise<void> {
  const response = await request.post('/api/addresses/create', {
    headers: authorization(account),
    data: {
      addressType: 'home',
      name: 'Asha Verma',
      phone: '9826041175',
      street: '14, Radhapuram Colony',
      city: 'Mandideep',
      state: 'Madhya Pradesh',
      pincode: '462046',
      ...changes,
    },
  });
  expect(response.ok()).toBe(true);
}

/** Places a cash order through the API and returns its id. */
export async function placeOrder(request: APIRequestContext, account: Session): Promise<string> {
  const { data: addresses } = await (await request.get('/api/addresses', { headers: authorization(account) })).json();
  const response = await request.post('/api/payment/order', {
    headers: authorization(account),
    data: { addressId: addresses[0]._id, paymentMode: 'COD' },
  });
  expect(response.ok()).toBe(true);
  return (await response.json()).orderId;
}

/** Hands the order over, as staff. */
export async function deliverOrder(request: APIRequestContext, orderId: string): Promise<void> {
  const login = await request.post('/api/login', { data: ACCOUNTS.admin });
  const { data: admin } = (await login.json()) as { data: Session };
  const response = await request.patch(`/api/orders/status/${orderId}`, {
    headers: authorization(admin),
    data: { status: 'delivered', reason: 'Handed over' },
  });
  expect(response.ok()).toBe(true);
}

/** Clicks the CHECKOUT button that is visible at this width. */
export const pressCheckout = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: /^CHECKOUT/ })
    .filter({ visible: true })
    .click();

/** Waits for the address: it is loaded by a separate call, and CHECKOUT asks for it until then. */
export const waitForAddress = (page: Page) => expect(page.getByRole('radio', { name: /462046/ })).toBeChecked();

export const toPay = (page: Page) => page.getByText('To pay', { exact: true }).locator('..');
