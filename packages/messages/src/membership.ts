import type { DeliveryTexts } from './delivery-promise.ts';
import { type Messages, withValues } from './message.ts';

export const membership = {
  title: { en: 'Membership', hi: 'मेंबरशिप' },
  description: {
    en: 'Free delivery on smaller orders and discounts on medicines and lab tests, for a week, a month or a year.',
    hi: 'छोटे ऑर्डर पर भी डिलीवरी मुफ़्त, दवाइयों और लैब टेस्ट पर छूट, हफ़्ते, महीने या साल भर के लिए।',
  },
  intro: {
    en: 'Pay once and save on every order: free delivery on smaller orders, and discounts on medicines and lab tests.',
    hi: 'एक बार पैसे दें और हर ऑर्डर पर बचत करें: छोटे ऑर्डर पर भी डिलीवरी मुफ़्त, दवाइयों और लैब टेस्ट पर छूट।',
  },
  noPlansTitle: { en: 'No plans at the moment', hi: 'अभी कोई प्लान नहीं है' },
  noPlansText: { en: 'New plans are coming soon. Please check again.', hi: 'नए प्लान जल्द आएँगे। फिर देखें।' },
  startShopping: { en: 'Start shopping', hi: 'ख़रीदारी शुरू करें' },
  secondPlan: {
    en: 'A second plan starts when the first one ends, so you lose no paid day. During the free plan, a paid plan starts at once and the rest of the free one follows it. No auto-renewal.',
    hi: 'दूसरा प्लान पहले के ख़त्म होने पर शुरू होता है, कोई दिन बेकार नहीं जाता। मुफ़्त प्लान के बीच लिया प्लान तुरंत शुरू होता है और मुफ़्त प्लान के बचे दिन उसके बाद मिलते हैं। प्लान अपने-आप रिन्यू नहीं होता।',
  },
  yourMembership: { en: 'Your membership', hi: 'आपकी मेंबरशिप' },
  yourMembershipDescription: { en: 'Your membership.', hi: 'आपकी मेंबरशिप।' },
  signInReason: { en: 'Sign in to see your membership.', hi: 'अपनी मेंबरशिप देखने के लिए साइन इन करें।' },
  confirmed: { en: 'Membership confirmed', hi: 'मेंबरशिप चालू हो गई' },
  confirmedText: {
    en: 'Benefits are applied automatically at checkout.',
    hi: 'ऑर्डर करते समय फ़ायदे अपने-आप लग जाएँगे।',
  },
  goToCart: { en: 'Go to Cart', hi: 'कार्ट देखें' },
  extend: { en: 'Extend it', hi: 'आगे बढ़ाएँ' },
  noneTitle: { en: 'No membership yet', hi: 'अभी मेंबरशिप नहीं है' },
  noneText: {
    en: 'Choose a plan to see its benefits and end date here.',
    hi: 'प्लान चुनें, फिर उसके फ़ायदे और आख़िरी तारीख़ यहाँ दिखेगी।',
  },
  getMembership: { en: 'Get Membership', hi: 'मेंबरशिप लें' },
  loadFailed: { en: 'Failed to load subscription data', hi: 'मेंबरशिप की जानकारी नहीं खुल पाई' },
  somethingWrong: { en: 'Something went wrong', hi: 'कुछ गड़बड़ हुई' },
  yourPlan: { en: 'Your plan', hi: 'आपका प्लान' },
  yourPlanNamed: withValues<{ title: string }>({
    en: ({ title }) => `Your plan: ${title}`,
    hi: ({ title }) => `आपका प्लान: ${title}`,
  }),
  active: { en: 'Active', hi: 'चालू है' },
  timeUsed: { en: 'Time used', hi: 'कितना समय बीता' },
  /** `{days}` is an element. */
  until: withValues<{ date: string }>({
    en: ({ date }) => `{days} · until ${date}`,
    hi: ({ date }) => `{days} · ${date} तक`,
  }),
  benefits: { en: 'Membership benefits', hi: 'मेंबरशिप के फ़ायदे' },
  benefitsOf: withValues<{ title: string }>({
    en: ({ title }) => `Membership benefits of plan ${title}`,
    hi: ({ title }) => `मेंबरशिप के फ़ायदे: ${title}`,
  }),
  /** `{title}` is an element. */
  benefitsIntro: {
    en: 'Plan {title}. Benefits are applied automatically at checkout.',
    hi: 'प्लान {title}। ऑर्डर करते समय फ़ायदे अपने-आप लग जाते हैं।',
  },
} satisfies Messages;

export const planBenefits = {
  delivery: { en: 'Free delivery', hi: 'डिलीवरी मुफ़्त' },
  deliveryFrom: withValues<{ amount: string }>({
    en: ({ amount }) => `No small cart charge from ${amount}.`,
    hi: ({ amount }) => `${amount} से ऊपर छोटी कार्ट का चार्ज नहीं।`,
  }),
  deliveryAlways: { en: 'No small cart charge on any order.', hi: 'किसी भी ऑर्डर पर छोटी कार्ट का चार्ज नहीं।' },
  offTheBill: { en: 'Taken off the bill.', hi: 'बिल में से कम हो जाता है।' },
  consultations: { en: 'Doctor consultations', hi: 'डॉक्टर की सलाह' },
  consultationsText: { en: 'No consultation fee.', hi: 'सलाह की फ़ीस नहीं।' },
  dailyMilkText: withValues<DeliveryTexts>({
    en: ({ windows }) => `Plan your milk for every morning, ${windows}.`,
    hi: ({ windows }) => `हर ${windows} के लिए दूध का प्लान बनाएँ।`,
  }),
  milkTestingKit: { en: 'Milk testing kit', hi: 'दूध जाँचने की किट' },
  milkTestingKitText: { en: 'One kit for your kitchen, free.', hi: 'आपकी रसोई के लिए एक किट, मुफ़्त।' },
} satisfies Messages;

