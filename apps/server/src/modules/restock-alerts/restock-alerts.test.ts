import { afterAll, beforeAll, expect, test } from 'vitest';
import { PRESCRIPTION_MEDICINE, TOMATO, UNKNOWN_ID } from '../../../test/builders/index.ts';
import { setStock } from '../../../test/buyers.ts';
import { newCustomer } from '../../../test/new-customer.ts';
import { type OpenShop, openStockedShop } from '../../../test/open-shop.ts';
import { mailsTo } from '../../../test/read-mail.ts';
import { sendRestockAlerts } from './send-restock-alerts.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openStockedShop();
});
afterAll(() => shop.close());

const alertFor = (id: string) => `/api/products/${id}/restock-alert`;
const subjects = async (email: string) => (await mailsTo(shop, email)).map(({ subject }) => subject);

test('sends one mail when the product is back, and no second one', async () => {
  const customer = await newCustomer(shop);
  await setStock(shop, [TOMATO], 0);
  expect((await customer.get(alertFor(TOMATO))).body.data).toEqual({ isSet: false });
  for (let time = 0; time < 2; time += 1)
    expect((await customer.send('PUT', alertFor(TOMATO))).body.data).toEqual({ isSet: true });
  expect(await sendRestockAlerts(shop.deps)).toBe(0);
  await setStock(shop, [TOMATO], 5);
  const sent = await Promise.all([sendRestockAlerts(shop.deps), sendRestockAlerts(shop.deps)]);
  expect(sent.reduce((a, b) => a + b)).toBe(1);
  expect(await subjects(customer.email)).toEqual(['Tomato, desi is back']);
  expect((await customer.get(alertFor(TOMATO))).body.data).toEqual({ isSet: false });
});

test('sends nothing for an alert that was taken back', async () => {
  const customer = await newCustomer(shop);
  await setStock(shop, [TOMATO], 0);
  await customer.send('PUT', alertFor(TOMATO));
  expect((await customer.send('DELETE', alertFor(TOMATO))).body.data).toEqual({ isSet: false });
  await setStock(shop, [TOMATO], 5);
  expect(await sendRestockAlerts(shop.deps)).toBe(0);
});

test('does not name a medicine in the mail', async () => {
  const customer = await newCustomer(shop);
  await customer.send('PUT', alertFor(PRESCRIPTION_MEDICINE));
  await sendRestockAlerts(shop.deps);
  const [mail] = await mailsTo(shop, customer.email);
  expect(mail?.subject).toBe('Your medicine is back');
  expect(mail?.text).not.toContain('Amoxicillin');
});

test('knows no alert for an unknown product, and refuses visitors', async () => {
  const customer = await newCustomer(shop);
  for (const method of ['GET', 'PUT', 'DELETE'])
    expect((await customer.send(method, alertFor(UNKNOWN_ID))).status).toBe(404);
  expect((await shop.send('PUT', alertFor(TOMATO))).status).toBe(401);
});
