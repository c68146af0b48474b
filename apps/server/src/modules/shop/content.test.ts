import { desc } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenShop, openShop } from '../../../test/open-shop.ts';
import { auditLog } from '../audit/audit.tables.ts';
import { DEFAULT_HOME_CARDS, ensureHomeCards } from './default-home-cards.ts';

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
    form: { name: 'Asha', area: 'Satlapur', text: 'Always fresh.', hindiText: 'हमेशा ताज़ा।' },
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

test('a new shop has the documented slides, cards and tiles once, which staff change, hide and delete', async () => {
  await Promise.all([ensureHomeCards(shop.deps.db), ensureHomeCards(shop.deps.db)]);
  const publicList = async () => {
    shop.cache.invalidateAll();
    return (await shop.get('/api/home-cards')).body.data;
  };
  const defaults = await publicList();
  expect(defaults).toHaveLength(DEFAULT_HOME_CARDS.length);
  expect(defaults.find(({ place }: { place: string }) => place === 'slide')).toMatchObject({
    title: '{freeDelivery}',
    link: '/SuperDeals/recommended',
    image: '',
  });

  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#888' } })
    .png()
    .toBuffer();
  const send = (method: string, path: string, values: Record<string, string>, image?: Buffer) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(values)) body.append(name, value);
    if (image) body.append('image', new Blob([new Uint8Array(image)]), 'image');
    return shop.send(method, `/api/admin/home-cards${path}`, { body, token });
  };
  const holi = {
    ...{ place: 'slide', tone: 'savings', title: 'Holi colours', hindiTitle: 'होली के रंग', text: 'By {cutOff}' },
    ...{ link: '/superdeal', position: '1', isShown: 'true' },
  };
  const made = await send('POST', '', holi, picture);
  expect(made.body.data).toMatchObject({ ...holi, position: 1, isShown: true, hindiText: '' });
  expect((await fetch(shop.address + made.body.data.image)).status).toBe(200);
  const path = `/${made.body.data._id}`;
  const wrong = { ...holi, title: '', text: '{price}', link: 'https://evil.example', place: 'footer', position: '0' };
  for (const link of ['//evil.example', '/\\evil.example', 'superdeal'])
    expect((await send('PUT', path, { ...holi, link })).status).toBe(400);
  expect(Object.keys((await send('PUT', path, wrong)).body.fields).sort()).toEqual([
    'link',
    'place',
    'position',
    'text',
    'title',
  ]);
  expect((await send('PUT', path, holi, Buffer.from('no picture'))).body.fields).toHaveProperty('image');
  expect((await publicList()).map(({ title }: { title: string }) => title)).toContain('Holi colours');

  const hidden = await send('PUT', path, { ...holi, isShown: 'false' });
  expect(hidden.body.data).toMatchObject({ isShown: false, image: made.body.data.image });
  const [entry] = await shop.database.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(entry).toMatchObject({ action: 'update', subject: 'home page', after: { isShown: false } });
  expect(await publicList()).toEqual(defaults);
  const customer = (await shop.signIn('customer')).accessToken;
  expect((await shop.send('DELETE', `/api/admin/home-cards${path}`, { token: customer })).status).toBe(403);
  expect((await shop.send('DELETE', `/api/admin/home-cards${path}`, { token })).status).toBe(200);
  expect((await send('PUT', path, holi)).status).toBe(404);
});
