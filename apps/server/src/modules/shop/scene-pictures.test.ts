import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { picturePath } from '@subah/contract/picture';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { folderStorage } from '../../platform/storage/folder-storage.ts';
import { openPictures, servePictures } from '../../platform/storage/pictures.ts';
import { ensureScenePictures } from './scene-pictures.ts';

const STOREFRONT = path.resolve(
  import.meta.dirname,
  '../../../../storefront/app/features/catalog/banners/scene-pictures.ts',
);

test('a shop without demo data has the pictures of the storefront', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'subah-scenes-'));
  const app = Fastify();
  const pictures = openPictures(folderStorage(folder));
  servePictures(app, pictures);
  const keys = Array.from(
    (await readFile(STOREFRONT, 'utf8')).matchAll(/picturePath\('(.+)'\)/g),
    ([, key]) => `${key}`,
  );
  expect(keys).toHaveLength(4);
  // The second start finds them and generates no size.
  for (let start = 1; start <= 2; start++) await ensureScenePictures(pictures);
  const files = await readdir(folder, { recursive: true });
  expect(files.filter((file) => /\.(avif|webp)$/.test(file))).toEqual([]);
  for (const key of keys) expect([key, (await app.inject(picturePath(key))).statusCode]).toEqual([key, 200]);
  await app.close();
  await rm(folder, { recursive: true });
});
