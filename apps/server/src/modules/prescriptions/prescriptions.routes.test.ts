import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loseCommit } from '../../../test/lose-commit.ts';
import { newCustomer } from '../../../test/new-customer.ts';
import { form, openPrescriptionShop, type PrescriptionShop } from '../../../test/prescription-shop.ts';
import { imageKey } from './image-key.ts';
import { prescriptionImages, prescriptions } from './prescriptions.tables.ts';

const INCOMPLETE = 'Please provide a description and at least one image.';
const WRONG_KIND = 'Only JPG, PNG, WEBP allowed.';

let shop: PrescriptionShop;
beforeAll(async () => {
  shop = await openPrescriptionShop();
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

test('uploads photos and returns signed links', async () => {
  const { status, body } = await shop.upload(shop.asha, form('For my father', shop.photo, shop.photo));
  expect(status).toBe(200);
  expect(body).toMatchObject({ message: 'Uploaded successfully!', data: { status: 'pending', reason: null } });
  expect(body.data.images).toHaveLength(2);
  const picture = await fetch(`${shop.address}${body.data.images[1]}`);
  expect(picture.status).toBe(200);
  expect(picture.headers.get('content-type')).toBe('image/webp');
  expect(picture.headers.get('cache-control')).toBe('no-store');
  expect((await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).format).toBe('webp');
  const mine = await shop.asha.get('/api/medical/presciptions/my');
  expect(mine.body.data).toHaveLength(1);
  expect(mine.body.data[0]._id).toBe(body.data._id);
});

test('tells the pharmacist which family member a prescription is for', async () => {
  const member = { name: 'Savitri', relation: 'mother', age: 68 };
  const { _id } = (await shop.asha.post('/api/family', member)).body.data;
  const uploadFor = (familyMemberId: string) => {
    const input = form('Blood pressure', shop.photo);
    input.append('familyMemberId', familyMemberId);
    return shop.upload(shop.asha, input);
  };
  expect((await uploadFor(_id)).body.data.patient).toEqual({ name: 'Savitri', age: 68 });
  const token = await shop.signInAdmin();
  const listed = await shop.get('/api/medical/prescriptions', { token });
  expect(listed.body.data[0].patient).toEqual({ name: 'Savitri', age: 68 });
  const stranger = await newCustomer(shop);
  const theirs = (await stranger.post('/api/family', member)).body.data;
  expect((await uploadFor(theirs._id)).status).toBe(404);
});

test('keeps a prescription once that is sent again after a lost response, until it is decided', async () => {
  const send = async (...photos: Buffer[]) =>
    (await shop.upload(shop.asha, form('Sent twice', ...photos))).body.data._id as string;
  const first = await send(shop.photo);
  expect(await send(shop.photo)).toBe(first);
  const other = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  expect(await send(other)).not.toBe(first);
  expect(await send(shop.photo, other)).not.toBe(first);
  expect(await shop.database.db.$count(prescriptions)).toBe(3);
  await shop.database.db
    .update(prescriptions)
    .set({ status: 'approved', decidedAt: new Date() })
    .where(eq(prescriptions.id, first));
  expect(await send(shop.photo)).not.toBe(first);
});

test('keeps the photos of a prescription that was stored while the database was lost', async () => {
  loseCommit(shop, 'prescription_images');
  const lost = await shop.upload(shop.asha, form('Sent again', shop.photo));
  expect([lost.status, lost.body.code]).toEqual([503, 'UNAVAILABLE']);
  const { body } = await shop.upload(shop.asha, form('Sent again', shop.photo));
  expect(await shop.database.db.$count(prescriptions)).toBe(1);
  expect((await fetch(`${shop.address}${body.data.images[0]}`)).status).toBe(200);
});

test('keeps a prescription once that is sent twice at the same moment, with one set of photos', async () => {
  const { privateFiles } = shop.deps;
  const [write, remove] = [vi.spyOn(privateFiles, 'write'), vi.spyOn(privateFiles, 'remove')];
  const sent = await Promise.all(
    Array.from({ length: 3 }, () => shop.upload(shop.asha, form('Sent at once', shop.photo))),
  );
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(sent.map(({ body }) => body.data._id)).size).toBe(1);
  expect(await shop.database.db.$count(prescriptions)).toBe(1);
  expect(write.mock.calls.length - remove.mock.calls.length).toBe(1);
  vi.restoreAllMocks();
});

test('accepts the correctly spelled path too', async () => {
  expect((await shop.upload(shop.asha, form('Well spelt', shop.photo), 'prescriptions')).status).toBe(200);
  const token = await shop.signInAdmin();
  const both = await Promise.all(
    ['presciptions', 'prescriptions'].map((path) => shop.get(`/api/medical/${path}`, { token })),
  );
  expect(both.map(({ body }) => body.data.length)).toEqual([1, 1]);
});

test('requires a description and a photo', async () => {
  expect((await shop.upload(shop.asha, form('   ', shop.photo))).body).toMatchObject({
    message: INCOMPLETE,
    fields: { description: INCOMPLETE },
  });
  expect((await shop.upload(shop.asha, form('No photo'))).body).toMatchObject({
    message: INCOMPLETE,
    fields: { images: INCOMPLETE },
  });
  expect((await shop.asha.post('/api/medical/presciptions', { description: 'as JSON' })).body.message).toBe(INCOMPLETE);
  expect((await shop.post('/api/medical/presciptions', form('x', shop.photo))).status).toBe(401);
  expect((await shop.upload(shop.asha, form('x'.repeat(2001), shop.photo))).body.fields).toHaveProperty('description');
});

test('rejects files that are not images and stores nothing of a rejected form', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const gif = await sharp(shop.photo).gif().toBuffer();
  const bad = [
    svg,
    '<!doctype html><script>alert(1)</script>',
    '%PDF-1.4\n1 0 obj\n',
    gif,
    'GIF89a<script>',
    shop.photo.subarray(0, 40),
  ];
  for (const file of bad) {
    const { status, body } = await shop.upload(shop.asha, form('Two files', shop.photo, file));
    expect([status, body.message]).toEqual([400, WRONG_KIND]);
  }
  expect(await shop.database.db.select().from(prescriptions)).toEqual([]);
});

