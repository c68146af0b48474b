import { expect, test } from 'vitest';
import { nextCell } from './next-cell.ts';

const size = { rows: 3 };

test('moves within the column on Enter and arrow keys and stops at the first and last row', () => {
  expect(nextCell('Enter', { row: 0, column: 1 }, size)).toEqual({ row: 1, column: 1 });
  expect(nextCell('ArrowUp', { row: 1, column: 1 }, size)).toEqual({ row: 0, column: 1 });
  expect(nextCell('ArrowDown', { row: 2, column: 0 }, size)).toBeUndefined();
  expect(nextCell('a', { row: 0, column: 0 }, size)).toBeUndefined();
});
