import { formatRupees } from '@subah/rules/money';
import { type Messages, withValues } from './message.ts';

/** What the shop changed in an order, on its page and in the mail. */
export const orderChanges = {
  title: { en: 'We changed your order', hi: 'आपके ऑर्डर में बदलाव हुआ है' },
  itemsCancelled: { en: 'You cancelled items', hi: 'आपने सामान रद्द किया' },
  returnAccepted: { en: 'Return accepted', hi: 'वापसी मंज़ूर हुई' },
  returnAcceptedText: {
    en: 'We have accepted your return. Thank you for telling us.',
    hi: 'आपका सामान वापस ले लिया है। बताने के लिए धन्यवाद।',
  },
  cashBack: withValues<{ amount: number }>({
    en: ({ amount }) => `You get ${formatRupees(amount)} back in cash when we pick up the items.`,
    hi: ({ amount }) => `सामान लेते समय आपको ${formatRupees(amount)} कैश वापस मिलेंगे।`,
  }),
  /** Of an item that is not fetched: a lab test. */
  cashBackAtDoor: withValues<{ amount: number }>({
    en: ({ amount }) => `You get ${formatRupees(amount)} back in cash, at your door.`,
    hi: ({ amount }) => `${formatRupees(amount)} कैश आपको घर पर वापस मिलेंगे।`,
  }),
  freshnessCredit: { en: 'Freshness credit', hi: 'ताज़गी क्रेडिट' },
  payForWhatYouGet: {
    en: 'Some items in your order have changed. You pay only for what you get.',
    hi: 'आपके ऑर्डर के कुछ सामान बदले हैं। आप सिर्फ़ उसी के पैसे देंगे जो आपको मिलेगा।',
  },
  lineRemoved: withValues<{ name: string; quantity: number }>({
    en: ({ name, quantity }) => `${quantity} × ${name}: removed.`,
    hi: ({ name, quantity }) => `${quantity} × ${name}: ऑर्डर से हटाया गया।`,
  }),
  lineReduced: withValues<{ name: string; before: number; after: number }>({
    en: ({ name, before, after }) => `${name}: ${after} instead of ${before}.`,
    hi: ({ name, before, after }) => `${name}: ${before} की जगह ${after}।`,
  }),
  lineCheaper: withValues<{ name: string; before: number; after: number }>({
    en: ({ name, before, after }) => `${name}: ${formatRupees(after)} instead of ${formatRupees(before)}.`,
    hi: ({ name, before, after }) => `${name}: ${formatRupees(before)} की जगह ${formatRupees(after)}।`,
  }),
  lineReplaced: withValues<{ name: string; other: string; quantity: number; amount: number }>({
    en: ({ name, other, quantity, amount }) =>
      `Instead of ${name} you get ${quantity} × ${other} for ${formatRupees(amount)}.`,
    hi: ({ name, other, quantity, amount }) =>
      `${name} की जगह आपको ${quantity} × ${other} मिलेगा, ${formatRupees(amount)} में।`,
  }),
  movedTitle: { en: 'Your delivery has moved', hi: 'आपकी डिलीवरी का दिन बदला है' },
  billBefore: { en: 'Bill before', hi: 'पहले का बिल' },
  billNow: { en: 'Bill now', hi: 'अब का बिल' },
  refund: { en: 'Refund', hi: 'रिफ़ंड' },
  coinsReturned: withValues<{ coins: number }>({
    en: ({ coins }) => `${coins} SuperCoins are back in your wallet.`,
    hi: ({ coins }) => `${coins} सुपरकॉइन आपके वॉलेट में वापस आ गए हैं।`,
  }),
} satisfies Messages;
