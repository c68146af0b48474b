import { expect, test } from 'vitest';
import { changeText } from './change-text.ts';

test.each([
  [112, 100, '+12%'],
  [88, 100, '−12%'],
  [100, 100, '0%'],
  [100, 0, ''],
])('%d after %d is "%s"', (now, before, text) => {
  expect(changeText(now, before)).toBe(text);
});
