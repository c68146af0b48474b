import type { SlotSettings } from '@subah/rules/delivery/delivery-settings';
import { timeText, timeWindowText } from './dates.ts';
import { type Language, SITE_LANGUAGE } from './language.ts';
import { type Messages, withValues } from './message.ts';
import { translate } from './translate.ts';

const promise = {
  orderBy: withValues<{ cutOff: string; windows: string }>({
    en: ({ cutOff, windows }) => `Order by ${cutOff}, delivered ${windows}.`,
    hi: ({ cutOff, windows }) => `${cutOff} तक ऑर्डर करें, ${windows} पाएँ।`,
  }),
  or: { en: ' or ', hi: ' या ' },
} satisfies Messages;

type Promised = Pick<SlotSettings, 'cutOff' | 'windows'>;

/** "8–11 AM", or "8–11 AM or 5–8 PM" */
const windowsText = ({ windows }: Pick<Promised, 'windows'>, language: Language = SITE_LANGUAGE): string =>
  windows.map(({ from, until }) => timeWindowText(from, until, language)).join(translate(language, promise.or));

/** "Order by 11 PM, delivered 8–11 AM." */
export const deliveryPromiseText = (settings: Promised, language: Language = SITE_LANGUAGE): string =>
  translate(language, promise.orderBy, {
    cutOff: timeText(settings.cutOff, language),
    windows: windowsText(settings, language),
  });
