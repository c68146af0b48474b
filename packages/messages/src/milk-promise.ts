import type { DeliveryWindow } from '@subah/rules/delivery/delivery-settings';
import { timeText } from './dates.ts';
import type { DeliveryTexts } from './delivery-promise.ts';
import { type Messages, withValues } from './message.ts';

/** "8AM to 11AM", as documented */
const spelledOut = ({ from, until }: DeliveryWindow): string =>
  [from, until].map((time) => timeText(time, 'en').replace(' ', '')).join(' to ');

/** Milk on the home page, the milk page and the dairies. */
export const milkPromise = {
  ourPromise: { en: 'Our promise', hi: 'हमारा वादा' },
  cattle: { en: 'Milk from healthy cattle', hi: 'सेहतमंद गाय-भैंस का दूध' },
  cattleText: { en: 'From dairies near you', hi: 'आपके पास की डेयरियों से' },
  tested: { en: 'Quality tested', hi: 'जाँचा-परखा दूध' },
  testedText: { en: 'For 100+ common adulterants', hi: '100+ तरह की मिलावट की जाँच' },
  morning: withValues<DeliveryTexts & { hours: readonly DeliveryWindow[] }>({
    en: ({ hours }) => `Home delivery ${hours.map(spelledOut).join(' or ')}`,
    hi: ({ windows }) => `${windows} घर पर`,
  }),
  morningText: withValues<DeliveryTexts>({
    en: ({ cutOff }) => `Order by ${cutOff} tonight`,
    hi: ({ cutOff }) => `${cutOff} तक ऑर्डर करें`,
  }),
  title: { en: 'Tested milk, every morning', hi: 'जाँचा-परखा दूध, हर सुबह' },
  hindi: { en: 'शुद्ध दूध, हर सुबह।', hi: 'शुद्ध दूध।' },
  text: {
    en: '{hindi} From dairies near you to your door.',
    hi: '{hindi} पास की डेयरियों से आपके घर तक।',
  },
  seeProducts: { en: 'See milk products', hi: 'दूध-डेयरी देखें' },
  dairies: { en: 'Our dairies', hi: 'हमारी डेयरियाँ' },
  rated: { en: 'Rated', hi: 'रेटिंग' },
} satisfies Messages;
