import { dashboard as texts } from '@subah/messages/console/dashboard';
import { t } from '@subah/messages/console/message';
import { indiaDate, indiaDateTime } from '@subah/rules/india-time';

/** "1 h 18 min" until the cut-off for delivery tomorrow morning; null between the cut-off and midnight. */
export function timeToCutOff(now: Date, cutOff: string): string | null {
  const minutes = Math.ceil((indiaDateTime(indiaDate(now), cutOff).getTime() - now.getTime()) / 60_000);
  if (minutes <= 0) return null;
  return t(texts.timeLeft, { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
