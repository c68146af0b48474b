import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { demoId } from '../../../demo/demo-id.ts';
import { type NewCustomer, newCustomer } from '../../../test/new-customer.ts';
import { type OpenShop, openShop } from '../../../test/open-shop.ts';
import { mailsTo } from '../../../test/read-mail.ts';
import { users } from '../accounts/accounts.tables.ts';
import { products } from '../catalog/catalog.tables.ts';
import { privateFileViews } from '../healthcare/healthcare.tables.ts';
import { orders } from '../orders/orders.tables.ts';
import { imageKey } from './image-key.ts';
import { prescriptionImages, prescriptions } from './prescriptions.tables.ts';

const NOON = new Date('2027-02-10T12:00:00+05:30');
const INCOMPLETE = 'Please provide a description and at least one image.';
const WRONG_KIND = 'Only JPG, PNG, WEBP allowed.';
const amoxicillin = demoId('product', 'raksham-amoxicillin-500-capsule');
const azithromycin = demoId('product', 'raksham-azithromycin-500-tablet');

let now = NOON;
let shop: OpenShop;
let asha: NewCustomer;
let photo: Buffer;

beforeAll(async () => {
  shop = await openShop({ clock: () => now });
  asha = await newCustomer(shop);
  // An order of the demo shop waits for one of them.
  await shop.database.db.update(orders).set({ prescriptionId: null, prescriptionState: 'none' });
  photo = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#fffdf8' } })
    .jpeg()
    .toBuffer();
});
beforeEach(async () => {
  now = NOON;
  await shop.database.db.delete(prescriptions);
});
afterAll(() => shop.close());

function form(description: string, ...images: (Buffer | string)[]): FormData {
  const data = new FormData();
  data.append('description', description);
  for (const [index, image] of images.entries()) {
    data.append(
      'images',
      new Blob([typeof image === 'string' ? image : new Uint8Array(image)], { type: 'image/jpeg' }),
      `../../photo-${index}.jpg`,
    );
  }
  return data;
}
const upload = (who: NewCustomer, data: FormData, path = 'presciptions') => who.post(`/api/medical/${path}`, data);
const admin = async () => (await shop.signIn('admin')).accessToken;
const pathOf = (link: string) => link.split('?')[0] ?? '';
const emailOf = async (id: string) => {
  const [user] = await shop.database.db.select({ email: users.email }).from(users).where(eq(users.id, id));
  return user?.email ?? '';
};
const bytesOf = async (url: string, token?: string) =>
  fetch(`${shop.address}${url}`, token ? { headers: { authorization: `Bearer ${token}` } } : {});

test('a customer uploads photos and sees them through links of their own', async () => {
  const { status, body } = await upload(asha, form('For my father', photo, photo));
  expect(status).toBe(200);
  expect(body).toMatchObject({ message: 'Uploaded successfully!', data: { status: 'pending', reason: null } });
  expect(body.data.images).toHaveLength(2);
  const picture = await bytesOf(body.data.images[1]);
  expect(picture.status).toBe(200);
  expect(picture.headers.get('content-type')).toBe('image/webp');
  expect(picture.headers.get('cache-control')).toBe('no-store');
  expect((await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).format).toBe('webp');
  const mine = await asha.get('/api/medical/presciptions/my');
  expect(mine.body.data).toHaveLength(1);
  expect(mine.body.data[0]._id).toBe(body.data._id);
});

test('the well-spelt path does the same', async () => {
  expect((await upload(asha, form('Well spelt', photo), 'prescriptions')).status).toBe(200);
  const token = await admin();
  const both = await Promise.all(
    ['presciptions', 'prescriptions'].map((path) => shop.get(`/api/medical/${path}`, { token })),
  );
  expect(both.map(({ body }) => body.data.length)).toEqual([1, 1]);
});

test('a description and a picture are needed', async () => {
  expect((await upload(asha, form('   ', photo))).body).toMatchObject({
    message: INCOMPLETE,
    fields: { description: INCOMPLETE },
  });
  expect((await upload(asha, form('No photo'))).body).toMatchObject({
    message: INCOMPLETE,
    fields: { images: INCOMPLETE },
  });
  expect((await asha.post('/api/medical/presciptions', { description: 'as JSON' })).body.message).toBe(INCOMPLETE);
  expect((await shop.post('/api/medical/presciptions', form('x', photo))).status).toBe(401);
  expect((await upload(asha, form('x'.repeat(2001), photo))).body.fields).toHaveProperty('description');
});

