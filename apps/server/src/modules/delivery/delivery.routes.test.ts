import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenShop, openShop } from '../../../test/open-shop.ts';
import { ensureAreas } from './default-areas.ts';
import { stores } from './delivery.tables.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
  await ensureAreas(shop.deps.db);
});
afterAll(() => shop.close());

test('lists the twenty-five documented areas in order', async () => {
  const { data } = (await shop.get('/api/areas')).body;
  expect(data.map((area: { name: string }) => area.name)).toEqual([
    'Mandideep',
    'Ratanpur',
    'Obaidullaganj',
    'Prithvi',
    'Satlapur',
    'Misrod',
    'Kattra Hills',
    'Nirmal State',
    'Bangrasia',
    'British Park',
    'Sahara Estate',
    'Samradha',
    'Dipdi',
    'Sage',
    'Radhapuram',
    'Krishnapuram',
    'Fortune City',
    '11 Mile',
    'Indus Town',
    'Chinar',
    'Signature',
    'Sheetal Dham',
    'Sheetal City',
    'Nayapura',
    'Bhavya City',
  ]);
  for (const area of data) expect(area.pincodes.length).toBeGreaterThan(0);
});

test('checks whether a pincode is served and rejects an invalid one', async () => {
  const mandideep = await shop.get('/api/addresses/serviceability?pincode=462046');
  expect(mandideep.body.data).toMatchObject({ isServiceable: true, areas: expect.arrayContaining(['Mandideep']) });
  expect((await shop.get('/api/addresses/serviceability?pincode=110001')).body.data).toEqual({
    pincode: '110001',
    isServiceable: false,
    areas: [],
    hindiAreas: [],
  });
  expect((await shop.get('/api/addresses/serviceability?pincode=0620')).body.fields).toEqual({
    pincode: 'Enter a valid 6-digit pincode.',
  });
});

test('lists the stores by rank', async () => {
  const address = {
    address: 'Station Road',
    area: 'Mandideep',
    pincode: '462046',
    phone: '07480200000',
    hours: '8–21',
  };
  await shop.deps.db.insert(stores).values([
    { ...address, name: 'Second', rank: 2 },
    { ...address, name: 'First', rank: 1 },
  ]);
  const { data } = (await shop.get('/api/stores')).body;
  expect(data).toMatchObject([
    { ...address, name: 'First' },
    { ...address, name: 'Second' },
  ]);
});
