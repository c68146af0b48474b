import { expect, test } from 'vitest';
import { stepOnBoard } from './step-on-board.ts';

const size = { rows: 3 };

test('Enter and the arrows move down and up a column, and stop at its ends', () => {
  expect(stepOnBoard('Enter', { row: 0, column: 1 }, size)).toEqual({ row: 1, column: 1 });
  expect(stepOnBoard('ArrowUp', { row: 1, column: 1 }, size)).toEqual({ row: 0, column: 1 });
  expect(stepOnBoard('ArrowDown', { row: 2, column: 0 }, size)).toBeUndefined();
  expect(stepOnBoard('a', { row: 0, column: 0 }, size)).toBeUndefined();
});