test('only pictures are taken, whatever they call themselves, and nothing is kept of a refused form', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const gif = await sharp(photo).gif().toBuffer();
  const bad = [
    svg,
    '<!doctype html><script>alert(1)</script>',
    '%PDF-1.4\n1 0 obj\n',
    gif,
    'GIF89a<script>',
    photo.subarray(0, 40),
  ];
  for (const file of bad) {
    const { status, body } = await upload(asha, form('Two files', photo, file));
    expect([status, body.message]).toEqual([400, WRONG_KIND]);
  }
  expect(await shop.database.db.select().from(prescriptions)).toEqual([]);
});

test('a picture that carries a page inside comes out as a picture alone, without the place it was taken at', async () => {
  const script = '<script>alert(document.cookie)</script>';
  const located = await sharp(photo)
    .withExif({
      IFD0: { Make: 'Phone', ImageDescription: script },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 5/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '77/1 31/1 0/1' },
    })
    .jpeg()
    .toBuffer();
  expect((await sharp(located).metadata()).exif?.length).toBeGreaterThan(20);
  const polyglot = Buffer.concat([located, Buffer.from(script)]);
  const { body } = await upload(asha, form('Polyglot', polyglot));
  const [image] = await shop.database.db.select().from(prescriptionImages);
  const kept = await shop.deps.privateFiles.read(imageKey(image?.id ?? ''));
  const facts = await sharp(kept).metadata();
  expect(facts.format).toBe('webp');
  expect([facts.exif, facts.xmp, facts.iptc]).toEqual([undefined, undefined, undefined]);
  expect(kept?.includes('script')).toBe(false);
  expect(kept?.includes('Phone')).toBe(false);
  expect(body.data.images).toHaveLength(1);
});

test('ten photos of ten megabytes and not more', async () => {
  expect((await upload(asha, form('Ten', ...Array.from({ length: 10 }, () => photo)))).body.data.images).toHaveLength(
    10,
  );
  const many = await upload(asha, form('Eleven', ...Array.from({ length: 11 }, () => photo)));
  expect([many.status, many.body.message]).toEqual([400, 'Max 10 images allowed.']);
  const large = await upload(asha, form('Large', Buffer.concat([photo, Buffer.alloc(10 * 1024 * 1024)])));
  expect([large.status, large.body.message]).toEqual([413, 'Max 10MB per image.']);
});

test('a photo is for its owner and admins; to everybody else it does not exist', async () => {
  const { body } = await upload(asha, form('Mine', photo, photo));
  const [link, second] = body.data.images as [string, string];
  const url = pathOf(link);
  const stranger = await newCustomer(shop);
  const doctor = (await shop.signIn('doctor')).accessToken;
  expect((await asha.get(url)).status).toBe(200);
  expect((await shop.get(url, { token: await admin() })).status).toBe(200);
  expect((await stranger.get(url)).status).toBe(404);
  expect((await shop.get(url, { token: doctor })).status).toBe(404);
  expect((await shop.get(url)).status).toBe(401);
  expect((await shop.get(url, { token: 'nonsense' })).status).toBe(401);
  // A signed-in stranger is not let in by somebody's link either.
  expect((await stranger.get(link)).status).toBe(404);

  const claim = new URL(link, shop.address).search;
  expect((await shop.get(`${pathOf(second)}${claim}`)).status).toBe(404);
  expect((await shop.get(link.replace(/signature=.{4}/, 'signature=AAAA'))).status).toBe(404);
  expect((await shop.get(link.replace(asha.id, stranger.id))).status).toBe(404);
  expect((await shop.get(link.replace(/expires=\d+/, 'expires=9999999999'))).status).toBe(404);
  const other = await upload(stranger, form('Theirs', photo));
  expect((await shop.get(`${pathOf(other.body.data.images[0])}${claim}`)).status).toBe(404);

  for (const n of ['0', '3', '11', '-1', '1.5', 'x', '..%2f..%2fauth-secret']) {
    const { status } = await asha.get(`${url.slice(0, -1)}${n}`);
    expect([400, 404]).toContain(status);
  }
  expect((await asha.get(`/api/medical/presciptions/${demoId('prescription', 'guess')}/images/1`)).status).toBe(404);
  const [image] = await shop.database.db.select().from(prescriptionImages);
  for (const path of [`/uploads/prescriptions/${image?.id}`, `/uploads/../private/prescriptions/${image?.id}`]) {
    expect((await shop.get(path)).status).toBe(404);
  }
});

