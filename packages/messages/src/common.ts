import type { Messages } from './message.ts';

/** Buttons and states that most pages have. */
export const common = {
  tryAgain: { en: 'Try again', hi: 'दोबारा कोशिश करें' },
  loading: { en: 'Loading…', hi: 'आ रहा है…' },
  save: { en: 'Save', hi: 'सेव करें' },
  cancel: { en: 'Cancel', hi: 'रहने दें' },
  close: { en: 'Close', hi: 'बंद करें' },
  back: { en: 'Back', hi: 'पीछे' },
  remove: { en: 'Remove', hi: 'हटाएँ' },
  free: { en: 'Free', hi: 'मुफ़्त' },
} satisfies Messages;
