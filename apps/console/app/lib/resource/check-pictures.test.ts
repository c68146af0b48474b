import { expect, test } from 'vitest';
import { imageErrors, picturesFault } from './check-pictures.ts';
import { onePicture } from './form-values.ts';

const sentences = { missing: 'none', type: 'type', size: 'size', tooMany: 'many' };
const file = (type: string, bytes = 10) => new File([new Uint8Array(bytes)], 'a', { type });
const fault = (kept: string[], added: File[]) => picturesFault({ kept, added }, { isNeeded: true, most: 5, sentences });

test('pictures are counted, weighed and looked at before they are sent', () => {
  expect(fault([], [])).toBe('none');
  expect(fault([], [file('application/pdf')])).toBe('type');
  expect(fault([], [file('image/png', 2 * 1024 * 1024 + 1)])).toBe('size');
  expect(fault(['a', 'b', 'c'], [file('image/png'), file('image/webp'), file('image/jpeg')])).toBe('many');
  expect(fault(['a'], [])).toBeUndefined();
});

test('a new thing needs its picture, an old one keeps the one it has', () => {
  expect(imageErrors({ image: onePicture(undefined) }, true, sentences)).toEqual({ image: 'none' });
  expect(imageErrors({ image: onePicture(undefined) }, false, sentences)).toEqual({});
  expect(imageErrors({ image: onePicture('/uploads/a-600.webp') }, true, sentences)).toEqual({});
});
