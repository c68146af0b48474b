import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { Session } from './new-account.ts';

const authorization = ({ accessToken }: Pick<Session, 'accessToken'>) => ({ Authorization: `Bearer ${accessToken}` });

/** Adds products to the cart by article code. */
export async function fillCart(
  request: APIRequestContext,
  person: Session,
  quantities: Record<string, number>,
): Promise<void> {
  const data = Object.entries(quantities).map(([productId, quantity]) => ({ productId, quantity }));
  const response = await request.post('/api/cart/add', { headers: authorization(person), data });
  expect(response.ok()).toBe(true);
}

/** Saves an address inside the delivery area. */
export async function addAddress(request: APIRequestContext, person: Session): Promise<void> {
  const response = await request.post('/api/addresses/create', {
    headers: authorization(person),
    data: {
      addressType: 'home',
      name: 'Asha Verma',
      phone: '9826041175',
      street: '14, Radhapuram Colony',
      city: 'Mandideep',
      state: 'Madhya Pradesh',
      pincode: '462046',
    },
  });
  expect(response.ok()).toBe(true);
}

/** Places a cash order through the API and returns its id. */
export async function placeOrder(request: APIRequestContext, person: Session): Promise<string> {
  const { data: addresses } = await (await request.get('/api/addresses', { headers: authorization(person) })).json();
  const response = await request.post('/api/payment/order', {
    headers: authorization(person),
    data: { addressId: addresses[0]._id, paymentMode: 'COD' },
  });
  expect(response.ok()).toBe(true);
  return (await response.json()).orderId;
}

/** Clicks the CHECKOUT button that is visible at this width. */
export const pressCheckout = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: /^CHECKOUT/ })
    .filter({ visible: true })
    .click();
