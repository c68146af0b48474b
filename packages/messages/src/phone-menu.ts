import type { Messages } from './message.ts';

export const phoneMenu = {
  close: { en: 'Close menu', hi: 'मेन्यू बंद करें' },
  cartAndMembership: { en: 'Cart and membership', hi: 'कार्ट और मेंबरशिप' },
  signInFirst: { en: 'Please sign in first', hi: 'पहले साइन इन करें' },
  myAccount: { en: 'My Account', hi: 'मेरा खाता' },
  accountHint: { en: 'Profile, orders and wallet', hi: 'प्रोफ़ाइल, ऑर्डर और वॉलेट' },
  language: { en: 'Language', hi: 'भाषा' },
} satisfies Messages;
