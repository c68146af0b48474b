import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysOfMonth, indiaDate, isCalendarDate, weekdayOf } from '../india-time.ts';
import { millilitres, packMillilitres } from './litres.ts';
import { effectOnBalance } from './milk-balance.ts';
import { canChangeDay, deliveryDateToCreate, firstOpenDate } from './milk-cut-off.ts';
import { type MilkAgreement, plannedDay, RHYTHMS, rhythmText } from './milk-plan.ts';
import { type CalendarDay, calendarDay, DELIVERY_STATES, monthBill } from './month-bill.ts';

const plan = {
  startDate: '2026-11-02',
  endDate: null,
  rhythm: 'daily' as const,
  rhythmFrom: '2026-11-02',
  weekdays: [],
  packs: 2,
};
const daily: MilkAgreement = { plan, pauses: [], changes: [] };
const india = (text: string) => new Date(`${text}+05:30`);

describe('plannedDay', () => {
  test('follows the daily, alternate and weekday rhythms', () => {
    expect(plannedDay(daily, '2026-11-01').state).toBe('none');
    expect(plannedDay(daily, '2026-11-02')).toEqual({ state: 'ordered', packs: 2 });
    const alternate: MilkAgreement = { ...daily, plan: { ...plan, rhythm: 'alternate' } };
    expect(['02', '03', '04'].map((day) => plannedDay(alternate, `2026-11-${day}`).packs)).toEqual([2, 0, 2]);
    // The count continues over the end of a month.
    expect(plannedDay(alternate, '2026-11-30').packs + plannedDay(alternate, '2026-12-01').packs).toBe(2);
    const weekend: MilkAgreement = { ...daily, plan: { ...plan, rhythm: 'weekdays', weekdays: [0, 6] } };
    expect(daysOfMonth('2026-11').filter((day) => plannedDay(weekend, day).packs > 0)).toEqual(
      daysOfMonth('2026-11').filter((day) => day > '2026-11-01' && [0, 6].includes(weekdayOf(day))),
    );
    expect(rhythmText({ rhythm: 'weekdays', weekdays: [0, 3, 1] })).toBe('Mon, Wed, Sun');
  });

  test('applies pauses, changes of single days and the end date', () => {
    const agreement: MilkAgreement = {
      plan: { ...plan, endDate: '2026-11-20' },
      pauses: [{ from: '2026-11-05', to: '2026-11-08' }],
      changes: [
        { date: '2026-11-06', packs: 1 },
        { date: '2026-11-10', packs: 0 },
      ],
    };
    expect(plannedDay(agreement, '2026-11-05')).toEqual({ state: 'paused', packs: 0 });
    expect(plannedDay(agreement, '2026-11-06')).toEqual({ state: 'ordered', packs: 1 });
    expect(plannedDay(agreement, '2026-11-10')).toEqual({ state: 'skipped', packs: 0 });
    expect(plannedDay(agreement, '2026-11-21')).toEqual({ state: 'none', packs: 0 });
  });
});

test('closes a morning at 11PM India time of the day before', () => {
  expect(firstOpenDate(india('2026-11-15T22:59:59'))).toBe('2026-11-16');
  expect(firstOpenDate(india('2026-11-15T23:00:00'))).toBe('2026-11-17');
  expect(canChangeDay('2026-11-16', india('2026-11-15T23:00:00'))).toBe(false);
  expect(deliveryDateToCreate(india('2026-11-15T22:59:00'))).toBeUndefined();
  expect(deliveryDateToCreate(india('2026-11-15T23:05:00'))).toBe('2026-11-16');
  expect(deliveryDateToCreate(india('2026-11-16T00:30:00'))).toBe('2026-11-16');
  expect(deliveryDateToCreate(india('2026-11-16T11:00:00'))).toBeUndefined();
  expect(indiaDate(new Date('2026-11-15T18:30:00Z'))).toBe('2026-11-16');
});

test('isCalendarDate rejects days that do not exist', () => {
  expect(['2026-02-30', '2026-13-01', '20261101', ''].some(isCalendarDate)).toBe(false);
  expect(isCalendarDate('2028-02-29')).toBe(true);
});

test('converts pack sizes to millilitres', () => {
  expect([millilitres(500, 'ml'), millilitres(1, 'Litre'), millilitres(0.5, 'Litre')]).toEqual([500, 1000, 500]);
  expect(['500 ml', '1 L', '200 g', '6 pieces'].map(packMillilitres)).toEqual([500, 1000, undefined, undefined]);
});

