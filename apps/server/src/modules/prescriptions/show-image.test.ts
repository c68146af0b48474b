import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { anAdmin, UNKNOWN_ID } from '../../../test/builders/index.ts';
import { newCustomer } from '../../../test/new-customer.ts';
import { form, NOON, openPrescriptionShop, type PrescriptionShop } from '../../../test/prescription-shop.ts';
import { users } from '../accounts/accounts.tables.ts';
import { privateFileViews } from '../healthcare/healthcare.tables.ts';
import { imageKey } from './image-key.ts';
import { prescriptionImages, prescriptions } from './prescriptions.tables.ts';

const pathOf = (link: string) => link.split('?')[0] ?? '';

let shop: PrescriptionShop;
beforeAll(async () => {
  shop = await openPrescriptionShop();
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

test('shows a photo to its owner and admins only', async () => {
  const { body } = await shop.upload(shop.asha, form('Mine', shop.photo, shop.photo));
  const [link, second] = body.data.images as [string, string];
  const url = pathOf(link);
  const otherCustomer = await newCustomer(shop);
  const doctor = (await shop.signIn('doctor')).accessToken;
  expect((await shop.asha.get(url)).status).toBe(200);
  expect((await shop.get(url, { token: await shop.signInAdmin() })).status).toBe(200);
  expect((await otherCustomer.get(url)).status).toBe(404);
  expect((await shop.get(url, { token: doctor })).status).toBe(404);
  expect((await shop.get(url)).status).toBe(401);
  expect((await shop.get(url, { token: 'nonsense' })).status).toBe(401);
  // A signed-in customer cannot use the link of another user.
  expect((await otherCustomer.get(link)).status).toBe(404);

  const claim = new URL(link, shop.address).search;
  expect((await shop.get(`${pathOf(second)}${claim}`)).status).toBe(404);
  expect((await shop.get(link.replace(/signature=.{4}/, 'signature=AAAA'))).status).toBe(404);
  expect((await shop.get(link.replace(shop.asha.id, otherCustomer.id))).status).toBe(404);
  expect((await shop.get(link.replace(/expires=\d+/, 'expires=9999999999'))).status).toBe(404);
  const other = await shop.upload(otherCustomer, form('Theirs', shop.photo));
  expect((await shop.get(`${pathOf(other.body.data.images[0])}${claim}`)).status).toBe(404);

  for (const n of ['0', '3', '11', '-1', '1.5', 'x', '..%2f..%2fauth-secret']) {
    const { status } = await shop.asha.get(`${url.slice(0, -1)}${n}`);
    expect([400, 404]).toContain(status);
  }
  expect((await shop.asha.get(`/api/medical/presciptions/${UNKNOWN_ID}/images/1`)).status).toBe(404);
  const [image] = await shop.database.db.select().from(prescriptionImages);
  for (const path of [`/uploads/prescriptions/${image?.id}`, `/uploads/../private/prescriptions/${image?.id}`]) {
    expect((await shop.get(path)).status).toBe(404);
  }
});

test('rejects a link after five minutes and when its user loses access', async () => {
  const { body } = await shop.upload(shop.asha, form('Mine', shop.photo));
  const [link] = body.data.images;
  shop.setClock(new Date(NOON.getTime() + 4 * 60_000));
  expect((await shop.get(link)).status).toBe(200);
  shop.setClock(new Date(NOON.getTime() + 5 * 60_000));
  const late = await shop.get(link);
  expect([late.status, late.body.code]).toEqual([401, 'UNAUTHENTICATED']);

  shop.setClock(NOON);
  const list = await shop.get('/api/medical/presciptions', { token: await shop.signInAdmin() });
  const forAdmin = list.body.data[0].images[0];
  expect((await shop.get(forAdmin)).status).toBe(200);
  const { id: adminId } = await shop.accountOf('admin');
  await anAdmin(shop);
  await shop.database.db.update(users).set({ role: 'customer' }).where(eq(users.id, adminId));
  expect((await shop.get(forAdmin)).status).toBe(404);
  await shop.database.db.update(users).set({ role: 'admin' }).where(eq(users.id, adminId));
});

test('logs access by admins but not by the owner', async () => {
  const { body } = await shop.upload(shop.asha, form('Mine', shop.photo, shop.photo));
  const before = (await shop.database.db.select().from(privateFileViews)).length;
  await shop.asha.get(pathOf(body.data.images[0]));
  await shop.get(body.data.images[1]);
  const list = await shop.get('/api/medical/presciptions', { token: await shop.signInAdmin() });
  await shop.get(list.body.data[0].images[1]);
  await shop.get(pathOf(body.data.images[0]), { token: await shop.signInAdmin() });
  const views = (await shop.database.db.select().from(privateFileViews)).slice(before);
  const seen = {
    viewerId: (await shop.accountOf('admin')).id,
    subject: 'prescription',
    subjectId: body.data._id,
    viewedAt: NOON,
  };
  expect(views).toMatchObject([
    { ...seen, part: 2 },
    { ...seen, part: 1 },
  ]);
});

test('deletes photos with the account except those of approved prescriptions', async () => {
  const leaving = await newCustomer(shop);
  const first = await shop.upload(leaving, form('Accepted', shop.photo));
  await shop.upload(leaving, form('Waiting', shop.photo));
  await shop.send('PATCH', `/api/admin/prescriptions/${first.body.data._id}`, {
    token: await shop.signInAdmin(),
    body: { status: 'approved' },
  });
  const images = await shop.database.db.select().from(prescriptionImages);
  const data = await leaving.get('/api/users/me/export');
  expect(data.text).toContain('Waiting');
  const gone = await leaving.send('DELETE', '/api/users/me', { password: 'customer123' });
  expect(gone.status).toBe(200);
  await shop.runJobs();
  const left = await Promise.all(images.map(({ id }) => shop.deps.privateFiles.read(imageKey(id))));
  expect(left.filter((bytes) => bytes !== undefined)).toHaveLength(1);
  const rows = await shop.database.db.select().from(prescriptions);
  expect(rows.map(({ description }) => description).sort()).toEqual(['', 'Accepted']);
});
