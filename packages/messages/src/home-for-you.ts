import { type Messages, withValues } from './message.ts';

/** On the home page of a signed-in customer; loaded after the page. */
export const homeForYou = {
  title: { en: 'For you', hi: 'आपके लिए' },
  OrderPlaced: { en: 'We have your order', hi: 'आपका ऑर्डर मिल गया' },
  shipped: { en: 'Your order is packed', hi: 'आपका ऑर्डर पैक हो गया' },
  'outfor delivery': { en: 'Your order is out for delivery', hi: 'आपका ऑर्डर निकल चुका है' },
  toPack: { en: 'Next: we pack it', hi: 'आगे: हम इसे पैक करेंगे' },
  toPickUp: { en: 'Next: the rider picks it up', hi: 'आगे: राइडर इसे लेकर निकलेगा' },
  milkTomorrow: withValues<{ litres: number }>({
    en: ({ litres }) => `${litres} L of milk tomorrow`,
    hi: ({ litres }) => `कल ${litres} लीटर दूध आएगा`,
  }),
  changeMilk: { en: 'Change or pause', hi: 'बदलें या रोकें' },
  buyAgain: { en: 'Buy again', hi: 'फिर से लें' },
} satisfies Messages;
