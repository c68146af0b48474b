import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenShop, openShop } from '../../../../test/open-shop.ts';

let shop: OpenShop;
let manager: string;
let packer: string;
beforeAll(async () => {
  shop = await openShop();
  manager = (await shop.signIn('manager')).accessToken;
  packer = (await shop.signIn('packer')).accessToken;
});
afterAll(() => shop.close());

const save = (token: string, name: string, address: string) =>
  shop.post('/api/admin/saved-views', { list: 'orders', name, address }, { token });
const namesOf = async (token: string) =>
  (await shop.get('/api/admin/saved-views', { token })).body.data.map(
    ({ name, address }: { name: string; address: string }) => `${name}: ${address}`,
  );

test('a view belongs to one member of staff, and saving its name again replaces the address', async () => {
  expect((await save(manager, ' Cash today ', 'section=all-orders&pay=cod')).status).toBe(200);
  await save(manager, 'Cash today', 'section=all-orders&deliver=today&pay=cod');
  await save(packer, 'Cash today', 'section=all-orders&pay=cod');
  expect(await namesOf(manager)).toEqual(['Cash today: section=all-orders&deliver=today&pay=cod']);
  expect(await namesOf(packer)).toEqual(['Cash today: section=all-orders&pay=cod']);
});

test('another person cannot delete a view', async () => {
  const { body } = await save(manager, 'Mine', 'section=all-orders&q=atta');
  const url = `/api/admin/saved-views/${body.data._id}`;
  expect((await shop.send('DELETE', url, { token: packer })).status).toBe(404);
  expect((await shop.send('DELETE', url, { token: manager })).status).toBe(200);
  expect((await shop.send('DELETE', url, { token: manager })).status).toBe(404);
});

test('refuses customers, empty names, other addresses and more than forty views', async () => {
  const customer = (await shop.signIn('customer')).accessToken;
  expect((await save(customer, 'Mine', 'section=all-orders')).status).toBe(403);
  expect((await save(manager, ' ', 'section=all-orders')).status).toBe(400);
  expect((await save(manager, 'Out', '//elsewhere.example')).status).toBe(400);
  const { accessToken } = await shop.signIn('rider');
  const saved = await Promise.all(
    Array.from({ length: 44 }, (_, index) => save(accessToken, `View ${index}`, 'section=all-orders&q=a')),
  );
  expect(saved.filter(({ body }) => body.code === 'TOO_MANY_VIEWS')).toHaveLength(4);
  expect(await namesOf(accessToken)).toHaveLength(40);
});
