import { expect, test } from 'vitest';
import { slotLabel } from './slot-label.ts';

test('formats a slot in India time with its day', () => {
  expect(slotLabel(new Date('2026-03-16T02:30:00Z'), new Date('2026-03-16T05:30:00Z'))).toBe(
    'Mon, 16 Mar, 08:00AM - 11:00AM',
  );
});
