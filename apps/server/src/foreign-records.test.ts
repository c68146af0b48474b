import type { Endpoint } from '@subah/contract/endpoint';
import { endpoints } from '@subah/contract/endpoints';
import { addDays, indiaDate } from '@subah/rules/india-time';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type NewCustomer, newCustomer, staySignedIn } from '../test/new-customer.ts';
import { openDemoShop } from '../test/open-shop.ts';
import { labReports } from './modules/lab-reports/lab-reports.tables.ts';
import { reportKey } from './modules/lab-reports/report-key.ts';
import { newId } from './platform/database/new-id.ts';

let shop: Awaited<ReturnType<typeof openDemoShop>>;
let owner: Pick<NewCustomer, 'send'>;
let stranger: NewCustomer;
let photo: Blob;
/** Ids of records of the owner, by kind. */
const own: Record<string, string> = {};

const DAY = addDays(indiaDate(new Date()), 5);

beforeAll(async () => {
  shop = await openDemoShop();
  owner = await staySignedIn(shop, await shop.accountOf('customer'));
  stranger = await newCustomer(shop);
  const { id: ownerId } = await shop.accountOf('customer');
  const create = { width: 8, height: 8, channels: 3, background: 'red' } as const;
  photo = new Blob([new Uint8Array(await sharp({ create }).jpeg().toBuffer())]);
  const ask = async (kind: string, from: string) => {
    const { rows } = await shop.database.pool.query<{ id: string }>(`select ${from} limit 1`, [ownerId]);
    own[kind] = rows[0]?.id ?? '';
  };
  await ask('order', `id from orders where user_id = $1 and status = 'delivered'`);
  await ask('openOrder', `id from orders where user_id = $1 and status = 'OrderPlaced'`);
  await ask(
    'line',
    `l.id from order_lines l join orders o on o.id = l.order_id where o.user_id = $1 and o.status = 'delivered'`,
  );
  await ask(
    'payment',
    `subject_id as id from payments where user_id = $1 and status = 'completed' and attempt_id is null`,
  );
  for (const table of ['addresses', 'appointments', 'prescriptions', 'milk_plans'])
    await ask(table, `id from ${table} where user_id = $1`);
  const make = async (kind: string, path: string, body: object) => {
    const { status, body: answer } = await owner.send('POST', path, body);
    expect([kind, status, answer.message]).toEqual([kind, 200, answer.message]);
    own[kind] = answer.data._id;
  };
  await make('member', '/api/family', { name: 'Mohan', relation: 'father', age: 66 });
  await make('list', '/api/shopping-lists', { name: 'Weekly', orderId: own.order });
  const holiday = { from: addDays(DAY, 10), to: addDays(DAY, 12) };
  const { body } = await owner.send('POST', `/api/milk-plans/${own.milk_plans}/pauses`, holiday);
  own.pause = body.data.pauses[0]._id;
  own.report = await addReport(ownerId);
  const { rows } = await shop.database.pool.query<{ id: string }>('select product_id as id from shopping_list_items');
  own.product = rows[0]?.id ?? '';
  expect(Object.entries(own).filter(([, id]) => !id)).toEqual([]);
}, 60_000);
afterAll(() => shop.close());

async function addReport(userId: string): Promise<string> {
  const id = newId();
  await shop.database.db.insert(labReports).values({ id, userId, orderLineId: own.line ?? '' });
  await shop.deps.privateFiles.write(reportKey(id), Buffer.from('%PDF-1.4\n%%EOF\n'));
  return id;
}

function withPhoto(field: string, fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set(field, photo, 'photo.jpg');
  return form;
}

const address = {
  ...{ name: 'Asha', phone: '9811111111', street: '1 Lake Road', city: 'Bhopal', state: 'Madhya Pradesh' },
  ...{ pincode: '462001', addressType: 'home' },
};
const member = { name: 'Asha', relation: 'child', age: 9 };

