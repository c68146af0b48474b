import { indiaDate, indiaDateTime } from '@subah/rules/india-time';

/** "1 h 18 min" until the cut-off for delivery tomorrow morning; null between the cut-off and midnight. */
export function timeToCutOff(now: Date, cutOff: string): string | null {
  const minutes = Math.ceil((indiaDateTime(indiaDate(now), cutOff).getTime() - now.getTime()) / 60_000);
  if (minutes <= 0) return null;
  const hours = Math.floor(minutes / 60);
  return [hours > 0 && `${hours} h`, minutes % 60 > 0 && `${minutes % 60} min`].filter(Boolean).join(' ');
}
