import type { Doctor } from '@subah/contract/healthcare/healthcare';
import { healthcare as texts } from '@subah/messages/console/healthcare';
import { t } from '@subah/messages/console/message';
import { type Slot, WEEKDAYS, type Weekday } from '@subah/rules/healthcare/slots';

type Availability = Doctor['availability'];

/** Adds a slot to every chosen day. A slot with the same start is replaced. */
export function addSlot(
  availability: Availability,
  days: readonly Weekday[],
  slot: Slot,
): { availability: Availability } | { error: string } {
  if (days.length === 0) return { error: t(texts.chooseDay) };
  if (!slot.start || !slot.end) return { error: t(texts.slotIncomplete) };
  if (slot.start >= slot.end) return { error: t(texts.slotEndsFirst) };
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