type Case = [ids: () => Record<string, string | undefined>, body?: () => object];
const ofOrder = (): Record<string, string | undefined> => ({ id: own.order });
const oneLine = () => [{ lineId: own.line, quantity: 1 }];

/** Calls whose path names a record of a customer, with a body that is valid for its owner. Deletions come last. */
const RECORD_CALLS: Record<string, Case> = {
  'GET orders/{id}': [ofOrder],
  'GET orders/{id}/invoice.pdf': [ofOrder],
  'GET orders/{id}/tracking': [ofOrder],
  'GET orders/{id}/events': [ofOrder],
  'POST orders/{id}/reorder': [ofOrder],
  'POST orders/{id}/items/preview': [ofOrder, () => ({ kind: 'return', reason: 'damaged', lines: oneLine() })],
  'POST orders/{id}/returns': [ofOrder, () => ({ reason: 'damaged', lines: oneLine() })],
  'POST orders/{id}/freshness-credits': [ofOrder, () => withPhoto('photo', { lineId: own.line ?? '', quantity: '1' })],
  'POST orders/{id}/items/cancel': [ofOrder, () => ({ reason: 'by_mistake', lines: oneLine(), version: 1 })],
  'PATCH orders/status/{id}': [
    () => ({ id: own.openOrder }),
    () => ({ status: 'cancelled', reason: 'ordered_by_mistake' }),
  ],
  'GET payment/{id}/status': [() => ({ id: own.payment })],
  'PATCH book-slot/{id}/move': [
    () => ({ id: own.appointments }),
    () => ({ date: DAY, slot: { start: '10:00', end: '11:00' } }),
  ],
  'POST book-slot/{id}/cancel': [() => ({ id: own.appointments }), () => ({ reason: 'Travelling' })],
  'PATCH book-slot/{id}/cancel': [() => ({ id: own.appointments }), () => ({ reason: 'Travelling' })],
  'GET lab-reports/{id}/file': [() => ({ id: own.report })],
  'POST medical/presciptions/{id}/confirm': [() => ({ id: own.prescriptions })],
  'PUT milk-plans/{id}': [
    () => ({ id: own.milk_plans }),
    () => ({ packs: 2, rhythm: 'daily', addressId: own.addresses, payBy: 'cod' }),
  ],
  'POST milk-plans/{id}/pauses': [
    () => ({ id: own.milk_plans }),
    () => ({ from: addDays(DAY, 20), to: addDays(DAY, 21) }),
  ],
  'PUT milk-plans/{id}/days/{date}': [() => ({ id: own.milk_plans, date: DAY }), () => ({ packs: 3 })],
  'PUT family/{id}': [() => ({ id: own.member }), () => member],
  'PATCH shopping-lists/{id}': [() => ({ id: own.list }), () => ({ name: 'Monthly' })],
  'GET shopping-lists/{id}/items': [() => ({ id: own.list })],
  'PUT shopping-lists/{id}/items/{productId}': [
    () => ({ id: own.list, productId: own.product }),
    () => ({ quantity: 2 }),
  ],
  'POST shopping-lists/{id}/add-to-cart': [() => ({ id: own.list })],
  'PUT addresses/{id}': [() => ({ id: own.addresses }), () => address],
  'DELETE shopping-lists/{id}/items/{productId}': [() => ({ id: own.list, productId: own.product })],
  'DELETE shopping-lists/{id}': [() => ({ id: own.list })],
  'DELETE family/{id}': [() => ({ id: own.member })],
  'DELETE milk-plans/{id}/pauses/{pauseId}': [() => ({ id: own.milk_plans, pauseId: own.pause })],
  'DELETE milk-plans/{id}': [() => ({ id: own.milk_plans })],
  'DELETE addresses/{id}': [() => ({ id: own.addresses })],
};

/** What a customer keeps for a product: the path names no record of anybody. */
const OF_PRODUCT = /^(GET|PUT|DELETE) products\/\{id\}\/(restock-alert|my-review)$/;

