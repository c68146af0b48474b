import type { Endpoint } from '@subah/contract/endpoint';
import { endpoints } from '@subah/contract/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCustomer, PASSWORD } from '../test/builders/index.ts';
import { openDemoShop } from '../test/open-shop.ts';
import { newId } from './platform/database/new-id.ts';

const all = Object.entries(endpoints) as [string, Endpoint][];
const closed = all.filter(([, { audience }]) => audience !== 'any');
const ownCalls = closed.filter(([, { audience }]) => audience === 'customer' || audience === 'see own appointments');

let shop: Awaited<ReturnType<typeof openDemoShop>>;
const tokens: Record<string, string> = {};
let stranger: string;
beforeAll(async () => {
  shop = await openDemoShop();
  for (const role of ['doctor', 'admin'] as const) tokens[role] = (await shop.signIn(role)).accessToken;
  const { mobile } = await aCustomer(shop);
  stranger = (await shop.post('/api/login', { mobile, password: PASSWORD })).body.data.accessToken;
}, 60_000);
afterAll(() => shop.close());

const pathOf = (call: string, id: string = newId()) => {
  const [method = '', path = ''] = call.split(' ');
  return { method, url: `/api/${path.replace('{date}', '2026-12-01').replace(/\{\w+\}/g, id)}` };
};
const bodyFor = (method: string, body: unknown = {}) => (method === 'GET' ? {} : { body });

test('every call but the public ones refuses visitors', async () => {
  const wrong: unknown[] = [];
  for (const [call] of closed) {
    const { method, url } = pathOf(call);
    const { status, body } = await shop.send(method, url, bodyFor(method));
    if (status !== 401 || body.code !== 'UNAUTHENTICATED') wrong.push([call, status]);
  }
  expect(wrong).toEqual([]);
}, 60_000);

test('refuses a forged, foreign or empty token on every call but the public ones', async () => {
  const wrong: unknown[] = [];
  for (const [call] of closed) {
    const { method, url } = pathOf(call);
    const { status } = await shop.send(method, url, { ...bodyFor(method), token: `${tokens.admin}x` });
    if (status !== 401) wrong.push([call, status]);
  }
  expect(wrong).toEqual([]);
}, 60_000);

/** Tables with rows of one customer, and the calls' ids come from them. */
const OWNED = ['orders', 'addresses', 'appointments', 'milk_plans', 'lab_reports', 'prescriptions', 'payments'];

const read = async (text: string) => (await shop.database.pool.query(text)).rows;
const idsOf = async (table: string): Promise<string[]> =>
  (await read(`select id::text from ${table} order by id limit 3`)).map(({ id }) => id);
/** A fingerprint of everything that belongs to customers. */
const fingerprint = async () => {
  const tables = [
    ...OWNED,
    'milk_deliveries',
    'wallets',
    'coin_moves',
    'subscriptions',
    'invoices',
    'refunds',
    'order_events',
  ];
  const parts = tables.map(
    (table) => `(select md5(string_agg(t::text, '' order by t::text)) from ${table} t) as ${table}`,
  );
  return (await read(`select ${parts.join(', ')}`))[0];
};

const address = {
  name: 'Stranger',
  phone: '9811111111',
  mobile: '9811111111',
  street: '1 Lake Road',
  addressLine: '1 Lake Road',
  city: 'Bhopal',
  state: 'Madhya Pradesh',
  pincode: '462001',
  addressType: 'home',
};
/** Each body is valid for at least one call, so that not only the validation refuses. */
const BODIES = [
  {},
  address,
  { status: 'cancelled', reason: 'Changed my mind' },
  { from: '2026-12-01', to: '2026-12-03' },
  { quantity: 1, isPaused: true },
  { addressId: newId(), paymentMode: 'COD' },
];

test('a customer can neither read nor change what belongs to another one', async () => {
  const before = await fingerprint();
  const wrong: unknown[] = [];
  const withId = ownCalls.filter(([call, { audience }]) => call.includes('{') && audience === 'customer');
  for (const table of OWNED) {
    for (const id of (await idsOf(table)).slice(0, 1)) {
      for (const [call] of withId) {
        const { method, url } = pathOf(call, id);
        for (const body of method === 'GET' ? [undefined] : BODIES) {
          const { status } = await shop.send(method, url, { ...bodyFor(method, body), token: stranger });
          if (![400, 404, 409].includes(status)) wrong.push([call, table, status]);
        }
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(await fingerprint()).toEqual(before);
}, 120_000);

test('the lists of a customer contain nothing of another one', async () => {
  const foreign = (await Promise.all(OWNED.map(idsOf))).flat();
  expect(foreign.length).toBeGreaterThan(OWNED.length);
  for (const [call] of ownCalls.filter(([name]) => name.startsWith('GET ') && !name.includes('{'))) {
    const { text } = await shop.get(`${pathOf(call).url}?month=2026-11`, { token: stranger });
    for (const id of foreign) expect([call, text.includes(id)]).toEqual([call, false]);
    expect([call, /Priya|9876543210/.test(text)]).toEqual([call, false]);
  }
}, 60_000);

test('a doctor sees and changes only own appointments', async () => {
  const rows = await read(`select a.id::text from appointments a join doctors d on d.id = a.doctor_id
    where d.user_id is distinct from (select id from users where mobile = '9876543211') limit 5`);
  expect(rows.length).toBeGreaterThan(0);
  const { text } = await shop.get('/api/book-slot/appointments', { token: tokens.doctor ?? '' });
  for (const { id } of rows) {
    expect(text).not.toContain(id);
    for (const step of ['complete', 'missed']) {
      const { status } = await shop.send('PATCH', `/api/book-slot/${id}/${step}`, {
        token: tokens.doctor ?? '',
        body: {},
      });
      expect([step, status]).toEqual([step, 404]);
    }
  }
}, 60_000);
