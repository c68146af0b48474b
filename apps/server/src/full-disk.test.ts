import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { TOMATO } from '../test/builders/index.ts';
import { form, openPrescriptionShop, type PrescriptionShop } from '../test/prescription-shop.ts';
import { prescriptions } from './modules/prescriptions/prescriptions.tables.ts';

let shop: PrescriptionShop;
beforeAll(async () => {
  shop = await openPrescriptionShop();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => shop.close());

const full = () => Promise.reject(Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' }));

test('refuses uploads on a full disk without a record, and sells on', async () => {
  vi.spyOn(shop.deps.privateFiles, 'write').mockImplementation(full);
  vi.spyOn(shop.deps.pictures, 'write').mockImplementation(full);
  const photo = new FormData();
  photo.append('profilePhoto', new Blob([new Uint8Array(shop.photo)], { type: 'image/jpeg' }), 'me.jpg');
  const list = new FormData();
  list.append('file', new Blob(['name,category,price\nTea,Drinks,10\n'], { type: 'text/csv' }), 'list.csv');
  const token = await shop.signInAdmin();
  const refused = [
    await shop.upload(shop.asha, form('For my father', shop.photo)),
    await shop.asha.send('PUT', '/api/user/update', photo),
    await shop.post('/api/admin/import/grocery', list, { token }),
  ];
  for (const { status, body, headers } of refused) {
    expect([status, body.message]).toEqual([503, 'This cannot be saved just now. Please try again later.']);
    expect(headers.get('retry-after')).toBe('60');
  }
  expect(await shop.database.db.$count(prescriptions)).toBe(0);

  await shop.asha.post('/api/cart/add', { productId: TOMATO, quantity: 1 });
  const order = { addressId: shop.asha.addressId, paymentMode: 'COD' };
  expect((await shop.asha.post('/api/payment/order', order)).status).toBe(200);
});
