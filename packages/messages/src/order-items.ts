import { type Messages, withValues } from './message.ts';

/** Cancelling, returning and crediting single items. */
export const orderItems = {
  cancelItems: { en: 'Cancel items', hi: 'कुछ सामान रद्द करें' },
  freshness: { en: 'Not fresh? Get SuperCoins now', hi: 'ताज़ा नहीं? अभी सुपरकॉइन पाएँ' },
  freshnessHint: withValues<{ until: string }>({
    en: ({ until }) => `Send a photo by ${until} and get SuperCoins at once.`,
    hi: ({ until }) => `${until} तक फ़ोटो भेजें और तुरंत सुपरकॉइन पाएँ।`,
  }),
  chooseCancel: { en: 'What should we leave out?', hi: 'क्या न भेजें?' },
  chooseReturn: { en: 'What would you like to return?', hi: 'क्या वापस करना है?' },
  chooseFresh: { en: 'Which item is not fresh?', hi: 'कौन-सा सामान ताज़ा नहीं है?' },
  chooseReason: { en: 'Choose a reason', hi: 'वजह चुनें' },
  chooseItems: { en: 'Choose at least one item.', hi: 'कम से कम एक सामान चुनें।' },
  quantityOf: withValues<{ name: string }>({
    en: ({ name }) => `Quantity of ${name}`,
    hi: ({ name }) => `${name} की संख्या`,
  }),
  note: { en: 'Anything else? (optional)', hi: 'कुछ और बताना है? (ज़रूरी नहीं)' },
  addPhoto: { en: 'Add a photo', hi: 'फ़ोटो जोड़ें' },
  photoAdded: { en: 'Photo added. Change it', hi: 'फ़ोटो जुड़ गई। बदलें' },
  photoHelps: { en: 'A photo helps us decide faster.', hi: 'फ़ोटो से हम जल्दी देख पाते हैं।' },
  photoMissing: { en: 'Please add a photo of the item.', hi: 'सामान की फ़ोटो जोड़ें।' },
  refundPreview: withValues<{ amount: string }>({
    en: ({ amount }) => `You get ${amount} back`,
    hi: ({ amount }) => `आपको ${amount} वापस मिलेंगे`,
  }),
  toAccount: { en: 'To the account you paid from.', hi: 'उसी खाते में जिससे आपने दिए थे।' },
  inCash: { en: 'In cash, when we pick up the items.', hi: 'सामान लेते समय कैश में।' },
  cashAtDoor: { en: 'In cash, at your door.', hi: 'कैश में, आपके घर पर।' },
  lessCash: withValues<{ amount: string }>({
    en: ({ amount }) => `You pay ${amount} at delivery.`,
    hi: ({ amount }) => `डिलीवरी पर ${amount} देने होंगे।`,
  }),
  coinsBack: withValues<{ coins: number }>({
    en: ({ coins }) => `and ${coins} SuperCoins`,
    hi: ({ coins }) => `और ${coins} सुपरकॉइन`,
  }),
  couponLost: {
    en: 'Your coupon no longer applies to the rest of the order.',
    hi: 'बाकी ऑर्डर पर आपका कूपन नहीं लगेगा।',
  },
  chargeAdded: withValues<{ amount: string }>({
    en: ({ amount }) => `A small cart charge of ${amount} is added.`,
    hi: ({ amount }) => `छोटी कार्ट का ${amount} चार्ज जुड़ेगा।`,
  }),
  confirmCancel: { en: 'Cancel these items', hi: 'यह सामान रद्द करें' },
  askReturn: { en: 'Submit request', hi: 'रिक्वेस्ट भेजें' },
  getCredit: { en: 'Get SuperCoins', hi: 'सुपरकॉइन पाएँ' },
  cancelled: { en: 'Items cancelled.', hi: 'सामान रद्द हो गया।' },
  failed: { en: 'This was not sent. Please try again.', hi: 'यह भेजा नहीं जा सका। दोबारा कोशिश करें।' },
} satisfies Messages;

/** Returns, credits and refunds on the card of an order. */
export const orderClaims = {
  returnOpen: { en: 'Return requested. We will answer today.', hi: 'वापसी की रिक्वेस्ट मिल गई। आज ही जवाब देंगे।' },
  returnAccepted: { en: 'Return accepted', hi: 'वापसी मंज़ूर' },
  returnRefused: { en: 'Return not accepted', hi: 'वापसी मंज़ूर नहीं हुई' },
  credit: withValues<{ coins: number }>({
    en: ({ coins }) => `Freshness credit: ${coins} SuperCoins`,
    hi: ({ coins }) => `ताज़गी क्रेडिट: ${coins} सुपरकॉइन`,
  }),
  refundQueued: withValues<{ amount: string }>({
    en: ({ amount }) => `Refund of ${amount} started`,
    hi: ({ amount }) => `${amount} का रिफ़ंड शुरू हो गया`,
  }),
  refundSent: withValues<{ amount: string }>({
    en: ({ amount }) => `Refund of ${amount} is with your bank, usually 5 to 7 working days`,
    hi: ({ amount }) => `${amount} का रिफ़ंड बैंक के पास है, 5–7 कामकाजी दिन लगते हैं`,
  }),
  refundProcessed: withValues<{ amount: string; day: string }>({
    en: ({ amount, day }) => `Refund of ${amount} paid on ${day}`,
    hi: ({ amount, day }) => `${amount} का रिफ़ंड ${day} को हो गया`,
  }),
  refundFailed: withValues<{ amount: string }>({
    en: ({ amount }) => `Refund of ${amount} is delayed. We are taking care of it.`,
    hi: ({ amount }) => `${amount} के रिफ़ंड में देर हो रही है। हम देख रहे हैं।`,
  }),
} satisfies Messages;