test('a link runs out after five minutes, and with the right of the person it was given to', async () => {
  const { body } = await upload(asha, form('Mine', photo));
  const [link] = body.data.images;
  now = new Date(NOON.getTime() + 4 * 60_000);
  expect((await shop.get(link)).status).toBe(200);
  now = new Date(NOON.getTime() + 5 * 60_000);
  const late = await shop.get(link);
  expect([late.status, late.body.code]).toEqual([401, 'UNAUTHENTICATED']);

  now = NOON;
  const list = await shop.get('/api/medical/presciptions', { token: await admin() });
  const forAdmin = list.body.data[0].images[0];
  expect((await shop.get(forAdmin)).status).toBe(200);
  const adminId = demoId('account', 'admin');
  await shop.database.db.update(users).set({ role: 'customer' }).where(eq(users.id, adminId));
  expect((await shop.get(forAdmin)).status).toBe(404);
  await shop.database.db.update(users).set({ role: 'admin' }).where(eq(users.id, adminId));
});

test('every look of the shop is on record, the owner’s own is not', async () => {
  const { body } = await upload(asha, form('Mine', photo, photo));
  const before = (await shop.database.db.select().from(privateFileViews)).length;
  await asha.get(pathOf(body.data.images[0]));
  await shop.get(body.data.images[1]);
  const list = await shop.get('/api/medical/presciptions', { token: await admin() });
  await shop.get(list.body.data[0].images[1]);
  await shop.get(pathOf(body.data.images[0]), { token: await admin() });
  const views = (await shop.database.db.select().from(privateFileViews)).slice(before);
  const seen = {
    viewerId: demoId('account', 'admin'),
    subject: 'prescription',
    subjectId: body.data._id,
    viewedAt: NOON,
  };
  expect(views).toMatchObject([
    { ...seen, part: 2 },
    { ...seen, part: 1 },
  ]);
});

test('the pharmacist sees whose it is, by month and year of India, and nobody else sees the list', async () => {
  for (const [moment, description] of [
    ['2026-12-31T23:50:00+05:30', 'last year'],
    ['2027-01-31T23:50:00+05:30', 'last month'],
    ['2027-02-01T00:10:00+05:30', 'this month'],
  ]) {
    now = new Date(moment ?? '');
    await upload(asha, form(description ?? '', photo));
  }
  now = NOON;
  const token = await admin();
  const shown = async (query: string) => {
    const { body } = await shop.get(`/api/medical/presciptions${query}`, { token });
    return body.data.map(({ description }: { description: string }) => description);
  };
  expect(await shown('')).toEqual(['this month', 'last month', 'last year']);
  expect(await shown('?filter=this-month')).toEqual(['this month']);
  expect(await shown('?filter=last-month')).toEqual(['last month']);
  expect(await shown('?filter=this-year')).toEqual(['this month', 'last month']);
  expect(await shown('?filter=recent')).toHaveLength(3);
  expect(await shown('?status=approved')).toEqual([]);
  const { body } = await shop.get('/api/medical/presciptions?limit=2', { token });
  expect(body.data[0].user).toMatchObject({ _id: asha.id, mobile: asha.mobile, addresses: [{ city: 'Mandideep' }] });
  expect(await shown(`?limit=2&cursor=${body.nextCursor}`)).toEqual(['last year']);
  expect((await shop.get('/api/medical/presciptions?filter=never', { token })).status).toBe(400);
  expect((await asha.get('/api/medical/presciptions')).status).toBe(403);
  expect((await shop.get('/api/medical/presciptions')).status).toBe(401);

  await shop.database.db.update(users).set({ deletedAt: NOON }).where(eq(users.id, asha.id));
  expect(await shown('')).toEqual([]);
  await shop.database.db.update(users).set({ deletedAt: null }).where(eq(users.id, asha.id));
});