test('effectOnBalance charges delivered milk and credits sour milk', () => {
  const effects = (paidBy: 'balance' | 'cod') => DELIVERY_STATES.map((state) => effectOnBalance(state, paidBy, 60));
  expect(effects('balance')).toEqual([-60, -60, 0, 0, 0]);
  expect(effects('cod')).toEqual([0, 0, 0, 60, 0]);
});

describe('monthBill', () => {
  const month = daysOfMonth('2026-11');
  const day = fc.integer({ min: 0, max: 29 }).map((index) => month[index] as string);
  const pause = fc.tuple(day, day).map(([a, b]) => (a < b ? { from: a, to: b } : { from: b, to: a }));
  const agreements = fc.record({
    plan: fc.record({
      startDate: day,
      endDate: fc.option(day),
      rhythm: fc.constantFrom(...RHYTHMS),
      rhythmFrom: day,
      weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 })),
      packs: fc.integer({ min: 1, max: 20 }),
    }),
    pauses: fc.array(pause, { maxLength: 4 }),
    changes: fc.uniqueArray(fc.record({ date: day, packs: fc.nat(20) }), {
      selector: ({ date }) => date,
      maxLength: 8,
    }),
  });
  const deliveryRows = fc.uniqueArray(
    fc.record({
      date: day,
      packs: fc.integer({ min: 1, max: 20 }),
      pricePaise: fc.integer({ min: 100, max: 9000 }),
      status: fc.constantFrom(...DELIVERY_STATES),
    }),
    { selector: ({ date }) => date, maxLength: 30 },
  );
  const sum = (days: CalendarDay[], of: (day: CalendarDay) => number) =>
    days.reduce((total, one) => total + of(one), 0);

  test('is the sum of its days for any plan, pauses, changes and deliveries', () => {
    fc.assert(
      fc.property(
        agreements,
        deliveryRows,
        day,
        fc.integer({ min: 100, max: 9000 }),
        (agreement, deliveries, today, pricePaise) => {
          const days = month.map((date) => {
            const delivery = deliveries.find((one) => one.date === date);
            return calendarDay({ agreement, delivery, pricePaise, today }, date);
          });
          const bill = monthBill(days);
          expect(bill.totalPaise).toBe(sum(days, (one) => one.chargedPaise) - sum(days, (one) => one.creditedPaise));
          expect(bill.totalPaise).toBe(bill.deliveredPaise + bill.comingPaise - bill.creditedPaise);
          expect(bill.totalPaise).toBeGreaterThanOrEqual(0);
          for (const one of days) {
            if (one.packs === 0) expect(one.chargedPaise).toBe(0);
            expect(one.creditedPaise).toBeLessThanOrEqual(one.chargedPaise);
          }
          // The bills of two parts of the month add up to the bill of the month.
          const cut = days.findIndex((one) => one.date >= today);
          const parts = [monthBill(days.slice(0, cut)), monthBill(days.slice(cut))];
          expect(parts.reduce((total, part) => total + part.totalPaise, 0)).toBe(bill.totalPaise);
        },
      ),
    );
  });

  test('does not change when every planned day is delivered', () => {
    fc.assert(
      fc.property(agreements, fc.integer({ min: 100, max: 9000 }), (agreement, pricePaise) => {
        const planned = month.map((date) =>
          calendarDay({ agreement, delivery: undefined, pricePaise, today: '2026-11-01' }, date),
        );
        const delivered = planned.map(({ date, packs }) => {
          const delivery = packs > 0 ? { date, packs, pricePaise, status: 'delivered' as const } : undefined;
          return calendarDay({ agreement, delivery, pricePaise, today: '2026-12-01' }, date);
        });
        expect(monthBill(delivered).totalPaise).toBe(monthBill(planned).totalPaise);
      }),
    );
  });

  test('never increases with another pause', () => {
    fc.assert(
      fc.property(agreements, pause, (agreement, extra) => {
        const total = (changed: MilkAgreement) =>
          monthBill(
            month.map((date) =>
              calendarDay({ agreement: changed, delivery: undefined, pricePaise: 3000, today: '2026-11-01' }, date),
            ),
          ).totalPaise;
        return total({ ...agreement, pauses: [...agreement.pauses, extra] }) <= total(agreement);
      }),
    );
  });
});

test('addDays crosses months and leap days', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
});
