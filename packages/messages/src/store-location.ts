import type { DeliveryTexts } from './delivery-promise.ts';
import { type Messages, plural, withValues } from './message.ts';

/** The page of stores and delivery areas. */
export const storeLocation = {
  pageTitle: { en: 'Stores and areas we deliver', hi: 'दुकानें और डिलीवरी के इलाके' },
  description: withValues<{ count: number }>({
    en: ({ count }) =>
      `Our stores and the ${plural.en(count, { one: 'locality', other: `${count} localities` })} that we deliver to. Check your pincode before you order.`,
    hi: ({ count }) => `हमारी दुकानें और ${count} इलाके, जहाँ हम डिलीवरी करते हैं। ऑर्डर से पहले अपना पिनकोड देख लें।`,
  }),
  title: { en: 'Stores and delivery areas', hi: 'दुकानें और डिलीवरी के इलाके' },
  areas: { en: 'Areas we deliver', hi: 'हम यहाँ डिलीवर करते हैं' },
  areasText: { en: 'Choose your area and start shopping.', hi: 'अपना इलाका चुनें और ख़रीदारी शुरू करें।' },
  delivering: withValues<{ area: string }>({
    en: ({ area }) => `Delivering to ${area}`,
    hi: ({ area }) => `डिलीवरी ${area} में होगी`,
  }),
  loadFailed: { en: 'Failed to load data', hi: 'पूरा पेज लोड नहीं हुआ' },
  stores: { en: '197 Stores', hi: '197 दुकानें' },
  question: { en: 'Do we deliver to you?', hi: 'क्या आपके यहाँ डिलीवरी है?' },
  pincode: { en: 'Pincode', hi: 'पिनकोड' },
  check: { en: 'Check', hi: 'देखें' },
  invitation: withValues<DeliveryTexts>({
    en: ({ windows }) => `We deliver every day, ${windows}. Enter your pincode to check.`,
    hi: ({ windows }) => `हर दिन ${windows} डिलीवरी होती है। अपना पिनकोड लिखकर देखें।`,
  }),
  invalidPincode: { en: 'Enter a valid 6-digit pincode.', hi: 'सही 6 अंकों का पिनकोड लिखें।' },
  checkFailed: {
    en: 'We could not check this pincode. Please try again.',
    hi: 'यह पिनकोड अभी नहीं देख पाए। दोबारा कोशिश करें।',
  },
  notDelivered: withValues<{ pincode: string }>({
    en: ({ pincode }) => `Sorry, we don't deliver to ${pincode} yet.`,
    hi: ({ pincode }) => `${pincode} में अभी डिलीवरी नहीं है।`,
  }),
  seeAreas: { en: 'See the areas below.', hi: 'नीचे हमारे इलाके देखें।' },
  delivered: withValues<{ pincode: string }>({
    en: ({ pincode }) => `Yes, we deliver to ${pincode}.`,
    hi: ({ pincode }) => `हाँ, ${pincode} में डिलीवरी है।`,
  }),
  areasThere: withValues<{ areas: string }>({
    en: ({ areas }) => `Areas there: ${areas}.`,
    hi: ({ areas }) => `वहाँ के इलाके: ${areas}।`,
  }),
} satisfies Messages;
