import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anArea } from '../../../test/builders/index.ts';
import { type OpenShop, openShop } from '../../../test/open-shop.ts';
import { newId } from '../../platform/database/new-id.ts';
import { auditLog } from '../audit/audit.tables.ts';

let shop: OpenShop;
let token: string;
beforeAll(async () => {
  shop = await openShop();
  await anArea(shop, { name: 'Mandideep' });
  await anArea(shop, { name: 'Misrod', pincodes: ['462047'] });
  token = (await shop.signIn('admin')).accessToken;
});
afterAll(() => shop.close());

const send = (method: string, url: string, body?: unknown, as: string | undefined = token) =>
  shop.send(method, `/api/admin/areas${url}`, { token: as, ...(body === undefined ? {} : { body }) });
const isServed = async (pincode: string): Promise<boolean> => {
  shop.cache.invalidate('delivery');
  return (await shop.get(`/api/addresses/serviceability?pincode=${pincode}`)).body.data.isServiceable;
};
const lastChange = async () => {
  const [entry] = await shop.database.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  return entry;
};

test('adds, changes and deletes an area, with serviceability and audit log', async () => {
  expect(await isServed('452001')).toBe(false);
  const added = await send('POST', '', {
    name: ' Vijay  Nagar ',
    hindiName: ' विजय नगर ',
    alias: '',
    pincodes: '452001, 452010,452001',
  });
  expect(added.body).toMatchObject({
    data: { name: 'Vijay Nagar', hindiName: 'विजय नगर', alias: null, pincodes: ['452001', '452010'] },
    message: 'Area added',
  });
  const { _id } = added.body.data;
  expect((await send('GET', '')).body.data.at(-1)).toEqual(added.body.data);
  expect(await isServed('452001')).toBe(true);
  expect(await lastChange()).toMatchObject({ action: 'create', subject: 'area', subjectId: _id });

  const changed = await send('PUT', `/${_id}`, {
    name: 'Vijay Nagar',
    alias: 'Scheme 54',
    pincodes: ['452010'],
  });
  const after = { name: 'Vijay Nagar', hindiName: null, alias: 'Scheme 54', pincodes: ['452010'] };
  expect(changed.body.data).toEqual({ _id, ...after });
  expect(await isServed('452001')).toBe(false);
  expect(await lastChange()).toMatchObject({
    before: { alias: null, pincodes: ['452001', '452010'] },
    after: { alias: 'Scheme 54', pincodes: ['452010'] },
  });

  expect((await send('DELETE', `/${_id}`)).body.message).toBe('Area deleted');
  expect(await isServed('452010')).toBe(false);
  expect((await send('DELETE', `/${_id}`)).status).toBe(404);
  expect((await shop.get('/api/areas')).body.data).toHaveLength(2);
});

test('rejects invalid values by field', async () => {
  const before = (await send('GET', '')).body.data;
  const faults = async (body: object) =>
    (await send('POST', '', { name: 'X', pincodes: '452001', ...body })).body.fields;
  expect(await faults({ name: ' ' })).toEqual({ name: 'Area name is required.' });
  expect(await faults({ pincodes: '' })).toEqual({ pincodes: 'Enter at least one pincode.' });
  expect(await faults({ pincodes: '45200' })).toEqual({ 'pincodes.0': 'Enter a valid 6-digit pincode.' });
  expect(await faults({ name: 'misrod' })).toEqual({ name: 'We deliver to misrod already.' });
  expect((await send('PUT', `/${newId()}`, { name: 'X', pincodes: '452001' })).status).toBe(404);
  expect((await send('PUT', `/${before[0]._id}`, { name: before[1].name, pincodes: '452001' })).status).toBe(409);
  expect((await send('GET', '')).body.data).toEqual(before);
});

test('only an admin may change areas', async () => {
  const { accessToken: customer } = await shop.signIn('customer');
  expect((await send('POST', '', { name: 'X', pincodes: '452001' }, customer)).status).toBe(403);
  expect((await shop.get('/api/admin/areas')).status).toBe(401);
});
