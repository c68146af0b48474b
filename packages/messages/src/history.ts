import type { Messages } from './message.ts';

/** The end of a history of which older entries are loaded on demand. */
export const history = {
  showMore: { en: 'Show more', hi: 'और देखें' },
  olderFailed: {
    en: 'We couldn’t load older entries. Try again.',
    hi: 'पुरानी एंट्री नहीं आ पाईं। दोबारा कोशिश करें।',
  },
} satisfies Messages;
