import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAddress, anArea } from '../../../../test/builders/index.ts';
import { type OpenShop, openShop } from '../../../../test/open-shop.ts';
import { pictureKeysOnDisk } from '../../../platform/storage/open-storage.ts';
import { users } from '../accounts.tables.ts';

let shop: OpenShop;
let token: string;
let userId: string;

beforeAll(async () => {
  shop = await openShop();
  await shop.accountOf('doctor');
  const session = await shop.signIn('customer');
  token = session.accessToken;
  userId = session.user.id;
  await anArea(shop);
  const now = Date.now();
  await anAddress(shop, { userId, addressType: 'other', pincode: '452010', createdAt: new Date(now - 2000) });
  await anAddress(shop, { userId, addressType: 'office', createdAt: new Date(now - 1000) });
  await anAddress(shop, { userId, addressType: 'home', isDefault: true });
});
afterAll(() => shop.close());

const profile = async () => (await shop.get('/api/get-profile', { token })).body.data;
const update = (body: unknown) => shop.send('PUT', '/api/user/update', { token, body });
const form = (fields: Record<string, string | Blob>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
};
const photo = async () =>
  new Blob([
    new Uint8Array(
      await sharp({ create: { width: 40, height: 40, channels: 3, background: '#fbbf24' } })
        .withExif({ IFD3: { GPSLatitude: '23/1 3/1 0/1' } })
        .jpeg()
        .toBuffer(),
    ),
  ]);

test('returns the documented fields and the addresses', async () => {
  expect(await profile()).toEqual({
    _id: userId,
    role: 'customer',
    name: 'Priya Verma',
    mobile: '9876543210',
    email: 'priya@subah.example',
    referralCode: 'PRIYA246',
    dateOfBirth: null,
    gender: null,
    nationality: null,
    language: 'en',
    profilePhoto: null,
    addresses: [
      expect.objectContaining({ addressType: 'home', isDefault: true, isServiceable: true }),
      expect.objectContaining({ addressType: 'office', isDefault: false, isServiceable: true }),
      expect.objectContaining({ addressType: 'other', pincode: '452010', isServiceable: false }),
    ],
  });
});

test('changes only the fields in the body and ignores the email', async () => {
  const first = await update({
    name: ' Priya  V ',
    dateOfBirth: '1994-02-28',
    gender: 'female',
    nationality: 'Indian',
    email: 'x@y.example',
  });
  expect([first.status, first.body.message]).toEqual([200, 'Profile updated successfully!']);
  expect(first.body.data).toMatchObject({ name: 'Priya V', dateOfBirth: '1994-02-28', email: 'priya@subah.example' });
  const second = await update({ name: 'Priya Verma', mobile: '+91 98765 43210', email: 'x@y.example' });
  expect(second.body.data).toMatchObject({
    name: 'Priya Verma',
    mobile: '9876543210',
    dateOfBirth: '1994-02-28',
    gender: 'female',
    nationality: 'Indian',
  });
  const third = await update(form({ dateOfBirth: '', gender: '', nationality: '' }));
  expect(third.body.data).toMatchObject({ name: 'Priya Verma', dateOfBirth: null, gender: null, nationality: null });
});

test('returns the new name in the session at once', async () => {
  await update({ name: 'Priya Sharma' });
  expect((await profile()).name).toBe('Priya Sharma');
  await update({ name: 'Priya Verma' });
});

test('rejects invalid values by field', async () => {
  const { status, body } = await update({ name: '', mobile: '123', gender: 'robot' });
  expect(status).toBe(400);
  expect(Object.keys(body.fields).sort()).toEqual(['gender', 'mobile', 'name']);
  for (const dateOfBirth of ['1995-02-29', '2999-01-01', '1700-01-01', '01/02/1994', 'yesterday']) {
    const response = await update({ name: 'Changed Name', dateOfBirth });
    expect([dateOfBirth, response.status, Object.keys(response.body.fields ?? {})]).toEqual([
      dateOfBirth,
      400,
      ['dateOfBirth'],
    ]);
  }
  expect((await profile()).name).toBe('Priya Verma');
});

test('changes the language of the account', async () => {
  expect((await update({ language: 'hi' })).body.data.language).toBe('hi');
  const refused = await update({ language: 'fr' });
  expect([refused.status, refused.body.fields]).toEqual([400, { language: 'Choose English or Hindi.' }]);
  expect((await profile()).language).toBe('hi');
  expect((await update({ language: 'en' })).body.data.language).toBe('en');
});

test('re-encodes a photo and removes the old one', async () => {
  const first = await update(form({ name: 'Priya Verma', profilePhoto: await photo() }));
  const path: string = first.body.data.profilePhoto;
  expect(path).toMatch(/^\/uploads\/people\/[0-9a-f-]{36}-600\.webp$/);
  const picture = await fetch(`${shop.address}${path}`);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect((await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).exif).toBeUndefined();

  const second = await update(form({ profilePhoto: await photo() }));
  expect(second.body.data.profilePhoto).not.toBe(path);
  await shop.runJobs();
  expect((await fetch(`${shop.address}${path}`)).status).toBe(404);
  expect((await update({ removePhoto: true })).body.data.profilePhoto).toBeNull();
  await shop.runJobs();
  expect((await pictureKeysOnDisk(shop.deps.settings)).filter((key) => key.startsWith('people/'))).toEqual([]);
});

test('rejects a file that is not an image', async () => {
  const { status, body } = await update(form({ profilePhoto: new Blob(['<svg onload="x"/>'], { type: 'image/png' }) }));
  expect([status, body.fields]).toEqual([400, { profilePhoto: 'Only JPG, PNG, WEBP allowed.' }]);
  const [row] = await shop.database.db.select().from(users).where(eq(users.role, 'customer'));
  expect(row?.photo).toBeNull();
});