/** A plan in the list and in the cart. */
export const planOffer = {
  bestValue: { en: 'BEST VALUE', hi: 'सबसे किफ़ायती' },
  forDays: withValues<{ count: number }>({
    en: ({ count }) => `for ${count} days`,
    hi: ({ count }) => `${count} दिन के लिए`,
  }),
  wouldHaveSaved: withValues<{ amount: string; month: string }>({
    en: ({ amount, month }) => `Would have saved you ${amount} in ${month}`,
    hi: ({ amount, month }) => `${month} में आपके ${amount} बचते`,
  }),
  oncePerCustomer: { en: 'One per customer', hi: 'हर ग्राहक को एक बार' },
  noRenewal: { en: 'No auto-renewal', hi: 'अपने-आप रिन्यू नहीं होता' },
  perMonth: withValues<{ amount: string }>({
    en: ({ amount }) => `${amount} a month · no auto-renewal`,
    hi: ({ amount }) => `${amount} महीना · अपने-आप रिन्यू नहीं होता`,
  }),
  inCart: { en: 'In your cart', hi: 'कार्ट में है' },
  addToCart: { en: 'Add to cart', hi: 'कार्ट में डालें' },
  inCartPlan: withValues<{ title: string }>({
    en: ({ title }) => `In your cart: plan ${title}`,
    hi: ({ title }) => `कार्ट में है: ${title} प्लान`,
  }),
  addPlan: withValues<{ title: string }>({
    en: ({ title }) => `Add to cart plan ${title}`,
    hi: ({ title }) => `कार्ट में डालें: ${title} प्लान`,
  }),
  addedTitle: { en: 'Plan added to cart', hi: 'प्लान कार्ट में डल गया' },
  /** `{title}` is an element. */
  addedText: { en: 'Your plan {title} is in the cart.', hi: '{title} का प्लान कार्ट में है।' },
  startsAtOnce: {
    en: 'Its benefits apply as soon as you pay for it.',
    hi: 'पैसे देते ही इसके फ़ायदे मिलने लगेंगे।',
  },
  startsBeforeFree: {
    en: 'Starts as soon as you pay. The rest of your free plan follows it.',
    hi: 'पैसे देते ही शुरू होगा। मुफ़्त प्लान के बचे दिन उसके बाद मिलेंगे।',
  },
  continueBrowsing: { en: 'Continue browsing', hi: 'और देखें' },
  cartLabel: { en: 'Membership plan', hi: 'मेंबरशिप प्लान' },
  remove: { en: 'Remove plan', hi: 'प्लान हटाएँ' },
  cartTitle: withValues<{ title: string }>({
    en: ({ title }) => `Membership · ${title}`,
    hi: ({ title }) => `मेंबरशिप · ${title}`,
  }),
  days: withValues<{ count: number }>({
    en: ({ count }) => `${count} days`,
    hi: ({ count }) => `${count} दिन`,
  }),
  startFree: { en: 'Start free plan', hi: 'मुफ़्त प्लान शुरू करें' },
  pay: withValues<{ amount: string }>({
    en: ({ amount }) => `Pay ${amount}`,
    hi: ({ amount }) => `${amount} दें`,
  }),
  loadFailed: { en: 'Failed to load subscription data.', hi: 'मेंबरशिप की जानकारी नहीं खुल पाई।' },
  notOffered: { en: 'This plan is no longer offered.', hi: 'यह प्लान अब नहीं मिलता।' },
  seePlans: { en: 'See the plans', hi: 'प्लान देखें' },
  priceChangedTitle: { en: 'The price has changed', hi: 'दाम बदल गया है' },
  priceChangedText: withValues<{ before: string; now: string }>({
    en: ({ before, now }) => `This plan now costs ${now} instead of ${before}. You haven’t paid anything yet.`,
    hi: ({ before, now }) => `इस प्लान का दाम ${before} से ${now} हो गया है। आपने अभी कुछ नहीं दिया है।`,
  }),
  notNow: { en: 'Not now', hi: 'अभी नहीं' },
  startsLater: withValues<{ date: string }>({
    en: ({ date }) => `Starts on ${date}, when your current plan ends.`,
    hi: ({ date }) => `${date} से शुरू होगा, जब आपका अभी का प्लान ख़त्म होगा।`,
  }),
  success: { en: 'Subscription Successful 🎉', hi: 'मेंबरशिप मिल गई 🎉' },
  paymentFailed: { en: 'Payment failed. Try again.', hi: 'भुगतान नहीं हुआ। दोबारा कोशिश करें।' },
  somethingWrong: { en: 'Something went wrong', hi: 'कुछ गड़बड़ हुई' },
} satisfies Messages;
