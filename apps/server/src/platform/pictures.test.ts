import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenShop, openShop } from '../../test/open-shop.ts';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#15803d"/></svg>';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
  await shop.pictures.keep('demo/leaf', DRAWING);
});
afterAll(() => shop.close());

const fetchPicture = async (name: string) => {
  const response = await fetch(`${shop.address}/uploads/${name}`);
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    bytes: Buffer.from(await response.arrayBuffer()),
  };
};

test.each([
  [300, 'webp'],
  [600, 'webp'],
  [1200, 'webp'],
  [300, 'avif'],
])('a drawing is served %i px wide as %s', async (width, format) => {
  const { status, type, bytes } = await fetchPicture(`demo/leaf-${width}.${format}`);
  expect([status, type]).toEqual([200, `image/${format}`]);
  expect((await sharp(bytes).metadata()).width).toBe(width);
});

test('many who ask at once get the same picture, made once', async () => {
  await shop.pictures.keep('demo/sun', DRAWING);
  const answers = await Promise.all(Array.from({ length: 20 }, () => fetchPicture('demo/sun-300.webp')));
  expect(new Set(answers.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1);
  const kept = readdirSync(path.join(shop.deps.settings.dataDir, 'uploads/sizes/demo'));
  expect(kept.filter((name) => name.startsWith('sun'))).toEqual(['sun-300.webp']);
});

test('nothing else is reachable under /uploads/', async () => {
  for (const name of [
    'demo/none-300.webp',
    'demo/leaf-301.webp',
    'demo/leaf-300.png',
    '..%2f..%2fauth-secret',
    'demo/..%2fleaf-300.webp',
    'demo/leaf',
  ]) {
    expect((await fetchPicture(name)).status, name).toBe(404);
  }
});
