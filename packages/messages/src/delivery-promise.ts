import type { DeliverySettings, SlotSettings } from '@subah/rules/delivery/delivery-settings';
import { formatRupees, toRupees } from '@subah/rules/money';
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
  freeAbove: withValues<{ amount: string }>({
    en: ({ amount }) => `Free home delivery above ${amount}`,
    hi: ({ amount }) => `${amount} से ऊपर डिलीवरी मुफ़्त`,
  }),
  alwaysFree: { en: 'Free home delivery on every order', hi: 'हर ऑर्डर पर डिलीवरी मुफ़्त' },
  stop: { en: '.', hi: '।' },
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

/** "Free home delivery above ₹199", without a stop */
export const freeDeliveryText = (
  { fees }: Pick<DeliverySettings, 'fees'>,
  language: Language = SITE_LANGUAGE,
): string => {
  const { smallCartPaise, freeDeliveryAbovePaise } = fees;
  if (smallCartPaise === 0 || freeDeliveryAbovePaise === 0) return translate(language, promise.alwaysFree);
  return translate(language, promise.freeAbove, { amount: formatRupees(toRupees(freeDeliveryAbovePaise)) });
};

/** What sentences say about delivery, from the settings of the shop. */
export type DeliveryTexts = { cutOff: string; windows: string; promise: string; freeDelivery: string };

export const deliveryTexts = (settings: DeliverySettings, language: Language = SITE_LANGUAGE): DeliveryTexts => ({
  cutOff: timeText(settings.cutOff, language),
  windows: windowsText(settings, language),
  promise: deliveryPromiseText(settings, language),
  freeDelivery: `${freeDeliveryText(settings, language)}${translate(language, promise.stop)}`,
});
