import { formatRupees } from '@subah/rules/money';
import { type Messages, withValues } from './message.ts';

/** Returned goods that the shop fetches, and the cash that the customer gets back. */
export const pickUps = {
  ended: {
    en: 'This pick-up is done or no longer needed. Please look again.',
    hi: 'यह सामान लिया जा चुका है या अब लेना नहीं है। दोबारा देखें।',
  },
  pickedUp: { en: 'Items picked up', hi: 'सामान वापस ले लिया' },
  cashGivenBack: withValues<{ amount: number }>({
    en: ({ amount }) => `${formatRupees(amount)} given back in cash`,
    hi: ({ amount }) => `${formatRupees(amount)} कैश वापस दिए`,
  }),
  cashToCome: withValues<{ amount: number }>({
    en: ({ amount }) => `${formatRupees(amount)} back in cash, at your door`,
    hi: ({ amount }) => `${formatRupees(amount)} कैश वापस, आपके घर पर`,
  }),
  /** In the mail, so that the customer notices cash that never arrived. */
  didYouGetIt: {
    en: 'Did you not get it? Please call us.',
    hi: 'पैसे नहीं मिले? हमें फ़ोन करें।',
  },
} satisfies Messages;
