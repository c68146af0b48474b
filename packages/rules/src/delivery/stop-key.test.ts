import { expect, test } from 'vitest';
import { stopKey } from './stop-key.ts';

test('gives one address the same key in any spelling', () => {
  const key = stopKey({ street: 'B-204, Chinar Dream City', pincode: '462047' });
  expect(stopKey({ street: ' b-204 Chinar  Dream City.', pincode: '462047' })).toBe(key);
  expect(stopKey({ street: 'B-205, Chinar Dream City', pincode: '462047' })).not.toBe(key);
  expect(stopKey({ street: 'B-204, Chinar Dream City', pincode: '462026' })).not.toBe(key);
});
