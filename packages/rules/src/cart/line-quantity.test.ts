import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeLine } from './line-quantity.ts';

test('limits a line to the stock and reports what is left', () => {
  expect(changeLine(2, { add: 1 }, 3)).toEqual({ quantity: 3 });
  expect(changeLine(3, { add: 1 }, 3)).toEqual({ stockLeft: 3 });
  expect(changeLine(0, { add: 1 }, 0)).toEqual({ stockLeft: 0 });
});

test('allows decreasing a line that exceeds the stock', () => {
  expect(changeLine(5, { decrease: 1 }, 2)).toEqual({ quantity: 4 });
  expect(changeLine(1, { decrease: 1 }, 0)).toEqual({ quantity: 0 });
  expect(changeLine(1, { decrease: 9 }, 10)).toEqual({ quantity: 0 });
});

test('keeps every quantity between 0 and the stock', () => {
  const count = fc.integer({ min: 0, max: 999 });
  const change = fc.oneof(
    count.map((add) => ({ add })),
    count.map((decrease) => ({ decrease })),
    count.map((set) => ({ set })),
  );
  fc.assert(
    fc.property(count, change, count, (current, lineChange, stock) => {
      const outcome = changeLine(current, lineChange, stock);
      return 'stockLeft' in outcome || (outcome.quantity >= 0 && outcome.quantity <= Math.max(current, stock));
    }),
  );
});
