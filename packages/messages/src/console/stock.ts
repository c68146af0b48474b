import { type StaffMessages, withValues } from './message.ts';

export const stock = {
  bookStock: { en: 'Book stock' },
  history: { en: 'History' },

  noteHint: { en: 'For example the supplier and the number of the bill' },
  noProducts: { en: 'No products chosen' },
  noProductsText: {
    en: 'Search a product, scan its barcode, or add all products of a category to count them.',
  },
  productsToBook: { en: 'Products to book' },
  ofBatch: withValues<{ name: string; batch: string }>({ en: ({ name, batch }) => `${name}, batch ${batch}` }),
  batchStock: withValues<{ packs: number }>({ en: ({ packs }) => `Batch ${packs}` }),
  stockOf: withValues<{ packs: number }>({ en: ({ packs }) => `Stock ${packs}` }),
  countedPacksOf: withValues<{ name: string }>({ en: ({ name }) => `Counted packs of ${name}` }),
  remove: withValues<{ name: string }>({ en: ({ name }) => `Remove ${name}` }),
  anotherBatch: { en: 'Another batch' },
  batchOf: withValues<{ name: string }>({ en: ({ name }) => `Batch of ${name}` }),
  noBatch: { en: 'No batch named' },
  batchOption: withValues<{ number: string; expiry: string; packs: number }>({
    en: ({ number, expiry, packs }) => `${number} · ${expiry} · ${packs} packs`,
  }),
  book: withValues<{ count: number }>({
    en: ({ count }) => (count === 1 ? 'Book 1 product' : `Book ${count} products`),
  }),
  printList: { en: 'Print the list' },
  bookedToast: withValues<{ count: number }>({
    en: ({ count }) => (count === 1 ? 'Stock of 1 product booked' : `Stock of ${count} products booked`),
  }),
  bookFailed: { en: 'Failed to book the stock' },

  example: { en: 'Example with all columns' },
  allBatches: { en: 'All batches, to count or correct' },
  columnsNote: withValues<{ columns: string }>({
    en: ({ columns }) =>
      `Columns, in any order: ${columns}. Needed are code, reason and packs. A row with the reason Counted says how many packs are there; a batch that is not known yet needs its expiry.`,
  }),
  bookList: { en: 'Book a list' },
  file: { en: 'File' },
  reading: { en: 'Reading the list…' },
  rowsToCorrect: { en: 'Nothing is booked until these rows are corrected:' },
  rows: withValues<{ count: number }>({ en: ({ count }) => (count === 1 ? '1 row:' : `${count} rows:`) }),
  changeCount: withValues<{ count: number }>({
    en: ({ count }) => (count === 0 ? 'no stock changes.' : `${count} changes of the stock.`),
  }),
  nothingBooked: { en: 'Nothing has been booked yet.' },
  booked: { en: 'Booked.' },
  changes: { en: 'Changes of the stock' },
  bookRows: withValues<{ count: number }>({ en: ({ count }) => (count === 1 ? 'Book 1 row' : `Book ${count} rows`) }),
  rowsBookedToast: withValues<{ count: number }>({
    en: ({ count }) => (count === 1 ? '1 row booked' : `${count} rows booked`),
  }),
  bookListFailed: { en: 'Failed to book the list' },

  singular: { en: 'move' },
  plural: { en: 'moves' },
  noMoves: { en: 'No stock was moved.' },
  movesFailed: { en: 'Failed to load the stock moves' },
  stockAfter: { en: 'Stock after' },
} satisfies StaffMessages;
