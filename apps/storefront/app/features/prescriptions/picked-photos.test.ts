import { expect, test } from 'vitest';
import { addPhotos } from './picked-photos.ts';

const photo = (name: string, type = 'image/jpeg') => new File(['x'], name, { type });

test('adds images and rejects other files', () => {
  const { photos, refusal } = addPhotos([], [photo('a.jpg'), photo('b.pdf', 'application/pdf')]);
  expect(photos.map(({ file }) => file.name)).toEqual(['a.jpg']);
  expect(refusal).toBe('Only images can be uploaded.');
});

test('rejects more than ten photos', () => {
  const nine = addPhotos(
    [],
    Array.from({ length: 9 }, (_, index) => photo(`${index}.jpg`)),
  );
  expect(nine.refusal).toBeUndefined();
  const more = addPhotos(nine.photos, [photo('x.jpg'), photo('y.jpg')]);
  expect(more.photos).toHaveLength(10);
  expect(more.refusal).toBe('Max 10 images allowed.');
});

test('rejects a photo above 10 MB', () => {
  const large = photo('large.jpg');
  Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 });
  expect(addPhotos([], [large])).toEqual({ photos: [], refusal: 'Max 10MB per image.' });
});
