import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenShop, openShop } from '../../../test/open-shop.ts';

let shop: OpenShop;
let token: string;
beforeAll(async () => {
  shop = await openShop();
  token = (await shop.signIn('admin')).accessToken;
});
afterAll(() => shop.close());

const cases = [
  {
    path: 'announcements',
    form: {
      text: 'Closed on Holi',
      hindiText: 'होली पर दुकान बंद',
      link: '/contact',
      from: '2026-03-01',
      until: '2026-03-04',
    },
    wrong: { text: 'x', from: '2026-03-04', until: '2026-03-01', link: '//evil.example' },
    fields: ['link', 'until'],
  },
  {
    path: 'testimonials',
    form: { name: 'Asha', area: 'Satlapur', text: 'Always fresh.' },
    wrong: { name: '', area: 'Satlapur', text: 'x'.repeat(401) },
    fields: ['name', 'text'],
  },
];

test.each(cases)('staff create, change and delete $path, and customers read them', async ({ path, form, ...rest }) => {
  const publicList = async () => {
    shop.cache.invalidateAll();
    return (await shop.get(`/api/${path}`)).body.data;
  };
  const wrong = await shop.post(`/api/admin/${path}`, rest.wrong, { token });
  expect(wrong.status).toBe(400);
  expect(Object.keys(wrong.body.fields)).toEqual(rest.fields);
  expect(await publicList()).toEqual([]);

  const made = await shop.post(`/api/admin/${path}`, form, { token });
  expect(made.body.data).toEqual({ ...form, _id: made.body.data._id });
  const url = `/api/admin/${path}/${made.body.data._id}`;
  const changed = { ...form, text: 'Another text' };
  expect((await shop.send('PUT', url, { token, body: changed })).status).toBe(200);
  expect(await publicList()).toEqual([{ ...changed, _id: made.body.data._id }]);

  const customer = (await shop.signIn('customer')).accessToken;
  expect((await shop.send('DELETE', url, { token: customer })).status).toBe(403);
  expect((await shop.send('DELETE', url, { token })).status).toBe(200);
  expect((await shop.send('DELETE', url, { token })).status).toBe(404);
  expect(await publicList()).toEqual([]);
});
