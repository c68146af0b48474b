import { formatRupees } from '@subah/rules/money';
import { type Messages, withValues } from './message.ts';

/** Express delivery, SuperCoins and the coupon of an order. */
export const orderOptions = {
  express: { en: 'Express, 10 to 30 minutes', hi: 'एक्सप्रेस, 10 से 30 मिनट में' },
  expressNote: withValues<{ hours: string; slot: string }>({
    en: ({ hours, slot }) => `${hours}. Standard delivery: ${slot}.`,
    hi: ({ hours, slot }) => `${hours}। बिना एक्सप्रेस: ${slot}।`,
  }),
  expressHours: withValues<{ fee: string; hours: string }>({
    en: ({ fee, hours }) => `${fee} · ${hours}`,
    hi: ({ fee, hours }) => `${fee} · ${hours} तक`,
  }),
  expressClosed: withValues<{ time: string }>({
    en: ({ time }) => `Express delivery starts at ${time}`,
    hi: ({ time }) => `एक्सप्रेस डिलीवरी ${time} से शुरू होगी`,
  }),
  deliveryTime: { en: 'Delivery time', hi: 'डिलीवरी का समय' },
  useCoins: { en: 'Use SuperCoins', hi: 'सुपरकॉइन लगाएँ' },
  usingCoins: { en: 'Using SuperCoins', hi: 'सुपरकॉइन लगा रहे हैं' },
  usingCoinsWorth: withValues<{ amount: number }>({
    en: ({ amount }) => `Using ${formatRupees(amount)} SuperCoins`,
    hi: ({ amount }) => `${formatRupees(amount)} के सुपरकॉइन लग रहे हैं`,
  }),
  noCoins: { en: 'No SuperCoins applied', hi: 'सुपरकॉइन नहीं लगे' },
  coinsToUse: withValues<{ balance: number }>({
    en: ({ balance }) => `No SuperCoins applied · you have ${balance} (${formatRupees(balance)})`,
    hi: ({ balance }) => `सुपरकॉइन नहीं लगे · आपके पास ${balance} हैं (${formatRupees(balance)})`,
  }),
  coupon: { en: 'Coupon', hi: 'कूपन' },
  couponOffers: { en: 'Coupons for you', hi: 'आपके लिए कूपन' },
  couponSaves: withValues<{ amount: string }>({
    en: ({ amount }) => `saves ${amount}`,
    hi: ({ amount }) => `${amount} की बचत`,
  }),
  useCoupon: { en: 'Apply', hi: 'लगाएँ' },
  moreCoupons: withValues<{ count: number }>({
    en: ({ count }) => `${count} more`,
    hi: ({ count }) => `${count} और`,
  }),
  couponCode: { en: 'Coupon code', hi: 'कूपन कोड' },
  enterCode: { en: 'Enter code', hi: 'कोड लिखें' },
  applyCoupon: { en: 'Apply Coupon', hi: 'कूपन लगाएँ' },
  couponMissing: { en: 'Enter a coupon code.', hi: 'कूपन कोड लिखें।' },
  couponCheckFailed: {
    en: 'We couldn’t check the coupon. Please try again.',
    hi: 'कूपन चेक नहीं हो पाया। दोबारा कोशिश करें।',
  },
  couponRemoveFailed: {
    en: 'We couldn’t remove the coupon. Please try again.',
    hi: 'कूपन नहीं हट पाया। दोबारा कोशिश करें।',
  },
  /** `{code}` is an element. */
  couponRefused: withValues<{ reason: string }>({
    en: ({ reason }) => `{code} can’t be used: ${reason}`,
    hi: ({ reason }) => `{code} इस ऑर्डर पर नहीं लग सकता: ${reason}`,
  }),
  couponApplied: withValues<{ code: string; discount: string }>({
    en: ({ code, discount }) => `${code} applied, ${discount} off`,
    hi: ({ code, discount }) => `${code} लग गया, ${discount} की छूट`,
  }),
  removeCoupon: { en: 'Remove coupon', hi: 'कूपन हटाएँ' },
} satisfies Messages;
