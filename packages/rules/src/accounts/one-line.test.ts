import { expect, test } from 'vitest';
import { oneLine } from './one-line.ts';

test('strips line breaks and invisible characters', () => {
  expect(oneLine('  Asha \t\r\n Rao\u0000 ')).toBe('Asha Rao');
  expect(oneLine('\u202eevil\u2066')).toBe('evil');
});

test('keeps joiners and composes letters', () => {
  expect(oneLine('क्\u200dषमा शर्मा')).toBe('क्\u200dषमा शर्मा');
  expect(oneLine('Zoe\u0308')).toBe('Zoë');
});
