import { expect, test } from 'vitest';
import { readDate, readNumber } from './list-values.ts';

test.each([
  ['99', 99],
  ['1,25,000.50', 125_000.5],
  ['₹ 1,20,000.50', 120_000.5],
  ['1,250', 1250],
  ['₹ 45', 45],
  ['₹\u00a045', 45],
  ['Rs. 45/-', 45],
  ['45 Rs', 45],
  ['45 Rs./-', 45],
  ['45/-', 45],
  ['१,२०,०००.५०', 120_000.5],
  ['४५ रु.', 45],
  ['-3', -3],
  ['.5', 0.5],
  ['12,50', undefined],
  ['abc', undefined],
  ['Rs', undefined],
  ['', undefined],
  ['-', undefined],
  ['1e9', undefined],
])('reads "%s" as the number %s', (text, number) => {
  expect(readNumber(text)).toBe(number);
});

test.each([
  ['2026-12-31', '2026-12-31'],
  ['2026-12-31 00:00:00', '2026-12-31'],
  ['31-12-2026', '2026-12-31'],
  ['31/12/26', '2026-12-31'],
  ['1.2.2027', '2027-02-01'],
  ['31-Dec-2026', '2026-12-31'],
  ['31 December 2026', '2026-12-31'],
  ['३१/१२/२०२६', '2026-12-31'],
  ['46387', '2026-12-31'],
  ['45000', '2023-03-15'],
])('reads "%s" as the date %s', (text, date) => {
  expect(readDate(text)).toBe(date);
});

test.each(['12/2026', '12-26', 'Dec-26', 'DEC 2026', "Dec'26", '2026-12', '2026/12'])(
  'reads "%s" as the last day of the month',
  (text) => {
    expect(readDate(text)).toBe('2026-12-31');
  },
);

test.each([
  '12-31-2026',
  '31-02-2027',
  '13/2026',
  '2026-13',
  '2026',
  '120',
  '99999',
  'soon',
  'decent 26',
  '',
  '1/1/1926',
])('does not take "%s" for a date', (text) => {
  expect(readDate(text)).toBeUndefined();
});