test('the pharmacist accepts, or rejects with a reason, and the customer is told', async () => {
  const { body } = await upload(asha, form('Blurred', photo));
  const url = `/api/admin/prescriptions/${body.data._id}`;
  const token = await admin();
  const decide = (decision: object) => shop.send('PATCH', url, { token, body: decision });
  expect((await decide({ status: 'rejected' })).body.fields).toEqual({ reason: 'Reason is required.' });
  expect((await decide({ status: 'pending' })).status).toBe(400);
  const rejected = await decide({ status: 'rejected', reason: 'The date cannot be read' });
  expect(rejected.body.data).toMatchObject({ status: 'rejected', reason: 'The date cannot be read' });
  const [mail] = await mailsTo(shop, await emailOf(asha.id));
  expect(mail?.text).toContain('The date cannot be read');
  const mine = await asha.get('/api/medical/presciptions/my');
  expect(mine.body.data[0]).toMatchObject({ status: 'rejected', reason: 'The date cannot be read' });
  expect((await decide({ status: 'approved' })).body.data).toMatchObject({ status: 'approved', reason: null });
  const audit = await shop.get('/api/admin/audit?subject=prescription', { token });
  expect(audit.body.data.length).toBeGreaterThanOrEqual(2);
  expect((await asha.send('PATCH', url, { status: 'approved' })).status).toBe(403);
  const nowhere = `/api/admin/prescriptions/${demoId('prescription', 'guess')}`;
  expect((await shop.send('PATCH', nowhere, { token, body: { status: 'approved' } })).status).toBe(404);
});

test('a basket made from a prescription goes into the cart with one tap, once', async () => {
  const { body } = await upload(asha, form('Please read', photo));
  const id = body.data._id;
  const confirm = (who = asha) => who.post(`/api/medical/presciptions/${id}/confirm`, {});
  expect((await confirm()).status).toBe(409);
  const token = await admin();
  const offer = (lines: object[]) => shop.post(`/api/admin/prescriptions/${id}/basket`, { lines }, { token });
  expect((await offer([])).status).toBe(400);
  expect((await offer([{ productId: demoId('product', 'none'), quantity: 1 }])).body.fields).toHaveProperty('lines');
  expect((await asha.get('/api/medical/presciptions/my')).body.data[0].status).toBe('pending');
  const offered = await offer([
    { productId: amoxicillin, quantity: 2 },
    { productId: azithromycin, quantity: 1 },
  ]);
  expect(offered.body.data).toMatchObject({ status: 'approved', basketConfirmedAt: null });
  expect(offered.body.data.basket).toHaveLength(2);
  const [mail] = await mailsTo(shop, await emailOf(asha.id));
  expect(mail?.subject).toBe('Your basket is ready to confirm');
  expect(mail?.text).not.toMatch(/cillin|mycin/i);

  expect((await confirm(await newCustomer(shop))).status).toBe(404);
  await shop.database.db.update(products).set({ stock: 0 }).where(eq(products.id, azithromycin));
  const answers = await Promise.all([confirm(), confirm()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers.map(({ body: answer }) => answer.message).sort()).toEqual([
    'Added to your cart.',
    expect.stringContaining('Not in stock: Raksham Azithromycin'),
  ]);
  const cart = await asha.get('/api/cart');
  expect(cart.body.data.items).toMatchObject([{ productId: amoxicillin, quantity: 2 }]);
});

test('nobody fills the pharmacist’s list', async () => {
  const flood = await newCustomer(shop);
  await shop.database.db
    .insert(prescriptions)
    .values(Array.from({ length: 20 }, () => ({ userId: flood.id, description: 'x' })));
  expect((await upload(flood, form('One more', photo))).status).toBe(409);
});

test('an account that is deleted takes its photos along, except those that medicines were given out on', async () => {
  const leaving = await newCustomer(shop);
  const first = await upload(leaving, form('Accepted', photo));
  await upload(leaving, form('Waiting', photo));
  await shop.send('PATCH', `/api/admin/prescriptions/${first.body.data._id}`, {
    token: await admin(),
    body: { status: 'approved' },
  });
  const images = await shop.database.db.select().from(prescriptionImages);
  const data = await leaving.get('/api/users/me/export');
  expect(data.text).toContain('Waiting');
  const gone = await leaving.send('DELETE', '/api/users/me', { password: 'customer123' });
  expect(gone.status).toBe(200);
  await shop.doJobs();
  const left = await Promise.all(images.map(({ id }) => shop.deps.privateFiles.read(imageKey(id))));
  expect(left.filter((bytes) => bytes !== undefined)).toHaveLength(1);
  const rows = await shop.database.db.select().from(prescriptions);
  expect(rows.map(({ description }) => description).sort()).toEqual(['', 'Accepted']);
});
