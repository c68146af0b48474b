import type { Endpoint } from '@subah/contract/endpoint';
import { endpoints } from '@subah/contract/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenConsole, openConsole } from '../test/open-console.ts';

// Two people edit the same record: the second one is told, instead of undoing what the first one saved.

let shop: OpenConsole;
beforeAll(async () => {
  shop = await openConsole();
});
afterAll(() => shop.shop.close());

type Row = Record<string, unknown> & { _id: string };
type Form = {
  /** Creates a record, unless the shop has one. */
  create?: [call: string, body: object];
  list: string;
  change: string;
  /** The same form with another value. */
  edit: (row: Row, value: string) => object;
};

const announcement = { text: 'Closed on Friday', from: '2026-11-20' };
const testimonial = { name: 'Asha', area: 'Mandideep', text: 'Fresh every morning' };
const plan = { name: '6', price: 499, benefits: { freeDeliveryAbove: 99 } };
const card = { place: 'tile', tone: 'morning', title: 'Milk', link: '/milk', position: 1 };
const staff = { name: 'Ravi Verma', mobile: '9811112222', email: 'ravi@shop.example', role: 'packer' };

const FORMS: Record<string, Form> = {
  coupon: {
    create: ['admin/coupons', { code: 'FIRST10', kind: 'percent', value: 10 }],
    list: 'admin/coupons',
    change: 'PUT admin/coupons/{id}',
    edit: (row, description) => ({ ...row, description }),
  },
  area: {
    list: 'admin/areas',
    change: 'PUT admin/areas/{id}',
    edit: (row, alias) => ({ ...row, alias }),
  },
  announcement: {
    create: ['admin/announcements', announcement],
    list: 'admin/announcements',
    change: 'PUT admin/announcements/{id}',
    edit: (row, text) => ({ ...row, text }),
  },
  testimonial: {
    create: ['admin/testimonials', testimonial],
    list: 'admin/testimonials',
    change: 'PUT admin/testimonials/{id}',
    edit: (row, text) => ({ ...row, text }),
  },
  'home card': {
    create: ['admin/home-cards', card],
    list: 'admin/home-cards',
    change: 'PUT admin/home-cards/{id}',
    edit: (row, title) => ({ ...row, title }),
  },
  plan: {
    create: ['plans/create', plan],
    list: 'admin/plans',
    change: 'PUT plans/{id}',
    edit: (row, value) => ({ ...row, price: value.length * 100 }),
  },
  supplier: {
    create: ['admin/suppliers', { name: 'Mandi Traders' }],
    list: 'admin/suppliers',
    change: 'PUT admin/suppliers/{id}',
    edit: (row, name) => ({ ...row, name }),
  },
  synonym: {
    create: ['admin/synonyms', { term: 'shimla mirch', means: 'capsicum' }],
    list: 'admin/synonyms',
    change: 'PUT admin/synonyms/{id}',
    edit: (row, means) => ({ ...row, means: [means] }),
  },
  'staff account': {
    create: ['admin/staff', staff],
    list: 'admin/staff',
    change: 'PATCH admin/staff/{id}',
    edit: (_, name) => ({ name }),
  },
  category: {
    list: 'admin/categories?catalog=grocery',
    change: 'PUT grocery/categories/{id}',
    edit: (_, name) => ({ name }),
  },
  subcategory: {
    list: 'admin/subcategories?catalog=grocery',
    change: 'PUT grocery/subcategories/{id}',
    edit: (_, name) => ({ name }),
  },
  'filter category': {
    create: ['filter/categories', { name: 'Leafy', description: 'Leaves' }],
    list: 'filter/categories',
    change: 'PUT filter/categories/{id}',
    edit: (row, name) => ({ ...row, name }),
  },
};

test.each(Object.entries(FORMS))(
  'refuses the second change of the same %s',
  async (_, { create, list, change, edit }) => {
    const [method = '', path = ''] = change.split(' ');
    if (create) expect((await shop.send('POST', ...create)).status).toBe(200);
    const readRows = async (): Promise<Row[]> => {
      shop.shop.cache.invalidateAll();
      return (await shop.send('GET', list)).body.data;
    };
    const [opened] = await readRows();
    if (!opened) throw new Error(`no record in ${list}`);
    const readAgain = async () => (await readRows()).find(({ _id }) => _id === opened._id) ?? opened;
    const save = (value: string, readAs: Row) =>
      shop.send(method, path.replace('{id}', opened._id), { ...edit(opened, value), readAs });

    const first = await save('by Asha', opened);
    expect([first.status, first.text]).toEqual([200, expect.any(String)]);
    const stored = await readAgain();
    const second = await save('by Bina too', opened);
    expect([second.status, second.body.code]).toEqual([409, 'RECORD_CHANGED']);
    expect(Object.keys(second.body.fields).length).toBeGreaterThan(0);
    expect(await readAgain()).toEqual(stored);

    const both = await Promise.all([save('by Bina too', stored), save('by Chitra now!', stored)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  },
);

const SETTINGS = {
  'admin/settings': { phone: '0755 111111' },
  'admin/delivery-settings': { cutOff: '21:30' },
  'admin/notice-settings': { phoneNumberId: '12345', token: 'secret' },
};

test.each(Object.entries(SETTINGS))('keeps one of two changes at once of %s', async (path, change) => {
  const { hasToken: _, ...opened } = (await shop.send('GET', path)).body.data;
  const save = () => shop.send('PUT', path, { ...opened, ...change, readAs: opened });
  const statuses = (await Promise.all([save(), save()])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 409]);
});

/** They set one mark, which both see at once, or refuse a second decision by its state. */
const MARKS = [
  'PUT admin/sign-in-policy',
  'PATCH admin/messages/{id}',
  'PUT admin/customers/{id}/milk-plans/{planId}/days/{date}',
  'PATCH admin/categories/{id}',
  'PATCH admin/subcategories/{id}',
];

test('every call of a form takes the record as it was read', () => {
  const calls = (Object.entries(endpoints) as [string, Endpoint][]).filter(
    ([call, { audience, body }]) =>
      /^(PUT|PATCH) /.test(call) && body && !['any', 'customer', 'staff'].includes(audience),
  );
  const bare = calls.filter(([, { body }]) => {
    const names = Object.keys((body as { shape?: object }).shape ?? {});
    return !['readAs', 'readAt', 'version', 'shownStock'].some((name) => names.includes(name));
  });
  expect(bare.map(([call]) => call)).toEqual(MARKS);
});
