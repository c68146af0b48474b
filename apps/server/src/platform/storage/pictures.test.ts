import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenShop, openStockedShop } from '../../../test/open-shop.ts';
import { type S3Simulator, startS3 } from '../../../test/s3-simulator.ts';
import { filesIn } from './folder-storage.ts';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#15803d"/></svg>';

describe.each(['folder', 'bucket'])('pictures in a %s', (place) => {
  let s3: S3Simulator;
  let shop: OpenShop;
  beforeAll(async () => {
    s3 = await startS3();
    shop = await openStockedShop(place === 'bucket' ? { settings: { bucket: s3.bucket } } : {});
    await shop.pictures.write('demo/leaf', DRAWING);
  });
  afterAll(async () => {
    await shop.close();
    await s3.stop();
  });

  const fetchPicture = async (name: string) => {
    const response = await fetch(`${shop.address}/uploads/${name}`);
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      bytes: Buffer.from(await response.arrayBuffer()),
    };
  };
  /** All stored files; the other storage must be empty. */
  const storedFiles = async (): Promise<string[]> => {
    const onDisk = (await filesIn(shop.deps.settings.dataDir)).toSorted();
    const inBucket = [...s3.objects.keys()].toSorted();
    expect(place === 'bucket' ? onDisk : inBucket).toEqual([]);
    return place === 'bucket' ? inBucket : onDisk;
  };

  test.each([
    [300, 'webp'],
    [600, 'webp'],
    [1200, 'webp'],
    [300, 'avif'],
  ])('serves an SVG %i px wide as %s', async (width, format) => {
    const { status, type, bytes } = await fetchPicture(`demo/leaf-${width}.${format}`);
    expect([status, type]).toEqual([200, `image/${format}`]);
    expect((await sharp(bytes).metadata()).width).toBe(width);
  });

  test('concurrent requests generate a size once', async () => {
    await shop.pictures.write('demo/sun', DRAWING);
    const responses = await Promise.all(Array.from({ length: 20 }, () => fetchPicture('demo/sun-300.webp')));
    expect(new Set(responses.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1);
    expect((await storedFiles()).filter((name) => name.startsWith('uploads/sizes/demo/sun'))).toEqual([
      'uploads/sizes/demo/sun-300.webp',
    ]);
  });

  test('sends a browser the drawing itself until the size is generated', async () => {
    await shop.pictures.write('demo/moon', DRAWING);
    const ask = () =>
      fetch(`${shop.address}/uploads/demo/moon-600.avif`, {
        headers: { accept: 'image/avif,image/webp,image/svg+xml,*/*;q=0.8' },
      });
    const first = await ask();
    expect(first.headers.get('content-type')).toBe('image/svg+xml');
    expect(first.headers.get('cache-control')).toBe('public, max-age=10');
    expect(first.headers.get('vary')).toBe('accept, accept-encoding');
    expect(first.headers.get('content-security-policy')).toContain('sandbox');
    expect(await first.text()).toBe(DRAWING);
    await expect.poll(async () => (await ask()).headers.get('content-type')).toBe('image/avif');
  });

  test('removes a picture in all sizes', async () => {
    await shop.pictures.write('demo/cloud', DRAWING);
    for (const name of ['300.webp', '600.webp', '300.avif']) await fetchPicture(`demo/cloud-${name}`);
    expect((await storedFiles()).filter((name) => name.includes('cloud'))).toHaveLength(4);
    await shop.pictures.remove('demo/cloud');
    expect((await storedFiles()).filter((name) => name.includes('cloud'))).toEqual([]);
    expect((await fetchPicture('demo/cloud-300.webp')).status).toBe(404);
  });

  test('lets pictures be kept for good, photos of people for a day by their browser only', async () => {
    await shop.pictures.write('people/asha', DRAWING);
    const ask = async (name: string, headers = {}) => fetch(`${shop.address}/uploads/${name}`, { headers });
    const leaf = await ask('demo/leaf-300.webp');
    expect(leaf.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await ask('people/asha-300.webp')).headers.get('cache-control')).toBe('private, max-age=86400');
    const again = await ask('demo/leaf-300.webp', { 'if-none-match': leaf.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test('serves WebP instead of AVIF to a browser that cannot show AVIF', async () => {
    const ask = async (name: string, accept: string) => {
      const { headers } = await fetch(`${shop.address}/uploads/${name}`, { headers: { accept } });
      return [headers.get('content-type'), headers.get('vary')];
    };
    const older = 'image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5';
    expect(await ask('demo/leaf-300.avif', older)).toEqual(['image/webp', 'accept']);
    expect(await ask('demo/leaf-300.avif', `image/avif,${older}`)).toEqual(['image/avif', 'accept']);
    expect(await ask('demo/leaf-300.avif', '*/*')).toEqual(['image/avif', 'accept']);
    expect(await ask('demo/leaf-300.webp', older)).toEqual(['image/webp', null]);
  });

  test('serves nothing else under /uploads/', async () => {
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
});
