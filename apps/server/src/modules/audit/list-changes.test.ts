import { indiaDate } from '@subah/rules/india-time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aProduct } from '../../../test/builders/index.ts';
import { type OpenShop, openShop } from '../../../test/open-shop.ts';
import { signedInStaff } from '../../../test/staff.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('names what was changed, and finds changes by person, day and value', async () => {
  const meena = await signedInStaff(shop, { role: 'manager', name: 'Meena', mobile: '9826088001' });
  const ravi = await signedInStaff(shop, { role: 'manager', name: 'Ravi', mobile: '9826088002' });
  const product = await aProduct(shop, { name: 'Kulcha', catalog: 'grocery' });
  const setPrice = (price: number, token: string) =>
    shop.send('PATCH', `/api/admin/products/${product.id}`, { body: { price, mrp: 90 }, token });
  await setPrice(61, meena.token);
  await setPrice(62, ravi.token);

  const find = async (query: string) =>
    (await shop.get(`/api/admin/audit?subject=product&${query}`, { token: meena.token })).body.data;
  const all = await find('');
  expect(all).toMatchObject([
    { actorName: 'Ravi', subjectName: 'Kulcha', subjectCatalog: 'grocery' },
    { actorName: 'Meena', subjectName: 'Kulcha' },
  ]);
  expect(await find(`actorId=${meena.id}`)).toEqual([all[1]]);
  expect(await find('q=6100')).toEqual(all);
  expect(await find('q=ravi')).toEqual([all[0]]);
  expect(await find(`date=${indiaDate(new Date())}`)).toEqual(all);
  expect(await find('date=2020-01-01')).toEqual([]);
});
