import { type Messages, withValues } from './message.ts';

/** On the home page of a signed-in customer; loaded after the page. */
export const homeForYou = {
  title: { en: 'For you', hi: 'आपके लिए' },
  order: withValues<{ status: string }>({
    en: ({ status }) => `Your order: ${status}`,
    hi: ({ status }) => `आपका ऑर्डर: ${status}`,
  }),
  nextStep: withValues<{ status: string }>({
    en: ({ status }) => `Next: ${status}`,
    hi: ({ status }) => `आगे: ${status}`,
  }),
  milkTomorrow: withValues<{ litres: number }>({
    en: ({ litres }) => `${litres} L of milk tomorrow`,
    hi: ({ litres }) => `कल ${litres} लीटर दूध आएगा`,
  }),
  changeMilk: { en: 'Change or pause', hi: 'बदलें या रोकें' },
  buyAgain: { en: 'Buy again', hi: 'फिर से लें' },
} satisfies Messages;