test('re-encodes photos without embedded HTML and location', async () => {
  const script = '<script>alert(document.cookie)</script>';
  const located = await sharp(shop.photo)
    .withExif({
      IFD0: { Make: 'Phone', ImageDescription: script },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 5/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '77/1 31/1 0/1' },
    })
    .jpeg()
    .toBuffer();
  expect((await sharp(located).metadata()).exif?.length).toBeGreaterThan(20);
  const polyglot = Buffer.concat([located, Buffer.from(script)]);
  const { body } = await shop.upload(shop.asha, form('Polyglot', polyglot));
  const [image] = await shop.database.db.select().from(prescriptionImages);
  const kept = await shop.deps.privateFiles.read(imageKey(image?.id ?? ''));
  const facts = await sharp(kept).metadata();
  expect(facts.format).toBe('webp');
  expect([facts.exif, facts.xmp, facts.iptc]).toEqual([undefined, undefined, undefined]);
  expect(kept?.includes('script')).toBe(false);
  expect(kept?.includes('Phone')).toBe(false);
  expect(body.data.images).toHaveLength(1);
});

test('accepts at most ten photos of ten megabytes', async () => {
  expect(
    (await shop.upload(shop.asha, form('Ten', ...Array.from({ length: 10 }, () => shop.photo)))).body.data.images,
  ).toHaveLength(10);
  const many = await shop.upload(shop.asha, form('Eleven', ...Array.from({ length: 11 }, () => shop.photo)));
  expect([many.status, many.body.message]).toEqual([400, 'Max 10 images allowed.']);
  const large = await shop.upload(
    shop.asha,
    form('Large', Buffer.concat([shop.photo, Buffer.alloc(10 * 1024 * 1024)])),
  );
  expect([large.status, large.body.message]).toEqual([413, 'Max 10MB per image.']);
});

test('applies the limit of pending prescriptions to concurrent uploads', async () => {
  const flood = await newCustomer(shop);
  await shop.database.db
    .insert(prescriptions)
    .values(Array.from({ length: 18 }, () => ({ userId: flood.id, description: 'x' })));
  const upload = (_: unknown, index: number) => shop.upload(flood, form(`At once ${index}`, shop.photo));
  const sent = await Promise.all(Array.from({ length: 6 }, upload));
  expect(sent.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409, 409]);
});

test('limits the pending prescriptions of a customer', async () => {
  const flood = await newCustomer(shop);
  await shop.database.db
    .insert(prescriptions)
    .values(Array.from({ length: 20 }, () => ({ userId: flood.id, description: 'x' })));
  expect(await shop.upload(flood, form('One more', shop.photo))).toMatchObject({
    status: 409,
    body: { code: 'TOO_MANY_PRESCRIPTIONS' },
  });
});
