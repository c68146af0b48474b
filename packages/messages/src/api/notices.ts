import type { Messages } from '../message.ts';

export const noticeInputs = {
  endpoint: {
    en: 'This is not the address of a push service.',
    hi: 'यह पुश सर्विस का पता नहीं है।',
  },
  keys: { en: 'The keys of the browser are not valid.', hi: 'ब्राउज़र की चाबियाँ सही नहीं हैं।' },
} satisfies Messages;
