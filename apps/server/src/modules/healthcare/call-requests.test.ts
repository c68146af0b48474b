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

const callRequest = (name: string) => ({ name, phone, convenientTime: 'After 6 PM' });
const requestAsVisitor = (name: string) => shop.post(url, callRequest(name));
const requestAs = (customer: NewCustomer, name: string) => customer.post(url, callRequest(name));
const storedRequests = () =>
  shop.database.db
    .select({ name: callRequests.name, userId: callRequests.userId })
    .from(callRequests)
    .where(eq(callRequests.phone, phone))
    .orderBy(asc(callRequests.id));

test('assigns a request made before sign-in to the signed-in customer', async () => {
  const first = await requestAsVisitor('A.');
  const again = await requestAs(asha, 'Asha');
  await requestAs(asha, 'Asha Rao');
  expect(again.body.data._id).toBe(first.body.data._id);
  expect(await storedRequests()).toEqual([{ name: 'Asha Rao', userId: asha.id }]);
});

test('does not change the request of another account with the same phone number', async () => {
  await requestAs(asha, 'Asha');
  await requestAs(bela, 'Bela');
  await requestAsVisitor('Visitor');
  expect(await storedRequests()).toEqual([
    { name: 'Asha', userId: asha.id },
    { name: 'Bela', userId: bela.id },
    { name: 'Visitor', userId: null },
  ]);
  await requestAs(bela, 'Bela Jain');
  await requestAsVisitor('Other visitor');
  expect(await storedRequests()).toEqual([
    { name: 'Asha', userId: asha.id },
    { name: 'Bela Jain', userId: bela.id },
    { name: 'Other visitor', userId: null },
  ]);
});

test('creates one request for ten concurrent calls', async () => {
  await Promise.all(Array.from({ length: 10 }, () => requestAs(asha, 'Asha')));
  expect(await storedRequests()).toEqual([{ name: 'Asha', userId: asha.id }]);
});

test('staff note what was said; marking it again keeps the note', async () => {
  const { body } = await requestAs(asha, 'Asha');
  const url = `/api/admin/call-requests/${body.data._id}`;
  const { accessToken: token } = await shop.signIn('admin');
  await shop.send('PATCH', url, { body: { isDone: false, note: 'Call after six.' }, token });
  const done = await shop.send('PATCH', url, { body: { isDone: true }, token });
  expect(done.body.data).toMatchObject({ isDone: true, note: 'Call after six.' });
  expect((await shop.send('PATCH', url, { body: { note: 'x'.repeat(1001) }, token })).status).toBe(400);
});

test('a request is assigned to staff who serve customers, is listed under Mine, and two people do not overwrite each other', async () => {
  const { body } = await requestAs(asha, 'Asha');
  const url = `/api/admin/call-requests/${body.data._id}/assignee`;
  const [owner, manager] = [await shop.signIn('admin'), await shop.signIn('manager')];
  const token = owner.accessToken;
  const { data: staff } = (await shop.get('/api/admin/call-requests/assignees', { token })).body;
  const [manages] = staff;
  const assign = (assigneeId: string | null, readAs?: object) =>
    shop.send('PUT', url, { body: { assigneeId, ...(readAs ? { readAs } : {}) }, token });
  const assigned = await assign(manages._id, { assignee: null });
  expect(assigned.body.data.assignee).toEqual(manages);
  expect((await assign(null, { assignee: null })).body.code).toBe('RECORD_CHANGED');
  expect((await assign(asha.id)).body.fields).toHaveProperty('assigneeId');
  const idsFor = async (as: string, assignee: string) =>
    (await shop.get(`/api/admin/call-requests?assignee=${assignee}`, { token: as })).body.data.map(
      (row: { _id: string }) => row._id,
    );
  const lists = [await idsFor(token, 'me'), await idsFor(manager.accessToken, 'me')];
  expect(lists.flat().filter((id) => id === body.data._id)).toHaveLength(1);
  expect(await idsFor(token, 'nobody')).not.toContain(body.data._id);
  expect((await assign(null, { assignee: manages })).body.data.assignee).toBeNull();
  expect(await idsFor(token, 'nobody')).toContain(body.data._id);
  const packer = (await shop.signIn('packer')).accessToken;
  expect((await shop.send('PUT', url, { body: { assigneeId: null }, token: packer })).status).toBe(403);
});
