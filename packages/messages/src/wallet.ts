import { type Messages, plural, withValues } from './message.ts';

export const wallet = {
  title: { en: 'Wallet', hi: 'वॉलेट' },
  description: { en: 'Your SuperCoins.', hi: 'आपके सुपरकॉइन।' },
  signInReason: { en: 'Sign in to see your SuperCoins.', hi: 'अपने सुपरकॉइन देखने के लिए साइन इन करें।' },
  fetchFailed: { en: 'Failed to fetch your SuperCoins', hi: 'आपके सुपरकॉइन नहीं दिख पाए' },
  balance: { en: 'SuperCoin balance', hi: 'सुपरकॉइन बैलेंस' },
  superCoins: { en: 'SuperCoins', hi: 'सुपरकॉइन' },
  worth: { en: '1 coin = ₹1', hi: '1 कॉइन = ₹1' },
  worthNote: { en: 'off online payments', hi: 'ऑनलाइन भुगतान पर छूट' },
  expiryLabel: { en: 'When coins expire', hi: 'कॉइन कब ख़त्म होंगे' },
  expires: withValues<{ count: number; date: string }>({
    en: ({ count, date }) =>
      plural.en(count, { one: `1 coin expires on ${date}`, other: `${count} coins expire on ${date}` }),
    hi: ({ count, date }) => `${count} कॉइन ${date} को ख़त्म ${plural.hi(count, { one: 'हो जाएगा', other: 'हो जाएँगे' })}`,
  }),
  useSoon: { en: 'Use them soon', hi: 'जल्दी इस्तेमाल करें' },
  owed: withValues<{ count: number }>({
    en: ({ count }) =>
      `${plural.en(count, { one: '1 coin', other: `${count} coins` })} will be deducted from your next coins (returned order).`,
    hi: ({ count }) => `वापस किए गए ऑर्डर के ${count} कॉइन आपके अगले कॉइन में से कट जाएँगे।`,
  }),
  history: { en: 'History', hi: 'हिसाब' },
  historyLabel: { en: 'History of your SuperCoins', hi: 'आपके सुपरकॉइन का हिसाब' },
  emptyTitle: { en: 'Nothing here yet', hi: 'अभी यहाँ कुछ नहीं है' },
  emptyText: {
    en: 'You earn 1 coin for every ₹50 of an order when it is delivered.',
    hi: 'ऑर्डर पहुँचने पर हर ₹50 पर 1 कॉइन मिलता है।',
  },
  expiresOn: withValues<{ date: string }>({
    en: ({ date }) => `expires ${date}`,
    hi: ({ date }) => `${date} तक`,
  }),
  coins: { en: 'coins', hi: 'कॉइन' },
} satisfies Messages;

export const referral = {
  title: { en: 'Have a referral code?', hi: 'दोस्त का कोड है?' },
  text: withValues<{ coins: number }>({
    en: ({ coins }) => `With a friend’s code you both get ${coins} coins when your first order is delivered.`,
    hi: ({ coins }) => `दोस्त के कोड से आप दोनों को ${coins} कॉइन मिलेंगे, जब आपका पहला ऑर्डर पहुँचेगा।`,
  }),
  code: { en: 'Referral code', hi: 'दोस्त का कोड' },
  codeMissing: { en: 'Enter a referral code.', hi: 'दोस्त का कोड लिखें।' },
  use: { en: 'Use code', hi: 'कोड लगाएँ' },
  applied: { en: 'Code applied.', hi: 'कोड लग गया।' },
  appliedNote: withValues<{ coins: number }>({
    en: ({ coins }) => `Code applied. You both get ${coins} coins after your first delivery.`,
    hi: ({ coins }) => `कोड लग गया। पहली डिलीवरी के बाद आप दोनों को ${coins} कॉइन मिलेंगे।`,
  }),
  checkFailed: { en: 'We couldn’t check the code. Try again.', hi: 'कोड चेक नहीं हो पाया। दोबारा कोशिश करें।' },
} satisfies Messages;

/** Why coins were moved, by the codes of the API. */
export const coinMoveReasons = {
  'earned-with-order': { en: 'Earned with an order', hi: 'ऑर्डर पर मिले' },
  'used-on-order': { en: 'Used on an order', hi: 'ऑर्डर में लगाए' },
  'given-back': { en: 'Returned to your wallet', hi: 'वॉलेट में वापस आए' },
  'taken-back': { en: 'Deducted for a returned order', hi: 'वापस किए गए ऑर्डर के लिए कटे' },
  owed: { en: 'Deducted for a returned order', hi: 'वापस किए गए ऑर्डर के लिए कटे' },
  'rejected-medicine': { en: 'Removed by the pharmacist', hi: 'फ़ार्मासिस्ट ने हटाया' },
  'items-changed': { en: 'Returned for changed items', hi: 'बदले हुए सामान के लिए वापस आए' },
  'freshness-credit': { en: 'Freshness credit', hi: 'ताज़गी क्रेडिट' },
  'referral-invited': { en: 'Referral: your first order was delivered', hi: 'दोस्त का कोड: आपका पहला ऑर्डर पहुँचा' },
  'referral-inviting': {
    en: 'Referral: a friend’s first order was delivered',
    hi: 'दोस्त का कोड: दोस्त का पहला ऑर्डर पहुँचा',
  },
  'referral-taken-back': {
    en: 'Referral: deducted, as the first order came back',
    hi: 'दोस्त का कोड: पहला ऑर्डर वापस आया, इसलिए कटे',
  },
  expired: { en: 'SuperCoins expired', hi: 'सुपरकॉइन ख़त्म हुए' },
} satisfies Messages;
