import { DEFAULT_DELIVERY_SETTINGS } from '@subah/rules/delivery/delivery-settings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD } from '../../../test/builders/index.ts';
import { newCustomer } from '../../../test/new-customer.ts';
import { type OpenShop, openStockedShop } from '../../../test/open-shop.ts';
import { mailsTo } from '../../../test/read-mail.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import { welcomeMail } from './account-mails.ts';

let shop: OpenShop;

beforeAll(async () => {
  shop = await openStockedShop();
});
afterAll(() => shop.close());

const rename = async (name: string) => {
  const { accessToken: token } = await shop.signIn('admin');
  const facts = (await shop.get('/api/admin/settings', { token })).body.data;
  expect((await shop.send('PUT', '/api/admin/settings', { body: { ...facts, name }, token })).status).toBe(200);
};

async function welcome(language: 'en' | 'hi', email: string) {
  const account = { name: 'Asha', email, mobile: '9876543210', language };
  await queueMail(
    shop.database.db,
    welcomeMail(account, { shopUrl: 'http://127.0.0.1', delivery: DEFAULT_DELIVERY_SETTINGS }),
  );
  const [mail] = await mailsTo(shop, email);
  if (!mail) throw new Error('no mail');
  return mail;
}

test('mails carry the name of the shop in both languages', async () => {
  expect(await welcome('en', 'a@mail.example')).toMatchObject({ subject: 'Welcome to Subah, Asha' });
  const hindi = await welcome('hi', 'b@mail.example');
  expect(hindi.subject).toBe('Asha, सुबह में आपका स्वागत है');
  expect(hindi.text).toMatch(/सुबह, घर तक डिलीवरी\n$/);

  await rename('Shree & Sons <Sehore>');
  const english = await welcome('en', 'c@mail.example');
  expect(english.subject).toBe('Welcome to Shree & Sons <Sehore>, Asha');
  expect(english.text).toMatch(/Shree & Sons <Sehore>, home delivery\n$/);
  expect(english.html).toContain('Shree &amp; Sons &lt;Sehore&gt;');
  for (const mail of [english, await welcome('hi', 'd@mail.example')]) {
    expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toMatch(/Subah|\{\{|Mandideep|मंडीदीप/);
  }
});

test('mails about orders carry the name of the shop', async () => {
  await rename('Asha Stores');
  const customer = await newCustomer(shop);
  const { rows } = await shop.database.db.execute<{ id: string }>('select id from products where stock > 0 limit 1');
  await customer.post('/api/cart/add', [{ productId: rows[0]?.id, quantity: 1 }]);
  await customer.post('/api/payment/order', { addressId: customer.addressId, paymentMode: 'COD' });
  const [mail] = await mailsTo(shop, customer.email);
  expect(mail?.html).toContain('Asha Stores');
  expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/Subah\b|\{\{/);
});

test('authenticator apps and the payment page of the sandbox show the name of the shop', async () => {
  await rename('Asha: Stores & Sons');
  const { accessToken: token } = await shop.signIn('admin');
  const { uri } = (await shop.post('/api/two-step/enrol', { password: PASSWORD }, { token })).body.data;
  expect(new URL(uri).searchParams.get('issuer')).toBe('Asha  Stores & Sons');
  const page = await fetch(`${shop.address}/payment/sandbox/unknown`);
  expect(await page.text()).toContain('<title>Payment not found | Asha: Stores &amp; Sons</title>');
});
