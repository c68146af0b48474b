import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { anArea } from '../../../test/builders/index.ts';
import { type OpenShop, openShop } from '../../../test/open-shop.ts';
import { addresses } from './delivery.tables.ts';
import { findAddress, isServed } from './index.ts';

let shop: OpenShop;
let token: string;
let other: string;
let customer: string;
let otherId: string;

beforeAll(async () => {
  shop = await openShop();
  await anArea(shop, { pincodes: ['462046', '462047'] });
  ({
    accessToken: token,
    user: { id: customer },
  } = await shop.signIn('customer'));
  ({
    accessToken: other,
    user: { id: otherId },
  } = await shop.signIn('doctor'));
});
beforeEach(() => shop.database.db.delete(addresses));
afterAll(() => shop.close());

const home = {
  addressType: 'home',
  name: 'Priya Verma',
  phone: '9876543210',
  street: 'B-204, Chinar Dream City',
  city: 'Bhopal',
  state: 'Madhya Pradesh',
  pincode: '462047',
};
const add = (body: unknown, by = token) => shop.post('/api/addresses/create', body, { token: by });
const change = (id: string, body: unknown, by = token) => shop.send('PUT', `/api/addresses/${id}`, { token: by, body });
const remove = (id: string, by = token) => shop.send('DELETE', `/api/addresses/${id}`, { token: by });
const book = async () => (await shop.get('/api/addresses', { token })).body.data;

test('the first address becomes the default and shows whether it is served', async () => {
  const { status, body } = await add({ ...home, isDefault: false });
  expect([status, body.message]).toEqual([200, 'Address added successfully']);
  const blank = { landmark: '', location: null };
  expect(body.data).toEqual({ _id: expect.any(String), ...home, ...blank, isDefault: true, isServiceable: true });
  const far = await add({ ...home, pincode: '110001' });
  expect(far.body.data).toMatchObject({ isDefault: false, isServiceable: false });
  expect(await book()).toMatchObject([{ isDefault: true }, { isDefault: false }]);
});

test('saves an address once when the same form is sent again', async () => {
  const [first, second] = await Promise.all([add(home), add(home)]);
  expect(second?.body.data).toEqual(first?.body.data);
  await add({ ...home, landmark: 'Opposite the water tank' });
  expect(await book()).toHaveLength(2);
});

test('keeps landmark and map point until a change names them', async () => {
  const place = { landmark: 'Opposite the water tank', location: { latitude: 23.083312, longitude: 77.513201 } };
  const { data } = (await add({ ...home, ...place })).body;
  expect(data).toMatchObject(place);
  expect((await change(data._id, { ...home, name: 'Ravi' })).body.data).toMatchObject({ name: 'Ravi', ...place });
  const cleared = await change(data._id, { ...home, landmark: ' ', location: null });
  expect(cleared.body.data).toMatchObject({ landmark: '', location: null });
  const wrong = [
    { landmark: 'x'.repeat(101) },
    { location: { latitude: 123, longitude: 77 } },
    { location: { latitude: 23 } },
    { location: 'here' },
  ];
  for (const fields of wrong) expect((await change(data._id, { ...home, ...fields })).status).toBe(400);
  expect(await book()).toMatchObject([{ landmark: '', location: null }]);
});

test('stores "work" as office', async () => {
  expect((await add({ ...home, addressType: 'work' })).body.data.addressType).toBe('office');
  expect((await add({ ...home, addressType: 'Office' })).body.data.addressType).toBe('office');
  expect((await add({ ...home, addressType: 'castle' })).body.fields).toEqual({
    addressType: 'Choose home, office or other.',
  });
});

test('reports missing fields before invalid ones', async () => {
  const missing = await add({ ...home, street: ' ', pincode: 'x', city: undefined });
  expect([missing.status, missing.body.message]).toEqual([400, 'All fields are required']);
  expect(missing.body.fields).toEqual({ street: 'All fields are required', city: 'All fields are required' });
  expect((await add({})).body.message).toBe('All fields are required');
  const wrong = await add({ ...home, phone: '12345', pincode: '046204' });
  expect(wrong.body.fields).toEqual({
    phone: 'Enter a valid 10-digit mobile number.',
    pincode: 'Enter a valid 6-digit pincode.',
  });
  expect(await book()).toEqual([]);
});

test('normalizes the phone and accepts numbers for text fields', async () => {
  const { data } = (await add({ ...home, phone: '+91 98765-43210', pincode: 462047 })).body;
  expect(data).toMatchObject({ phone: '9876543210', pincode: '462047' });
});

test('an update keeps omitted fields and the default flag', async () => {
  const { data } = (await add({ ...home, addressType: 'other' })).body;
  const { addressType, ...rest } = home;
  const { body } = await change(data._id, { ...rest, street: 'C-1', isDefault: false });
  expect(body.message).toBe('Address updated successfully');
  expect(body.data).toMatchObject({ street: 'C-1', addressType: 'other', isDefault: true });
});

test('concurrent requests leave one default address', async () => {
  await add(home);
  const responses = await Promise.all(
    Array.from({ length: 6 }, (_, at) => add({ ...home, street: `${at}, Lake View`, isDefault: true })),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect((await book()).filter(({ isDefault }: { isDefault: boolean }) => isDefault)).toHaveLength(1);
});

test('the newest address becomes the default when the default is deleted', async () => {
  const [first] = [(await add(home)).body.data];
  await add({ ...home, street: 'second' });
  await add({ ...home, street: 'third' });
  expect((await remove(first._id)).body).toEqual({ message: 'Address deleted successfully' });
  expect(await book()).toMatchObject([
    { street: 'third', isDefault: true },
    { street: 'second', isDefault: false },
  ]);
  expect((await remove(first._id)).status).toBe(404);
});

test('an address of another customer is not found and not changed', async () => {
  const { data } = (await add(home)).body;
  expect((await change(data._id, { ...home, street: 'stolen' }, other)).status).toBe(404);
  expect((await remove(data._id, other)).status).toBe(404);
  expect((await shop.get('/api/addresses', { token: other })).body.data).toEqual([]);
  expect(await book()).toMatchObject([{ street: home.street }]);
  expect(await findAddress(shop.database.db, otherId, data._id)).toBeUndefined();
  expect(await findAddress(shop.database.db, customer, data._id)).toMatchObject({ id: data._id, isServiceable: true });
});

test('ignores owner, id and dates in the body', async () => {
  const foreign = { userId: otherId, _id: customer, id: customer, isServiceable: true };
  const { data } = (await add({ ...home, ...foreign, pincode: '110001' })).body;
  const [row] = await shop.database.db.select().from(addresses).where(eq(addresses.id, data._id));
  expect(row?.userId).toBe(customer);
  expect(data.isServiceable).toBe(false);
});

test('limits the number of addresses', async () => {
  await shop.database.db
    .insert(addresses)
    .values(Array.from({ length: 30 }, () => ({ ...home, addressType: 'home' as const, userId: customer })));
  const { status, body } = await add({ ...home, street: 'One more' });
  expect([status, body.code]).toEqual([409, 'TOO_MANY_ADDRESSES']);
});

test('an address is served when an area has its pincode', async () => {
  expect([await isServed(shop.database.db, '462046'), await isServed(shop.database.db, '110001')]).toEqual([
    true,
    false,
  ]);
});
