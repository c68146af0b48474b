import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { Session } from './new-account.ts';

const as = ({ accessToken }: Pick<Session, 'accessToken'>) => ({ Authorization: `Bearer ${accessToken}` });

/** Puts products into somebody's cart, by their article codes. */
export async function fillCart(
  request: APIRequestContext,
  person: Session,
  goods: Record<string, number>,
): Promise<void> {
  const data = Object.entries(goods).map(([productId, quantity]) => ({ productId, quantity }));
  const answer = await request.post('/api/cart/add', { headers: as(person), data });
  expect(answer.ok()).toBe(true);
}

/** An address that we deliver to. */
export async function addAddress(request: APIRequestContext, person: Session): Promise<void> {
  const answer = await request.post('/api/addresses/create', {
    headers: as(person),
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
  expect(answer.ok()).toBe(true);
}

/** Places an order for cash without the pages, and gives its id. */
export async function placeOrder(request: APIRequestContext, person: Session): Promise<string> {
  const { data: addresses } = await (await request.get('/api/addresses', { headers: as(person) })).json();
  const answer = await request.post('/api/payment/order', {
    headers: as(person),
    data: { addressId: addresses[0]._id, paymentMode: 'COD' },
  });
  expect(answer.ok()).toBe(true);
  return (await answer.json()).orderId;
}

/** Presses the one CHECKOUT that this width of screen shows. */
export const pressCheckout = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: /^CHECKOUT/ })
    .filter({ visible: true })
    .click();
