import path from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openImports } from '../../../../test/import-list.ts';
import { filesIn } from '../../../platform/storage/folder-storage.ts';
import { products } from '../catalog.tables.ts';

let lists: Awaited<ReturnType<typeof openImports>>;
const files = new Map<string, Buffer>();
const images = async (name: string) => files.get(name);
const createPng = (background: string) =>
  sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer();

beforeAll(async () => {
  lists = await openImports();
  files.set('red.png', await createPng('red'));
  files.set('blue.png', await createPng('blue'));
  files.set('broken.png', Buffer.from('not a picture'));
});
afterAll(() => lists.close());

const HEADER = 'code,name,category,price,quantity,unit,image\n';
const row = (code: string, image: string) => `${code},Thing ${code},Pictured,10,1,kg,${image}\n`;
const pictureOf = async (code: string) => (await lists.findProduct(code))?.pictures;

test('stores the same picture once', async () => {
  const list = `${HEADER}${row('p-red', 'red.png')}${row('p-red-too', 'red.png')}${row('p-none', '')}${row('p-lost', 'lost.png')}`;
  expect(await lists.importList(list, { images })).toMatchObject({
    created: 4,
    images: 3,
    newPictures: 2,
    missingPictures: 1,
    errors: [],
  });
  const [red] = (await pictureOf('p-red')) ?? [];
  expect(red).toMatch(/^list\/[0-9a-f]{40}$/);
  expect(await pictureOf('p-red-too')).toEqual([red]);
  expect(await pictureOf('p-none')).toEqual(['default/product']);
  expect(await pictureOf('p-lost')).toEqual(['default/product']);
  expect((await lists.shop.get(`/uploads/${red}-300.webp`)).status).toBe(200);
  const again = await lists.importList(`${list}\n`, { images });
  expect(again).toMatchObject({ created: 0, changed: 0, newPictures: 0 });
});

test('generates the sizes of cards with the import', async () => {
  files.set('green.png', await createPng('green'));
  await lists.importList(`${HEADER}${row('p-green', 'green.png')}`, { images });
  const [green] = (await pictureOf('p-green')) ?? [];
  const sizes = await filesIn(path.join(lists.shop.deps.settings.dataDir, 'uploads', 'sizes'));
  expect(sizes).toEqual(expect.arrayContaining([`${green}-300.avif`, `${green}-600.avif`]));
});

test('replaces imported pictures but not uploaded ones', async () => {
  await lists.importList(`${HEADER}${row('p-new', 'red.png')}${row('p-own', 'red.png')}`, { images });
  const [before] = (await pictureOf('p-new')) ?? [];
  await lists.db
    .update(products)
    .set({ pictures: ['hand/made'] })
    .where(eq(products.code, 'p-own'));
  await lists.importList(`${HEADER}${row('p-new', 'blue.png')}${row('p-own', 'blue.png')}`, { images });
  expect(await pictureOf('p-new')).not.toEqual([before]);
  expect(await pictureOf('p-own')).toEqual(['hand/made']);
});

test('reports an invalid picture and imports the rest of the row', async () => {
  const done = await lists.importList(`${HEADER}${row('p-broken', 'broken.png')}${row('p-good', 'blue.png')}`, {
    images,
  });
  expect(done.errors).toEqual([[2, 'image', 'Only JPG, PNG, WEBP allowed.']]);
  expect(done.created).toBe(2);
  expect(await pictureOf('p-broken')).toEqual(['default/product']);
});

test('ignores pictures without a folder', async () => {
  expect(await lists.importList(`${HEADER}${row('p-plain', 'red.png')}`)).toMatchObject({ images: 1, newPictures: 0 });
  expect(await pictureOf('p-plain')).toEqual(['default/product']);
});
