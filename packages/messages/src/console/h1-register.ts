import { type StaffMessages, withValues } from './message.ts';

export const h1Register = {
  failedToLoad: { en: 'Failed to load the register' },
  empty: { en: 'No entries' },
  emptyText: { en: 'Schedule H1 medicines are entered when their order is delivered.' },
  title: { en: 'H1 register' },
  dateAndInvoice: { en: 'Date and invoice' },
  titleOfDays: withValues<{ from: string; to: string }>({
    en: ({ from, to }) => `Schedule H1 register, ${from} to ${to}`,
  }),
  doctorMissing: { en: 'Missing' },
  medicine: { en: 'Medicine' },
  batch: withValues<{ numbers: string }>({ en: ({ numbers }) => `Batch ${numbers}` }),
  correct: { en: 'Correct' },
  entryOf: withValues<{ patient: string }>({ en: ({ patient }) => `the entry of ${patient}` }),
  correctedToast: { en: 'Entry corrected' },
  correctFailed: { en: 'Failed to correct the entry' },
} satisfies StaffMessages;
