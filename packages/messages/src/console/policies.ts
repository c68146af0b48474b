import { type StaffMessages, withValues } from './message.ts';

export const policies = {
  tab: { en: 'Policy pages' },
  intro: {
    en: 'Payment providers look for these pages before they open your account. Customers find them at the bottom of every page.',
  },
  list: { en: 'Policy pages' },
  page: { en: 'Page' },
  changed: { en: 'Last changed' },
  changedBy: withValues<{ at: string; by: string }>({ en: ({ at, by }) => (by ? `${at}, ${by}` : at) }),
  never: { en: 'Not written yet' },
  published: { en: 'Published' },
  draft: { en: 'Draft' },
  onlyEnglish: { en: 'No Hindi text' },
  edit: { en: 'Edit' },
  editPage: withValues<{ title: string }>({ en: ({ title }) => `Edit ${title}` }),

  allPages: { en: 'All policy pages' },
  seePage: { en: 'See the page' },
  beginTitle: { en: 'Nothing is written yet' },
  beginText: {
    en: 'Our text has your shop’s name, contacts, delivery times and return rules in English and Hindi. Read it and change what is different in your shop. It is no legal advice.',
  },
  begin: { en: 'Begin with our text' },
  draftFailed: { en: 'The text could not be loaded. Please try again.' },
  missing: withValues<{ facts: string }>({
    en: ({ facts }) =>
      `The text lacks facts of your shop: ${facts}. Enter them under Settings, Shop, then clear both texts and begin again.`,
  }),
  modes: { en: 'Text or preview' },
  write: { en: 'Write' },
  preview: { en: 'Preview' },
  english: { en: 'English' },
  hindi: { en: 'Hindi' },
  textHint: { en: 'Blank line: new paragraph. ## Heading. - Item of a list.' },
  hindiHint: { en: 'Left empty, Hindi pages show the English text with a note' },
  nothingToShow: { en: 'No text yet' },
  publish: { en: 'Published: customers can read it' },
  save: { en: 'Save page' },
  savedPublished: { en: 'Saved. Customers can read it.' },
  savedDraft: { en: 'Saved as a draft. Customers do not see it.' },
} satisfies StaffMessages;
