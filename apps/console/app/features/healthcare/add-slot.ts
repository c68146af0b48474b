import type { Doctor } from '@subah/contract/healthcare/healthcare';
import { type Slot, WEEKDAYS, type Weekday } from '@subah/rules/healthcare/slots';

type Availability = Doctor['availability'];

/** A slot needs a start and an end, and goes to every chosen day. One that starts at the same time is replaced. */
export function addSlot(
  availability: Availability,
  days: readonly Weekday[],
  slot: Slot,
): { availability: Availability } | { refused: string } {
  if (days.length === 0) return { refused: 'Choose at least one day.' };
  if (!slot.start || !slot.end) return { refused: 'A slot needs a start and an end.' };
  if (slot.start >= slot.end) return { refused: 'A slot ends after it starts.' };
  const byDay = new Map(availability.map((entry) => [entry.day, entry.slots]));
  for (const day of days) {
    const others = (byDay.get(day) ?? []).filter(({ start }) => start !== slot.start);
    byDay.set(
      day,
      [...others, slot].sort((a, b) => a.start.localeCompare(b.start)),
    );
  }
  return { availability: WEEKDAYS.flatMap((day) => (byDay.has(day) ? [{ day, slots: byDay.get(day) ?? [] }] : [])) };
}
