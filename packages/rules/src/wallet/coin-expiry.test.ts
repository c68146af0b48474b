import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coinsEnd, givenBackEnd } from './coin-expiry.ts';

const india = (text: string) => new Date(`${text}+05:30`);

test.each([
  ['2026-10-30T09:00:00', '2026-11-30T23:59:59.999'],
  ['2026-01-31T09:00:00', '2026-02-28T23:59:59.999'],
  ['2028-01-31T09:00:00', '2028-02-29T23:59:59.999'],
  ['2026-12-15T00:00:00', '2027-01-15T23:59:59.999'],
  // Still the 14th in Greenwich, already the 15th here.
  ['2026-03-15T02:00:00', '2026-04-15T23:59:59.999'],
])('coins of %s end at %s', (given, end) => {
  expect(coinsEnd(india(given))).toEqual(india(end));
});

test('coins live for 28 to 32 days, whatever the day', () => {
  const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, (now) => {
      const days = (coinsEnd(now).getTime() - now.getTime()) / 86_400_000;
      return days >= 28 && days < 32;
    }),
  );
});

test('coins come back with their old end, or for seven days when that has passed', () => {
  const now = india('2026-11-15T12:00:00');
  expect(givenBackEnd(india('2026-11-16T23:59:59.999'), now)).toEqual(india('2026-11-16T23:59:59.999'));
  expect(givenBackEnd(india('2026-11-14T23:59:59.999'), now)).toEqual(india('2026-11-22T23:59:59.999'));
});
