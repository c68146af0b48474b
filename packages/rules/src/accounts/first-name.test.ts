import { expect, test } from 'vitest';
import { firstName } from './first-name.ts';

test('takes the first word of a name', () => {
  expect(firstName('  Priya  Sharma ')).toBe('Priya');
  expect(firstName('')).toBe('');
});
