import type { Messages } from './message.ts';

/** Buttons and states that most pages have. */
export const common = {
  tryAgain: { en: 'Try again', hi: 'दोबारा कोशिश करें' },
  failed: {
    en: 'Something went wrong on our side. Please try again.',
    hi: 'हमारी तरफ़ से कुछ गड़बड़ हुई। दोबारा कोशिश करें।',
  },
  offline: { en: 'You are offline', hi: 'इंटरनेट नहीं है' },
  loading: { en: 'Loading…', hi: 'आ रहा है…' },
  save: { en: 'Save', hi: 'सेव करें' },
  cancel: { en: 'Cancel', hi: 'रहने दें' },
  close: { en: 'Close', hi: 'बंद करें' },
  back: { en: 'Back', hi: 'पीछे' },
  next: { en: 'Next', hi: 'आगे' },
  previous: { en: 'Previous', hi: 'पीछे' },
  remove: { en: 'Remove', hi: 'हटाएँ' },
  free: { en: 'Free', hi: 'मुफ़्त' },
  required: { en: 'Required', hi: 'यह भरना ज़रूरी है' },
  home: { en: 'Home', hi: 'होम' },
} satisfies Messages;
