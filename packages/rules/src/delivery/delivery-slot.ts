import { addDays, type CalendarDate, indiaDate, indiaDateTime, indiaTimeOfDay } from '../india-time.ts';
import { DEFAULT_DELIVERY_SETTINGS, type DeliveryWindow, type SlotSettings } from './delivery-settings.ts';

export type DeliverySlot = { startsAt: Date; endsAt: Date; isTomorrow: boolean };

type DaySettings = Pick<SlotSettings, 'cutOff' | 'holidays'>;

const MAX_DAYS_AHEAD = 14;

/** The slots of the next delivery days, the first one first; never empty, however many holidays there are. */
export function upcomingSlots(now: Date, settings: SlotSettings): DeliverySlot[] {
  return deliveryDays(now, settings).flatMap((date) => slotsOfDay(date, now, settings.windows));
}

/** The slot that an order placed now gets while it has room. */
export function nextDeliverySlot(now: Date, settings: SlotSettings): DeliverySlot {
  const [first] = upcomingSlots(now, settings);
  if (!first) throw new Error('the shop has no delivery window');
  return first;
}

/** Tomorrow until the cut-off, then the day after. */
const firstDay = (now: Date, cutOff: string): CalendarDate =>
  addDays(indiaDate(now), indiaTimeOfDay(now) < cutOff ? 1 : 2);

/** The next days with delivery, `count` of them. */
export function deliveryDays(now: Date, { cutOff, holidays }: DaySettings, count = MAX_DAYS_AHEAD): CalendarDate[] {
  const days: CalendarDate[] = [];
  for (let date = firstDay(now, cutOff); days.length < count; date = addDays(date, 1)) {
    if (!holidays.includes(date)) days.push(date);
  }
  return days;
}

const slotsOfDay = (date: CalendarDate, now: Date, windows: readonly DeliveryWindow[]): DeliverySlot[] =>
  windows.map(({ from, until }) => ({
    startsAt: indiaDateTime(date, from),
    endsAt: indiaDateTime(date, until),
    isTomorrow: date === addDays(indiaDate(now), 1),
  }));

/** The window in which a slot lies; undefined when the shop no longer has it. */
const windowOf = (startsAt: Date, { windows }: Pick<SlotSettings, 'windows'>): DeliveryWindow | undefined =>
  windows.find(({ from }) => from === indiaTimeOfDay(startsAt));

/**
 * The next slots with room, as many as a day has windows: one slot for a shop with one window. `ordered` counts orders by
 * the start of their slot.
 */
export function offeredSlots(now: Date, settings: SlotSettings, ordered: ReadonlyMap<number, number>): DeliverySlot[] {
  const hasRoom = ({ startsAt }: DeliverySlot): boolean => {
    const capacity = windowOf(startsAt, settings)?.capacity ?? null;
    return capacity === null || (ordered.get(startsAt.getTime()) ?? 0) < capacity;
  };
  return upcomingSlots(now, settings).filter(hasRoom).slice(0, settings.windows.length);
}

/** The day that is packed next: today until its last window ends, then tomorrow. */
export function nextMorning(
  now: Date,
  { windows }: Pick<SlotSettings, 'windows'> = DEFAULT_DELIVERY_SETTINGS,
): CalendarDate {
  const isOver = indiaTimeOfDay(now) >= (windows.at(-1)?.until ?? '');
  return addDays(indiaDate(now), isOver ? 1 : 0);
}

/** The days whose rounds are driven or prepared now: today, and tomorrow as soon as the first window of today is over. */
export function roundDays(now: Date, { windows }: Pick<SlotSettings, 'windows'>): CalendarDate[] {
  const today = indiaDate(now);
  const isMorningOver = indiaTimeOfDay(now) >= (windows[0]?.until ?? '');
  return isMorningOver ? [today, addDays(today, 1)] : [today];
}

/** The days to which staff can move a delivery: from the next round on, two weeks ahead, without holidays. */
export const canMoveTo = (date: CalendarDate, now: Date, settings: SlotSettings): boolean =>
  date >= nextMorning(now, settings) &&
  date <= addDays(indiaDate(now), MAX_DAYS_AHEAD) &&
  !settings.holidays.includes(date);

/** The slot of a day that starts at the same time as before; the first one when there is none. */
export function slotOnDay(date: CalendarDate, before: Date, settings: SlotSettings): { startsAt: Date; endsAt: Date } {
  const window = windowOf(before, settings) ?? settings.windows[0];
  if (!window) throw new Error('the shop has no delivery window');
  return { startsAt: indiaDateTime(date, window.from), endsAt: indiaDateTime(date, window.until) };
}
