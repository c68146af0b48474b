import { expect, test } from 'vitest';
import { fitted, shrinkPhoto } from './shrink-photo.ts';

test('scales to at most 2000 pixels and keeps the ratio', () => {
  expect(fitted({ width: 4000, height: 3000 })).toEqual({ width: 2000, height: 1500 });
  expect(fitted({ width: 3000, height: 4000 })).toEqual({ width: 1500, height: 2000 });
  expect(fitted({ width: 800, height: 600 })).toEqual({ width: 800, height: 600 });
  expect(fitted({ width: 9000, height: 1 })).toEqual({ width: 2000, height: 1 });
});

test('leaves small photos and undecodable files unchanged', async () => {
  const small = new File(['x'], 'a.jpg', { type: 'image/jpeg' });
  expect(await shrinkPhoto(small)).toBe(small);
  const unknown = new File(['x'], 'a.heic', { type: 'image/heic' });
  expect(await shrinkPhoto(unknown)).toBe(unknown);
});
