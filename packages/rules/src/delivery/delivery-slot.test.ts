import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slotLabel } from '../orders/slot-label.ts';
import { DEFAULT_DELIVERY_SETTINGS, type DeliverySettings, windowsError } from './delivery-settings.ts';
import {
  canMoveTo,
  nextDeliverySlot,
  nextMorning,
  offeredSlots,
  roundDays,
  slotOnDay,
  upcomingSlots,
} from './delivery-slot.ts';

const india = (text: string) => new Date(`${text}+05:30`);
const labels = (slots: { startsAt: Date; endsAt: Date }[]) =>
  slots.map(({ startsAt, endsAt }) => slotLabel(startsAt, endsAt));

const twoWindows: DeliverySettings = {
  ...DEFAULT_DELIVERY_SETTINGS,
  windows: [
    { from: '07:30', until: '10:00', capacity: 2 },
    { from: '17:00', until: '20:00', capacity: null },
  ],
  cutOff: '21:30',
  holidays: ['2026-11-16', '2026-11-18'],
};

test('before 11PM the slot is tomorrow morning', () => {
  const slot = nextDeliverySlot(india('2026-11-15T22:59:59'), DEFAULT_DELIVERY_SETTINGS);
  expect(slot).toEqual({
    startsAt: india('2026-11-16T08:00:00'),
    endsAt: india('2026-11-16T11:00:00'),
    isTomorrow: true,
  });
});

test('from 11PM on the slot is the day after tomorrow', () => {
  const slot = nextDeliverySlot(india('2026-11-15T23:00:00'), DEFAULT_DELIVERY_SETTINGS);
  expect(slot).toMatchObject({ startsAt: india('2026-11-17T08:00:00'), isTomorrow: false });
});

test('after midnight the new day counts, also at the end of a year', () => {
  const startOf = (text: string) => nextDeliverySlot(india(text), DEFAULT_DELIVERY_SETTINGS).startsAt;
  expect(startOf('2027-01-01T00:05:00')).toEqual(india('2027-01-02T08:00:00'));
  expect(startOf('2026-12-31T23:30:00')).toEqual(india('2027-01-02T08:00:00'));
});

test('follows the cut-off, the windows and the holidays of the shop', () => {
  expect(labels(upcomingSlots(india('2026-11-15T21:29:00'), twoWindows).slice(0, 3))).toEqual([
    'Tue, 17 Nov, 07:30AM - 10:00AM',
    'Tue, 17 Nov, 05:00PM - 08:00PM',
    'Thu, 19 Nov, 07:30AM - 10:00AM',
  ]);
  expect(labels([nextDeliverySlot(india('2026-11-16T21:30:00'), twoWindows)])).toEqual([
    'Thu, 19 Nov, 07:30AM - 10:00AM',
  ]);
});

test('offers the next slots with room, as many as a day has windows', () => {
  const now = india('2026-11-15T12:00:00');
  const ordered = (count: number) => new Map([[india('2026-11-17T07:30:00').getTime(), count]]);
  expect(labels(offeredSlots(now, twoWindows, ordered(1)))).toEqual([
    'Tue, 17 Nov, 07:30AM - 10:00AM',
    'Tue, 17 Nov, 05:00PM - 08:00PM',
  ]);
  expect(labels(offeredSlots(now, twoWindows, ordered(2)))).toEqual([
    'Tue, 17 Nov, 05:00PM - 08:00PM',
    'Thu, 19 Nov, 07:30AM - 10:00AM',
  ]);
  expect(offeredSlots(now, DEFAULT_DELIVERY_SETTINGS, new Map())).toHaveLength(1);
});

test('never promises a slot on a holiday or in the past', () => {
  const times = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(times, fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 40 }), (now, offsets) => {
      const holidays = offsets.map((days) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10));
      const slot = nextDeliverySlot(now, { ...twoWindows, holidays });
      const date = new Date(slot.startsAt.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10);
      return slot.startsAt > now && !holidays.includes(date);
    }),
  );
});

test('packs today until the last window ends, then tomorrow', () => {
  const at = (time: string) => nextMorning(new Date(`2026-11-16T${time}+05:30`));
  expect([at('00:13:00'), at('10:59:59')]).toEqual(['2026-11-16', '2026-11-16']);
  expect([at('11:00:00'), at('23:30:00')]).toEqual(['2026-11-17', '2026-11-17']);
  expect(nextMorning(india('2026-11-16T19:59:00'), twoWindows)).toBe('2026-11-16');
});

test('prepares the rounds of tomorrow as soon as the first window of today is over', () => {
  const days = (time: string) => roundDays(india(`2026-11-16T${time}`), twoWindows);
  expect(days('09:59:59')).toEqual(['2026-11-16']);
  expect(days('10:00:00')).toEqual(['2026-11-16', '2026-11-17']);
  expect(days('21:00:00')).toEqual(['2026-11-16', '2026-11-17']);
});

test('moves a delivery to a day of the next two weeks that is no holiday', () => {
  const noon = new Date('2026-11-16T12:00:00+05:30');
  const movable = (date: string) => canMoveTo(date, noon, DEFAULT_DELIVERY_SETTINGS);
  expect(['2026-11-16', '2026-11-17', '2026-11-30', '2026-12-01'].map(movable)).toEqual([false, true, true, false]);
  expect(canMoveTo('2026-11-18', noon, twoWindows)).toBe(false);
});

test('keeps the window of a moved delivery, or takes the first of the day', () => {
  const evening = slotOnDay('2026-11-17', india('2026-11-15T17:00:00'), twoWindows);
  expect(labels([evening])).toEqual(['Tue, 17 Nov, 05:00PM - 08:00PM']);
  const gone = slotOnDay('2026-11-17', india('2026-11-15T08:00:00'), twoWindows);
  expect(labels([gone])).toEqual(['Tue, 17 Nov, 07:30AM - 10:00AM']);
});

test('windows end after they start and do not overlap', () => {
  expect(windowsError(twoWindows.windows)).toBeUndefined();
  expect(windowsError([{ from: '10:00', until: '10:00' }])).toBe('ENDS_BEFORE_START');
  expect(
    windowsError([
      { from: '08:00', until: '11:00' },
      { from: '10:30', until: '12:00' },
    ]),
  ).toBe('OVERLAP');
});
