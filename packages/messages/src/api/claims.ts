import { type Message, type Messages, withValues } from '../message.ts';

/** Cancelling and returning items, and freshness credits. */
export const claimInputs = {
  chooseItems: { en: 'Choose at least one item.', hi: 'कम से कम एक सामान चुनें।' },
  unknownItem: { en: 'This order has no such item any more.', hi: 'यह सामान अब इस ऑर्डर में नहीं है।' },
  tooMany: withValues<{ name: Message; quantity: number }>({
    en: ({ name, quantity }) => `${name.en}: at most ${quantity}.`,
    hi: ({ name, quantity }) => `${name.hi}: ज़्यादा से ज़्यादा ${quantity}।`,
  }),
  photoTooLarge: { en: 'The photo may have at most 8 MB.', hi: 'फ़ोटो 8 MB से बड़ी न हो।' },
  onePhoto: { en: 'Please add one photo.', hi: 'एक ही फ़ोटो जोड़ें।' },
  photoMissing: { en: 'Please add a photo of the item.', hi: 'सामान की फ़ोटो जोड़ें।' },
} satisfies Messages;

export const claimAnswers = {
  itemsCancelled: { en: 'Items cancelled.', hi: 'सामान रद्द हो गया।' },
  credited: withValues<{ coins: number }>({
    en: ({ coins }) => `Sorry about that! ${coins} SuperCoins are in your wallet.`,
    hi: ({ coins }) => `माफ़ कीजिए! ${coins} सुपरकॉइन आपके वॉलेट में डाल दिए हैं।`,
  }),
} satisfies Messages;

export const claimRefusals = {
  packed: {
    en: 'Your order is already packed, so single items can’t be cancelled any more.',
    hi: 'आपका ऑर्डर पैक हो चुका है, इसलिए अब एक-एक सामान रद्द नहीं हो सकता।',
  },
  costsMore: {
    en: 'Without these items your coupon or free delivery no longer applies, and the rest would cost more than now.',
    hi: 'इनके बिना कूपन या मुफ़्त डिलीवरी नहीं रहेगी और बाकी सामान अभी से महँगा पड़ेगा।',
  },
  labTest: {
    en: 'A lab test cannot be returned. Please call us if something is wrong with it.',
    hi: 'लैब टेस्ट वापस नहीं हो सकता। कोई गड़बड़ हो तो हमें फ़ोन करें।',
  },
  notFresh: {
    en: 'Instant credit is for fruits, vegetables and dairy. Please ask for a return instead.',
    hi: 'तुरंत क्रेडिट सिर्फ़ फल, सब्ज़ी और दूध-दही के लिए है। इसे “वापस करें” से भेजें।',
  },
  creditTimeOver: {
    en: 'Instant credit is possible within 2 hours of delivery. You can still ask for a return.',
    hi: 'तुरंत क्रेडिट डिलीवरी के 2 घंटे के अंदर ही मिलता है। आप सामान वापस कर सकते हैं।',
  },
  creditedBefore: {
    en: 'This item has been credited already.',
    hi: 'इस सामान का क्रेडिट मिल चुका है।',
  },
  creditLimit: {
    en: 'You have reached the limit for instant credits. Please ask for a return, and we will look at it today.',
    hi: 'तुरंत क्रेडिट की सीमा पूरी हो गई है। “वापस करें” से बताएँ, हम आज ही देखेंगे।',
  },
} satisfies Messages;
