import { toWireDeliverySettings } from '@subah/contract/delivery/delivery-settings';
import { DEFAULT_DELIVERY_SETTINGS } from '@subah/rules/delivery/delivery-settings';
import { POLICY_KINDS } from '@subah/rules/shop/policies';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCustomer, anAccount, anAddress, PASSWORD } from '../../../test/builders/index.ts';
import { aPicture, type FormValue, form } from '../../../test/open-console.ts';
import { type OpenShop, openShop } from '../../../test/open-shop.ts';
import { shopFacts, shopOpening } from '../shop/shop.tables.ts';

// An empty shop is taken to its first delivered order with the calls of the console alone.

let shop: OpenShop;
let owner: string;

beforeAll(async () => {
  shop = await openShop({ settings: { demoData: false } });
  await shop.database.db.delete(shopFacts);
  await shop.database.db.delete(shopOpening);
  owner = (await shop.signIn('admin')).accessToken;
});
afterAll(() => shop.close());

const asOwner = (method: string, url: string, body?: unknown) =>
  shop.send(method, url, { token: owner, ...(body === undefined ? {} : { body }) });
/** Past the response cache; the change feed that invalidates it does not run here. */
const publicShop = async () => {
  shop.cache.invalidateAll();
  return (await shop.get('/api/shop')).body.data;
};
const readOpening = async () => (await asOwner('GET', '/api/admin/opening')).body.data;
const doneSteps = async () =>
  (await readOpening()).steps
    .filter(({ isDone }: { isDone: boolean }) => isDone)
    .map(({ step }: { step: string }) => step);

const FACTS = {
  name: 'Asha Stores',
  address: '4 Market Road, Mandideep, Madhya Pradesh 462046',
  phone: '0755 123456',
  fssai: '11426000000999',
};

async function addProduct(): Promise<string> {
  const image = await aPicture();
  const create = async (path: string, values: Record<string, FormValue>): Promise<string> => {
    const { status, body } = await asOwner('POST', `/api/${path}`, form(values));
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data._id;
  };
  const categoryId = await create('grocery/categories', { name: 'Atta and flours', image });
  const subcategoryId = await create('grocery/subcategories/create', { name: 'Wheat', categoryId, image });
  return create('grocery/products/create', {
    ...{ name: 'Wheat atta', price: '250', mrp: '280', stock: '10', unit: 'kg' },
    ...{ categoryId, subcategoryId, images: [image] },
  });
}

test('starts without invented facts, closed, with an empty checklist', async () => {
  expect((await asOwner('GET', '/api/admin/settings')).body.data).toMatchObject({ name: '', gstin: '', address: '' });
  expect(await publicShop()).toMatchObject({ name: '', isOpen: false });
  expect(await doneSteps()).toEqual([]);
  const refused = await asOwner('POST', '/api/admin/opening');
  expect([refused.status, refused.body.code]).toEqual([409, 'SHOP_NOT_READY']);
  expect(refused.body.message).toContain('Enter the shop name under Settings.');
  expect(refused.body.message).toContain('Put at least one product on sale.');
});

test('reports the error of the mail server and of missing payment keys', async () => {
  const mail = await asOwner('POST', '/api/admin/opening/test-mail');
  expect([mail.status, mail.body.code]).toEqual([502, 'MAIL_NOT_SENT']);
  expect(mail.body.message).toContain('SMTP_URL');
  const first = await anAccount(shop, { role: 'admin', email: 'admin-9826011111@subah.invalid', mobile: '9826011111' });
  const login = await shop.post('/api/login', { mobile: first.mobile, password: PASSWORD });
  const token = login.body.data.accessToken;
  const refused = await shop.post('/api/admin/opening/test-mail', {}, { token });
  expect([refused.status, refused.body.code]).toEqual([409, 'OWN_EMAIL_MISSING']);
  expect(await doneSteps()).not.toContain('mail');
});

test('only the owner opens the shop, and managers see the checklist', async () => {
  const manager = (await shop.signIn('manager')).accessToken;
  expect((await shop.get('/api/admin/opening', { token: manager })).status).toBe(200);
  expect((await shop.post('/api/admin/opening', {}, { token: manager })).status).toBe(403);
  expect(await doneSteps()).toEqual(['staff']);
});

test('refuses orders until the owner opens it, then delivers the first one', async () => {
  await asOwner('POST', '/api/admin/areas', { name: 'Mandideep', alias: '', pincodes: ['462046'] });
  await asOwner('PUT', '/api/admin/delivery-settings', toWireDeliverySettings(DEFAULT_DELIVERY_SETTINGS));
  const productId = await addProduct();
  const customer = await aCustomer(shop);
  const { id: addressId } = await anAddress(shop, { userId: customer.id, name: 'Ravi', phone: '9876543210' });
  const login = await shop.post('/api/login', { mobile: customer.mobile, password: PASSWORD });
  const token = login.body.data.accessToken;
  await shop.post('/api/cart/add', { productId, quantity: 1 }, { token });
  const order = () => shop.post('/api/payment/order', { addressId, paymentMode: 'COD' }, { token });

  expect((await order()).body.code).toBe('SHOP_NOT_OPEN');
  expect((await readOpening()).missing).toContain('Enter the FSSAI number under Settings.');
  expect((await asOwner('PUT', '/api/admin/settings', FACTS)).status).toBe(200);
  expect(await publicShop()).toMatchObject({ name: 'Asha Stores', isOpen: false });

  expect((await asOwner('POST', '/api/admin/opening')).body.message).toBe('Your shop is open.');
  expect(await publicShop()).toMatchObject({ ...FACTS, sections: ['grocery', 'offers'], isOpen: true });
  const placed = await order();
  expect(placed.status).toBe(200);
  for (const status of ['shipped', 'outfor delivery', 'delivered']) {
    const changed = await asOwner('PATCH', `/api/orders/status/${placed.body.data._id}`, { status });
    expect(changed.status).toBe(200);
  }
  await shop.runJobs();
  expect((await shop.get(`/api/orders/${placed.body.data._id}`, { token })).body.data.status).toBe('delivered');
  expect(await doneSteps()).toEqual(['facts', 'delivery', 'categories', 'products', 'staff', 'order']);
  for (const kind of POLICY_KINDS) {
    expect(await doneSteps()).not.toContain('policies');
    const { text, hindiText } = (await asOwner('GET', `/api/admin/policies/${kind}/draft`)).body.data;
    expect(text + hindiText).toMatch(/Asha Stores/);
    await asOwner('PUT', `/api/admin/policies/${kind}`, { text, hindiText, isPublished: true });
  }
  expect(await doneSteps()).toContain('policies');
});

test('an open shop keeps the facts that its invoices need', async () => {
  const { status, body } = await asOwner('PUT', '/api/admin/settings', { ...FACTS, address: '', fssai: '' });
  expect([status, body.code]).toEqual([409, 'SHOP_FACTS_MISSING']);
  expect(Object.keys(body.fields)).toEqual(['address', 'fssai']);
  expect((await publicShop()).address).toBe(FACTS.address);
});
