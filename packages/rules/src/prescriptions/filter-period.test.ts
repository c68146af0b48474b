import { expect, test } from 'vitest';
import { filterPeriod } from './filter-period.ts';

const at = (text: string) => new Date(`${text}+05:30`);
const period = (from: string, until: string) => ({ from: at(`${from}T00:00`), until: at(`${until}T00:00`) });

test('periods start at midnight in India', () => {
  const now = at('2026-11-15T10:00');
  expect(filterPeriod('this-month', now)).toEqual(period('2026-11-01', '2026-12-01'));
  expect(filterPeriod('last-month', now)).toEqual(period('2026-10-01', '2026-11-01'));
  expect(filterPeriod('this-year', now)).toEqual(period('2026-01-01', '2027-01-01'));
});

test('handles the turn of the year', () => {
  expect(filterPeriod('last-month', at('2027-01-05T10:00'))).toEqual(period('2026-12-01', '2027-01-01'));
  expect(filterPeriod('this-month', at('2026-12-31T23:30'))).toEqual(period('2026-12-01', '2027-01-01'));
  // Still the old year in UTC.
  expect(filterPeriod('this-year', at('2027-01-01T01:00'))).toEqual(period('2027-01-01', '2028-01-01'));
});

test('recent and no filter have no period', () => {
  expect(filterPeriod('recent', new Date())).toBeUndefined();
  expect(filterPeriod(undefined, new Date())).toBeUndefined();
});
