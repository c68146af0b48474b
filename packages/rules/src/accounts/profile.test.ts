import { expect, test } from 'vitest';
import { isBirthDate } from './profile.ts';

// Half past midnight of the 16th in India, still the 15th in Greenwich.
const now = new Date('2026-11-15T19:00:00Z');

test.each(['1994-02-28', '1996-02-29', '2026-11-15', '1897-01-01'])('accepts %s', (date) => {
  expect(isBirthDate(date, now)).toBe(true);
});

test.each([
  '2026-11-16',
  '2027-01-01',
  '1995-02-29',
  '1994-13-01',
  '1994-00-10',
  '1895-01-01',
  '94-01-01',
  '1994-1-1',
  '',
])('rejects "%s"', (date) => {
  expect(isBirthDate(date, now)).toBe(false);
});
