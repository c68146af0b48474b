import { type StaffMessages, withValues } from './message.ts';

export const lists = {
  filterAll: withValues<{ label: string }>({ en: ({ label }) => `${label}: all`, hi: ({ label }) => `${label}: सभी` }),
  clearFilter: { en: 'Clear filter', hi: 'फ़िल्टर हटाएँ' },
  exportCutOff: withValues<{ count: number }>({
    en: ({ count }) => `Only the first ${count} rows are in it. Filter the list for the others.`,
  }),
  rowCount: withValues<{ count: number }>({ en: ({ count }) => (count === 1 ? '1 row' : `${count} rows`) }),
  select: { en: 'Select' },
  selectRow: withValues<{ name: string }>({ en: ({ name }) => `Select ${name}` }),
  selectNone: { en: 'Select none' },
  selectAllShown: { en: 'Select all shown' },
  actions: { en: 'Actions' },
  count: withValues<{ count: number; noun: string }>({ en: ({ count, noun }) => `${count} ${noun}` }),
  countSoFar: withValues<{ count: number; noun: string }>({ en: ({ count, noun }) => `${count} ${noun} so far` }),
  firstShown: withValues<{ count: number }>({ en: ({ count }) => `The first ${count} are shown.` }),
  lastShown: withValues<{ count: number }>({ en: ({ count }) => `The last ${count} are shown.` }),
  loadMore: { en: 'Load more', hi: 'और दिखाएँ' },
  recordGone: { en: 'This record does not exist.' },
  duplicate: withValues<{ name: string }>({ en: ({ name }) => `Duplicate ${name}` }),
  deleteTitle: withValues<{ label: string; singular: string }>({
    en: ({ label, singular }) => `${label} this ${singular}?`,
  }),

  add: withValues<{ singular: string }>({ en: ({ singular }) => `Add ${singular}` }),
  editTitle: withValues<{ singular: string }>({ en: ({ singular }) => `Edit ${singular}` }),
  cancelEdit: { en: 'Cancel edit' },
  saveAndAddAnother: { en: 'Save and add another' },
  useSuggestion: withValues<{ suggestion: string }>({ en: ({ suggestion }) => `Use “${suggestion}”` }),
  discardTitle: { en: 'Leave without saving?' },
  discardText: { en: 'What you typed is not saved yet.' },
  goOn: { en: 'Go on typing' },
  leave: { en: 'Leave' },

  choosePicture: { en: 'Choose picture' },
  choosePictures: { en: 'Choose pictures' },
  replacePicture: { en: 'Replace picture' },
  thisPicture: { en: 'this picture' },
  pictureHint: { en: 'JPG, PNG or WEBP, at most 2MB' },
  pictureInShop: { en: 'Picture in the shop' },
  removePicture: withValues<{ name: string }>({ en: ({ name }) => `Remove ${name}` }),
  movePicture: withValues<{ name: string }>({ en: ({ name }) => `Move ${name} forward` }),
  photoPage: withValues<{ of: string; page: number }>({
    en: ({ of, page }) => `${of}, page ${page} (opens in a new tab)`,
  }),

  timeout: { en: 'The shop did not answer in time. Please try again.' },
  offline: { en: 'Could not reach the shop. Check your connection and try again.' },
} satisfies StaffMessages;
