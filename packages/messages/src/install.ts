import type { Messages } from './message.ts';

/** The offer to install the shop on the home screen, from the second visit on. */
export const install = {
  text: {
    en: 'Put the shop on your home screen. It opens faster and works with weak internet.',
    hi: 'दुकान को होम स्क्रीन पर रखें। जल्दी खुलेगा और कम इंटरनेट में भी चलेगा।',
  },
  install: { en: 'Install', hi: 'इंस्टॉल करें' },
  notNow: { en: 'Not now', hi: 'अभी नहीं' },
} satisfies Messages;
