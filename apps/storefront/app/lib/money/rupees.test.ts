import { expect, test } from 'vitest';
import { multiplyRupees, sumRupees } from './rupees.ts';

test('multiplies and adds without float errors', () => {
  expect(multiplyRupees(28.1, 3)).toBe(84.3);
  expect(sumRupees([0.1, 0.2, -0.05])).toBe(0.25);
  expect(sumRupees([])).toBe(0);
});
