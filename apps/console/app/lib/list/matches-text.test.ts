import { expect, test } from 'vitest';
import { matchesText } from './matches-text.ts';

test('searches all texts, ignoring case', () => {
  expect(matchesText('HEART', 'Cardiology', 'The heart and its vessels')).toBe(true);
  expect(matchesText('skin', 'Cardiology', 'The heart and its vessels')).toBe(false);
  expect(matchesText('', 'Cardiology')).toBe(true);
});
