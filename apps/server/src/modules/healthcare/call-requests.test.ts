import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aDoctor } from '../../../test/builders/index.ts';
import { type NewCustomer, newCustomer } from '../../../test/new-customer.ts';
import { type OpenShop, openShop } from '../../../test/open-shop.ts';
import { callRequests } from './healthcare.tables.ts';

let shop: OpenShop;
let url: string;
let asha: NewCustomer;
let bela: NewCustomer;
let phone: string;
beforeAll(async () => {
  shop = await openShop();
  url = `/api/doctors/${(await aDoctor(shop)).id}/call-requests`;
  asha = await newCustomer(shop);
  bela = await newCustomer(shop);
});
afterAll(() => shop.close());

let count = 0;
beforeEach(() => {
  count += 1;
  phone = `98260${String(count).padStart(5, '0')}`;
});

const wish = (name: string) => ({ name, phone, convenientTime: 'After 6 PM' });
const asVisitor = (name: string) => shop.post(url, wish(name));
const as = (customer: NewCustomer, name: string) => customer.post(url, wish(name));
const kept = () =>
  shop.database.db
    .select({ name: callRequests.name, userId: callRequests.userId })
    .from(callRequests)
    .where(eq(callRequests.phone, phone))
    .orderBy(asc(callRequests.id));

test('a signed-in customer takes over the own request made before signing in', async () => {
  const first = await asVisitor('A.');
  const again = await as(asha, 'Asha');
  await as(asha, 'Asha Rao');
  expect(again.body.data._id).toBe(first.body.data._id);
  expect(await kept()).toEqual([{ name: 'Asha Rao', userId: asha.id }]);
});

test('does not change the request of another account with the same phone number', async () => {
  await as(asha, 'Asha');
  await as(bela, 'Bela');
  await asVisitor('Somebody');
  expect(await kept()).toEqual([
    { name: 'Asha', userId: asha.id },
    { name: 'Bela', userId: bela.id },
    { name: 'Somebody', userId: null },
  ]);
  await as(bela, 'Bela Jain');
  await asVisitor('Somebody else');
  expect(await kept()).toEqual([
    { name: 'Asha', userId: asha.id },
    { name: 'Bela Jain', userId: bela.id },
    { name: 'Somebody else', userId: null },
  ]);
});

test('creates one request for ten concurrent calls', async () => {
  await Promise.all(Array.from({ length: 10 }, () => as(asha, 'Asha')));
  expect(await kept()).toEqual([{ name: 'Asha', userId: asha.id }]);
});
