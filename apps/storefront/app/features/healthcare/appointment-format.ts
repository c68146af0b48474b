import type { Slot } from '@subah/contract/healthcare/healthcare';
import { timeWindowText } from '@subah/messages/dates';

/** "10–11 AM" */
export const slotText = ({ start, end }: Slot): string => timeWindowText(start, end);

export type PartOfDay = 'morning' | 'afternoon' | 'evening';

export function partOfDay({ start }: Slot): PartOfDay {
  if (start < '12:00') return 'morning';
  return start < '17:00' ? 'afternoon' : 'evening';
}