const pathOf = (call: string, ids: Record<string, string | undefined>): [method: string, url: string] => {
  const [method = '', path = ''] = call.split(' ');
  return [method, `/api/${path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '')}`];
};

/** Of all tables with rows of customers, but for sessions. */
async function fingerprint(): Promise<unknown> {
  const { pool } = shop.database;
  const { rows } = await pool.query<{ name: string }>(`select table_name as name from information_schema.columns
    where column_name in ('user_id', 'order_id') and table_schema = 'public'
      and table_name not in ('refresh_tokens', 'sessions') order by 1`);
  const names = [...new Set(rows.map(({ name }) => name))];
  const parts = names.map((name) => `(select md5(string_agg(t::text, '' order by t::text)) from ${name} t) as ${name}`);
  return (await pool.query(`select ${parts.join(', ')}`)).rows[0];
}

test('the table names every call of customers with an id in its path', () => {
  const calls = (Object.entries(endpoints) as [string, Endpoint][])
    .filter(([call, { audience }]) => audience === 'customer' && call.includes('{') && !OF_PRODUCT.test(call))
    .map(([call]) => call);
  expect(Object.keys(RECORD_CALLS).sort()).toEqual(calls.sort());
});

test('a record of another customer is not found by any call, and stays as it is', async () => {
  const before = await fingerprint();
  const found: unknown[] = [];
  for (const [call, [ids, body]] of Object.entries(RECORD_CALLS)) {
    const { status, text } = await stranger.send(...pathOf(call, ids()), body?.());
    if (status !== 404) found.push([call, status, text.slice(0, 200)]);
  }
  expect(found).toEqual([]);
  expect(await fingerprint()).toEqual(before);
}, 60_000);

test('a record of another customer cannot be named in a body', async () => {
  const doctors = (await stranger.get('/api/doctors')).body.data;
  const { rows } = await shop.database.pool.query<{ id: string }>(`select id from products
    where catalog = 'medicine' and requires_prescription and stock > 0 and deleted_at is null limit 1`);
  expect((await stranger.post('/api/cart/add', { productId: rows[0]?.id, quantity: 1 })).status).toBe(200);
  const before = await fingerprint();
  const milk = { rhythm: 'daily', packs: 1, payBy: 'cod', addressId: own.addresses };
  const [product] = (await stranger.get('/api/milk-plans/products')).body.data;
  const slot = { start: '10:00', end: '11:00' };
  const visit = { doctorId: doctors[0]._id, date: DAY, slot, familyMemberId: own.member };
  const order = { paymentMode: 'COD', addressId: own.addresses };
  const cases: [path: string, body: object, status?: number][] = [
    ['cart/quote', { addressId: own.addresses }],
    ['payment/order', order],
    ['payment/order', { ...order, addressId: stranger.addressId, prescriptionId: own.prescriptions }],
    ['milk-plans', { ...milk, productId: product._id }, 400],
    ['family', { ...member, addressId: own.addresses }],
    ['shopping-lists', { name: 'Stolen', orderId: own.order }],
    ['book-slot/appointments', visit],
    ['medical/prescriptions', withPhoto('images', { description: 'Fever', familyMemberId: own.member ?? '' })],
  ];
  for (const [path, body, refusal = 404] of cases) {
    const { status, body: answer } = await stranger.post(`/api/${path}`, body);
    expect([path, status, answer.message]).toEqual([path, refusal, answer.message]);
  }
  expect(await fingerprint()).toEqual(before);
}, 60_000);

test('its owner finds the record with the same call', async () => {
  const missed: unknown[] = [];
  for (const [call, [ids, body]] of Object.entries(RECORD_CALLS)) {
    const { status, text } = await owner.send(...pathOf(call, ids()), body?.());
    if (status === 404) missed.push([call, status, text.slice(0, 200)]);
  }
  expect(missed).toEqual([]);
}, 60_000);
