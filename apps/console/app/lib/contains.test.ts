import { expect, test } from 'vitest';
import { contains } from './contains.ts';

test('a short list is searched in all its texts, whatever the case', () => {
  expect(contains('HEART', 'Cardiology', 'The heart and its vessels')).toBe(true);
  expect(contains('skin', 'Cardiology', 'The heart and its vessels')).toBe(false);
  expect(contains('', 'Cardiology')).toBe(true);
});
