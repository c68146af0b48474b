import type { DeliverySlot } from '@subah/rules/delivery/delivery-slot';
import { indiaDate, indiaTimeOfDay } from '@subah/rules/india-time';
import { dayText, timeWindowText } from './dates.ts';
import { type Language, SITE_LANGUAGE } from './language.ts';
import { type Messages, withValues } from './message.ts';
import { translate } from './translate.ts';

const arrival = {
  tomorrow: withValues<{ window: string }>({
    en: ({ window }) => `Tomorrow, ${window}`,
    hi: ({ window }) => `कल ${window}`,
  }),
  arrivingTomorrow: withValues<{ window: string }>({
    en: ({ window }) => `Arriving tomorrow, ${window}`,
    hi: ({ window }) => `कल ${window} पहुँचेगा`,
  }),
  arriving: withValues<{ slot: string }>({
    en: ({ slot }) => `Arriving ${slot}`,
    hi: ({ slot }) => `${slot} पहुँचेगा`,
  }),
} satisfies Messages;

const windowText = (from: Date, until: Date, language: Language): string =>
  timeWindowText(indiaTimeOfDay(from), indiaTimeOfDay(until), language);

/** "Wed, 18 Nov, 8–11 AM" */
export const dayAndWindowText = (from: Date, until: Date, language: Language = SITE_LANGUAGE): string =>
  `${dayText(indiaDate(from), language)}, ${windowText(from, until, language)}`;

/** "Tomorrow, 8–11 AM" or "Wed, 18 Nov, 8–11 AM" */
export const morningSlotText = (slot: DeliverySlot, language: Language = SITE_LANGUAGE): string =>
  slot.isTomorrow
    ? translate(language, arrival.tomorrow, { window: windowText(slot.startsAt, slot.endsAt, language) })
    : dayAndWindowText(slot.startsAt, slot.endsAt, language);

/** "Arriving tomorrow, 8–11 AM" or "Arriving Wed, 18 Nov, 8–11 AM" */
export const arrivalText = (slot: DeliverySlot, language: Language = SITE_LANGUAGE): string =>
  slot.isTomorrow
    ? translate(language, arrival.arrivingTomorrow, { window: windowText(slot.startsAt, slot.endsAt, language) })
    : slotArrivalText(slot.startsAt, slot.endsAt, language);

/** "Arriving Wed, 18 Nov, 8–11 AM" */
export const slotArrivalText = (from: Date, until: Date, language: Language = SITE_LANGUAGE): string =>
  translate(language, arrival.arriving, { slot: dayAndWindowText(from, until, language) });
