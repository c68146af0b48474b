import type { Messages } from './message.ts';

/** Buttons and states that every page has. */
export const common = {
  tryAgain: { en: 'Try again', hi: 'दोबारा कोशिश करें' },
  cancel: { en: 'Cancel', hi: 'रहने दें' },
  back: { en: 'Back', hi: 'पीछे' },
  remove: { en: 'Remove', hi: 'हटाएँ' },
} satisfies Messages;
