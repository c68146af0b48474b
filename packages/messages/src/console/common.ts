import type { StaffMessages } from './message.ts';

/** Words that stand in several sections. */
export const common = {
  cancel: { en: 'Cancel' },
  csv: { en: 'CSV' },
  date: { en: 'Date' },
  day: { en: 'Day' },
  email: { en: 'Email' },
  failedToLoad: { en: 'Failed to load data' },
  from: { en: 'From' },
  mobile: { en: 'Mobile' },
  print: { en: 'Print' },
  reason: { en: 'Reason' },
  reasonRequired: { en: 'Reason is required.' },
  save: { en: 'Save' },
  status: { en: 'Status' },
  to: { en: 'To' },
  wentWrong: { en: 'something went wrong' },
} satisfies StaffMessages;
