import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coinExpiry, returnedCoinExpiry } from './coin-expiry.ts';

const india = (text: string) => new Date(`${text}+05:30`);

test.each([
  ['2026-10-30T09:00:00', '2026-11-30T23:59:59.999'],
  ['2026-01-31T09:00:00', '2026-02-28T23:59:59.999'],
  ['2028-01-31T09:00:00', '2028-02-29T23:59:59.999'],
  ['2026-12-15T00:00:00', '2027-01-15T23:59:59.999'],
  // The 14th in UTC, the 15th in India.
  ['2026-03-15T02:00:00', '2026-04-15T23:59:59.999'],
])('coins granted at %s expire at %s', (granted, end) => {
  expect(coinExpiry(india(granted))).toEqual(india(end));
});

test('coins are valid for 28 to 32 days', () => {
  const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, (now) => {
      const days = (coinExpiry(now).getTime() - now.getTime()) / 86_400_000;
      return days >= 28 && days < 32;
    }),
  );
});

test('returned coins keep their expiry, or get seven days when it has passed', () => {
  const now = india('2026-11-15T12:00:00');
  expect(returnedCoinExpiry(india('2026-11-16T23:59:59.999'), now)).toEqual(india('2026-11-16T23:59:59.999'));
  expect(returnedCoinExpiry(india('2026-11-14T23:59:59.999'), now)).toEqual(india('2026-11-22T23:59:59.999'));
});
