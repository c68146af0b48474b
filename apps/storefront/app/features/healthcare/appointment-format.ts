import type { Slot } from '@subah/contract/healthcare/healthcare';

// Calendar dates (`YYYY-MM-DD`) are formatted in UTC, because they have no time zone.

const dayFormat = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-IN', { ...options, timeZone: 'UTC' });
  return (date: string): string => format.format(new Date(`${date}T00:00:00Z`));
};

/** "Mon". */
export const weekdayName = dayFormat({ weekday: 'short' });
/** "16". */
export const dayNumber = dayFormat({ day: 'numeric' });
/** "Nov". */
export const monthName = dayFormat({ month: 'short' });
/** "Monday 16 November". */
export const longDay = dayFormat({ weekday: 'long', day: 'numeric', month: 'long' });
/** "Mon, 16 Nov". */
export const shortDay = dayFormat({ weekday: 'short', day: 'numeric', month: 'short' });

type Hour = { text: string; half: 'AM' | 'PM' | 'noon' | 'midnight' };

function hourOf(clock: string): Hour {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const text = `${hours % 12 === 0 ? 12 : hours % 12}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`;
  if (minutes === 0 && hours === 12) return { text, half: 'noon' };
  if (minutes === 0 && hours % 24 === 0) return { text, half: 'midnight' };
  return { text, half: hours % 24 < 12 ? 'AM' : 'PM' };
}

/** "11–12 noon", "10–11 AM", "11:30 AM–12:30 PM". */
export function slotText({ start, end }: Slot): string {
  const [from, to] = [hourOf(start), hourOf(end)];
  const isClear = from.half === to.half || (from.half === 'AM' && to.half === 'noon') || to.half === 'midnight';
  return `${from.text}${isClear ? '' : ` ${from.half}`}–${to.text} ${to.half}`;
}

export type PartOfDay = 'Morning' | 'Afternoon' | 'Evening';

export function partOfDay({ start }: Slot): PartOfDay {
  if (start < '12:00') return 'Morning';
  return start < '17:00' ? 'Afternoon' : 'Evening';
}
