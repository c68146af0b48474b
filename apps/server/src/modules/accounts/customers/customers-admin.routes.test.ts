import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCustomer, PASSWORD } from '../../../../test/builders/index.ts';
import { type OpenShop, openShop } from '../../../../test/open-shop.ts';
import { newId } from '../../../platform/database/new-id.ts';

let shop: OpenShop;
let token: string;

beforeAll(async () => {
  shop = await openShop();
  token = (await shop.signIn('admin')).accessToken;
});
afterAll(() => shop.close());

test('lists customers for admins only', async () => {
  await aCustomer(shop, { mobile: '9876598765' });
  const customers = await shop.get('/api/admin/customers?q=98765', { token });
  expect(customers.body.data.length).toBeGreaterThan(0);
  expect(customers.body.data[0]).not.toHaveProperty('passwordHash');
  const { accessToken } = await shop.signIn('customer');
  expect((await shop.get('/api/admin/customers', { token: accessToken })).status).toBe(403);
});

test('keeps notes of staff about a customer, audits them and deletes them with the account', async () => {
  const { id, mobile } = await aCustomer(shop);
  const url = `/api/admin/customers/${id}/notes`;
  expect((await shop.post(url, { text: ' ' }, { token })).status).toBe(400);
  await shop.post(url, { text: 'Rings twice.' }, { token });
  const { body } = await shop.post(url, { text: 'Pays in cash.' }, { token });
  expect(body.data.map(({ text }: { text: string }) => text)).toEqual(['Pays in cash.', 'Rings twice.']);
  const audit = (await shop.get('/api/admin/audit?subject=account', { token })).body;
  expect(audit.data[0]).toMatchObject({ action: 'add note', subjectId: id });
  expect(JSON.stringify(audit)).not.toContain('Pays in cash');

  const own = (await shop.post('/api/login', { mobile, password: PASSWORD })).body.data.accessToken;
  expect((await shop.post(url, { text: 'Me' }, { token: own })).status).toBe(403);
  expect((await shop.post(`/api/admin/customers/${newId()}/notes`, { text: 'Who' }, { token })).status).toBe(404);
  await shop.send('DELETE', '/api/users/me', { token: own, body: { password: PASSWORD } });
  expect((await shop.database.pool.query('select 1 from account_notes where user_id = $1', [id])).rowCount).toBe(0);
  expect((await shop.post(url, { text: 'Late' }, { token })).status).toBe(404);
});
