import { expect, test } from 'vitest';
import { timeToCutOff } from './cut-off.ts';

const at = (time: string) => timeToCutOff(new Date(`2026-11-15T${time}+05:30`), '23:00');

test('counts the time to the cut-off in Indian time', () => {
  expect(at('21:42:00')).toBe('1 h 18 min');
  expect(at('00:00:00')).toBe('23 h');
  expect(at('22:15:30')).toBe('45 min');
  expect(at('22:59:59')).toBe('1 min');
  expect(at('23:00:00')).toBeNull();
  expect(at('23:59:59')).toBeNull();
});
