import { type StaffMessages, withValues } from './message.ts';

export const savedViews = {
  title: { en: 'Saved views' },
  save: { en: 'Save view' },
  nameHint: { en: 'Keeps the filters, the search and the order of rows; only you see it' },
  replaces: { en: 'You have a view of this name; it gets these filters' },
  savedToast: withValues<{ name: string }>({ en: ({ name }) => `View ${name} saved` }),
  remove: withValues<{ name: string }>({ en: ({ name }) => `Delete view ${name}` }),
} satisfies StaffMessages;
