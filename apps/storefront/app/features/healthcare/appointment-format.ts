import type { Doctor, Slot } from '@subah/contract/healthcare/healthcare';
import { dayText, timeText, timeWindowText } from '@subah/messages/dates';
import { languageNames } from '@subah/messages/doctors';
import { t } from '@subah/messages/translate';
import { indiaDateTime } from '@subah/rules/india-time';

/** "10–11 AM" */
export const slotText = ({ start, end }: Slot): string => timeWindowText(start, end);

/** "Tue, 17 Nov, 10 AM" */
export const nextSlotText = ({ date, start }: Slot & { date: string }): string =>
  `${dayText(date)}, ${timeText(start)}`;

export const languagesText = ({ languages }: Pick<Doctor, 'languages'>): string =>
  languages.map((language) => t(languageNames[language])).join(', ');

/** Also of an appointment that the doctor never set to completed. */
export const hasStarted = ({ date, slot }: { date: string; slot: Slot }, now: Date): boolean =>
  indiaDateTime(date, slot.start) <= now;

export type PartOfDay = 'morning' | 'afternoon' | 'evening';

export function partOfDay({ start }: Slot): PartOfDay {
  if (start < '12:00') return 'morning';
  return start < '17:00' ? 'afternoon' : 'evening';
}
