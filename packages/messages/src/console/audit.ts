import { type StaffMessages, withValues } from './message.ts';

export const audit = {
  singular: { en: 'change' },
  plural: { en: 'changes' },
  search: { en: 'Person, value or end of an id' },
  what: { en: 'What' },
  action: { en: 'Action' },
  empty: { en: 'No changes found.' },
  changed: { en: 'Changed' },
  more: withValues<{ count: number }>({ en: ({ count }) => `${count} more` }),
  chosen: withValues<{ count: number }>({ en: ({ count }) => `${count} chosen` }),
  /** "Update product", "Delete coupon" */
  change: withValues<{ action: string; subject: string }>({
    en: ({ action, subject }) => `${action.charAt(0).toUpperCase()}${action.slice(1)} ${subject}`,
  }),
} satisfies StaffMessages;
