import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenShop, openDemoShop } from '../../../test/open-shop.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openDemoShop();
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
  });
  expect((await shop.get('/api/addresses/serviceability?pincode=0620')).body.fields).toEqual({
    pincode: 'Enter a valid 6-digit pincode.',
  });
});

test('lists eight stores', async () => {
  expect((await shop.get('/api/stores')).body.data).toHaveLength(8);
});
