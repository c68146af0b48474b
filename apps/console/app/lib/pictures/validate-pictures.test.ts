import { expect, test } from 'vitest';
import { onePicture } from './pictures.ts';
import { validateImage, validatePictures } from './validate-pictures.ts';

const messages = { missing: 'missing', type: 'type', size: 'size', tooMany: 'too many' };
const file = (type: string, bytes = 10) => new File([new Uint8Array(bytes)], 'a', { type });
const validate = (kept: string[], added: File[]) =>
  validatePictures({ kept, added }, { isRequired: true, maxCount: 5, messages });

test('checks number, type and size of the pictures', () => {
  expect(validate([], [])).toBe('missing');
  expect(validate([], [file('application/pdf')])).toBe('type');
  expect(validate([], [file('image/png', 2 * 1024 * 1024 + 1)])).toBe('size');
  expect(validate(['a', 'b', 'c'], [file('image/png'), file('image/webp'), file('image/jpeg')])).toBe('too many');
  expect(validate(['a'], [])).toBeUndefined();
});

test('requires a picture for new rows only', () => {
  expect(validateImage({ image: onePicture(undefined) }, true, messages)).toEqual({ image: 'missing' });
  expect(validateImage({ image: onePicture(undefined) }, false, messages)).toEqual({});
  expect(validateImage({ image: onePicture('/uploads/a-600.webp') }, true, messages)).toEqual({});
});
