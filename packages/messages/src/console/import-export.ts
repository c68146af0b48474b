import { type StaffMessages, withValues } from './message.ts';

type RowCounts = { created: number; changed: number; unchanged: number; repeated: number; failed: number };

export const importExport = {
  exportOf: withValues<{ catalog: string }>({ en: ({ catalog }) => `Export ${catalog}` }),
  template: { en: 'Empty list with all columns' },
  columnsNote: withValues<{ columns: string }>({
    en: ({ columns }) =>
      `Columns, in any order: ${columns}. Needed are name, category and price; lists that call them differently are understood too. What a row says nothing about stays as it is.`,
  }),

  reading: { en: 'Reading the list' },
  importCount: withValues<{ count: number }>({
    en: ({ count }) => `Import ${count === 1 ? '1 product' : `${count} products`}`,
  }),
  importing: { en: 'Importing' },
  imported: { en: 'Imported' },

  columns: { en: 'Columns' },
  chooseColumn: withValues<{ columns: string }>({
    en: ({ columns }) => `Choose the column for ${columns}, or enter one value for all rows.`,
  }),
  moreColumns: { en: 'More columns' },
  ifEmpty: withValues<{ column: string }>({ en: ({ column }) => `${column} if empty` }),
  pricesIn: { en: 'Prices are in' },
  looksLikePaise: { en: 'Are these prices in paise?' },
  paiseExample: withValues<{ name: string; rupees: string; paise: string }>({
    en: ({ name, rupees, paise }) => `${name} would cost ${rupees}; in paise it is ${paise}.`,
  }),
  inPaise: { en: 'Yes, in paise' },
  inRupees: { en: 'No, in rupees' },
  paise: { en: 'Paise' },
  allInUnit: withValues<{ unit: string }>({ en: ({ unit }) => `All quantities are in ${unit}.` }),
  notRead: withValues<{ columns: string }>({ en: ({ columns }) => `Not read: ${columns}.` }),
  guessed: { en: 'Guessed' },
  needed: { en: 'Needed' },
  notInList: { en: 'Not in the list' },
  categoryInHindi: { en: 'Category in Hindi' },
  subcategoryInHindi: { en: 'Subcategory in Hindi' },
  thirdCategory: { en: 'Third category (tag)' },

  rows: withValues<{ count: number }>({ en: ({ count }) => `${count} rows:` }),
  counts: withValues<RowCounts>({
    en: ({ created, changed, unchanged, repeated, failed }) =>
      `${created} new, ${changed} changed, ${unchanged} unchanged, ${repeated} repeated, ${failed} with errors.`,
  }),
  newShelves: withValues<{ count: number }>({ en: ({ count }) => `New shelves: ${count}.` }),
  nothingWritten: { en: 'Nothing has been written yet.' },
  created: { en: 'new' },
  changed: { en: 'changed' },
  unchanged: { en: 'unchanged' },
  rowsWithErrors: { en: 'Rows with errors' },
  unknownUnits: { en: 'Units that the shop does not know:' },
  unitRows: withValues<{ unit: string; rows: number }>({
    en: ({ unit, rows }) => `${unit} (${rows === 1 ? '1 row' : `${rows} rows`})`,
  }),
  medicinesWithoutBatch: withValues<{ count: number }>({
    en: ({ count }) =>
      `${count === 1 ? '1 medicine has' : `${count} medicines have`} packs without a batch. Count them under Stock with batch and expiry.`,
  }),
  errorFile: { en: 'Rows with errors, to correct and import again' },
} satisfies StaffMessages;
