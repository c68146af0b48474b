import type { StaffMessages } from './message.ts';

/** Words that stand in several sections. */
export const common = {
  cancel: { en: 'Cancel' },
  day: { en: 'Day' },
  failedToLoad: { en: 'Failed to load data' },
  wentWrong: { en: 'something went wrong' },
} satisfies StaffMessages;
