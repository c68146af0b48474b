import type { DeliverySlot } from '@subah/rules/delivery/delivery-slot';
import { indiaDate, indiaTimeOfDay } from '@subah/rules/india-time';
import { windowLabel } from '@subah/rules/orders/slot-label';
import { dayText, timeWindowText } from './dates.ts';
import { type Language, SITE_LANGUAGE } from './language.ts';
import type { Messages } from './message.ts';
import { translate } from './translate.ts';

const slot = { tomorrow: { en: 'Tomorrow', hi: 'कल' } } satisfies Messages;

/** "Tomorrow 08:00AM - 11:00AM", as documented; in Hindi "कल सुबह 8–11 बजे". */
export function slotText(deliverySlot: DeliverySlot, language: Language = SITE_LANGUAGE): string {
  const { day, window } = slotParts(deliverySlot, language);
  return `${day} ${window}`;
}

/** For a narrow place, where the line breaks between them. */
export function slotParts({ startsAt, endsAt, isTomorrow }: DeliverySlot, language: Language = SITE_LANGUAGE) {
  const day = isTomorrow ? translate(language, slot.tomorrow) : dayText(indiaDate(startsAt), language);
  const window =
    language === 'hi'
      ? timeWindowText(indiaTimeOfDay(startsAt), indiaTimeOfDay(endsAt), 'hi')
      : windowLabel(startsAt, endsAt);
  return { day, window };
}
