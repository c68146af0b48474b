import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newCustomer } from '../../../test/new-customer.ts';
import { form, openPrescriptionShop, type PrescriptionShop } from '../../../test/prescription-shop.ts';
import { type S3Simulator, startS3 } from '../../../test/s3-simulator.ts';
import { filesIn } from '../../platform/storage/folder-storage.ts';
import { prescriptionImages, prescriptions } from './prescriptions.tables.ts';

let s3: S3Simulator;
let shop: PrescriptionShop;
beforeAll(async () => {
  s3 = await startS3();
  shop = await openPrescriptionShop({ bucket: s3.bucket });
});
afterAll(async () => {
  await shop.close();
  await s3.stop();
});
beforeEach(async () => {
  await shop.reset();
  s3.setMode('ok');
  s3.objects.clear();
});

const pathOf = (link: string) => link.split('?', 1)[0] ?? '';

test('stores photos in the bucket and serves them to the owner and admins only', async () => {
  const { body } = await shop.upload(shop.asha, form('Mine', shop.photo));
  const [image] = await shop.database.db.select().from(prescriptionImages);
  expect([...s3.objects.keys()]).toEqual([`private/prescriptions/${image?.id}`]);
  expect(await filesIn(shop.deps.settings.dataDir)).toEqual([]);

  const link: string = body.data.images[0];
  expect(link.startsWith('/api/medical/')).toBe(true);
  expect((await shop.get(link)).status).toBe(200);
  expect((await shop.asha.get(pathOf(link))).status).toBe(200);
  expect((await shop.get(pathOf(link), { token: await shop.signInAdmin() })).status).toBe(200);
  const otherCustomer = await newCustomer(shop);
  expect((await otherCustomer.get(pathOf(link))).status).toBe(404);
  expect((await shop.get(pathOf(link))).status).toBe(401);
  expect((await fetch(`${s3.bucket.address}/private/prescriptions/${image?.id}`)).status).toBe(403);
});

test('deletes the photos of a deleted account, also when the bucket is unreachable at first', async () => {
  const leaving = await newCustomer(shop);
  await shop.upload(leaving, form('Waiting', shop.photo, shop.photo));
  expect(s3.objects.size).toBe(2);
  expect((await leaving.send('DELETE', '/api/users/me', { password: 'customer123' })).status).toBe(200);
  s3.setNextModes('busy', 'disconnect');
  await shop.runJobs();
  expect(s3.objects.size).toBe(0);
});

test('returns 503 while the bucket is unreachable and removes stored photos later', async () => {
  // The first photo is stored; the second upload and the clean-up fail.
  s3.setNextModes('ok');
  s3.setMode('busy');
  const { status, body } = await shop.upload(shop.asha, form('Mine', shop.photo, shop.photo));
  expect([status, body.code, body.message]).toEqual([
    503,
    'UNAVAILABLE',
    'Files cannot be reached just now. Please try again.',
  ]);
  expect(await shop.database.db.select().from(prescriptions)).toEqual([]);
  expect(s3.objects.size).toBe(1);
  s3.setMode('ok');
  await shop.runJobs();
  expect(s3.objects.size).toBe(0);
});
