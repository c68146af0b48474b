import { type Messages, withValues } from '../message.ts';

/** Why a payment is refunded instead of fulfilled. */
export const sentBackReasons = {
  paidTwice: {
    en: 'You paid twice, and the second payment goes back.',
    hi: 'आपने दो बार भुगतान किया था, दूसरा वापस कर रहे हैं।',
  },
  alreadyPaid: { en: 'This was paid already.', hi: 'इसका भुगतान पहले ही हो चुका था।' },
  accountDeleted: {
    en: 'The account was deleted before the payment arrived.',
    hi: 'भुगतान आने से पहले खाता हटा दिया गया था।',
  },
  threeDaysLate: {
    en: 'Your payment came more than three days late.',
    hi: 'भुगतान तीन दिन से ज़्यादा देर से आया।',
  },
  mismatch: {
    en: 'This payment does not match what was asked for.',
    hi: 'भुगतान की रकम माँगी गई रकम से अलग थी।',
  },
  testPayment: {
    en: 'This was a test payment of the shop.',
    hi: 'यह दुकान का टेस्ट भुगतान था।',
  },
  orderGone: { en: 'The order does not exist any more.', hi: 'यह ऑर्डर अब नहीं है।' },
  orderedAgain: {
    en: 'You ordered the same basket again meanwhile.',
    hi: 'इस बीच आपने यही सामान दोबारा ऑर्डर कर दिया।',
  },
  notServed: {
    en: 'Your payment came late, and we no longer deliver to your pincode.',
    hi: 'भुगतान देर से आया, और अब हम आपके पिनकोड पर डिलीवरी नहीं करते।',
  },
  notSold: {
    en: 'Your payment came late, and some of the goods are no longer sold.',
    hi: 'भुगतान देर से आया, और कुछ सामान अब नहीं बिकता।',
  },
  soldOut: {
    en: 'Your payment came late, and the goods are sold out.',
    hi: 'भुगतान देर से आया, तब तक सामान बिक गया।',
  },
  couponOver: withValues<{ code: string }>({
    en: ({ code }) => `Your payment came late, and coupon ${code} can no longer be used for this order.`,
    hi: ({ code }) => `भुगतान देर से आया, और कूपन ${code} अब इस ऑर्डर पर नहीं लग सकता।`,
  }),
  priceChanged: {
    en: 'Your payment came late, and the price of this order has changed since.',
    hi: 'भुगतान देर से आया, तब तक इस ऑर्डर का दाम बदल गया।',
  },
  slotsFull: {
    en: 'Your payment came late, and all delivery times are full.',
    hi: 'भुगतान देर से आया, और डिलीवरी के सारे समय भर गए।',
  },
  membershipGone: { en: 'This membership is no longer known.', hi: 'यह मेंबरशिप अब नहीं है।' },
  planChanged: {
    en: 'Your payment came late, and this plan has changed since.',
    hi: 'भुगतान देर से आया, तब तक यह प्लान बदल गया।',
  },
} satisfies Messages;
