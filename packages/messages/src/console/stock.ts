import { type StaffMessages, withValues } from './message.ts';

export const stock = {
  product: { en: 'Product', hi: 'सामान' },
  reason: { en: 'Reason', hi: 'कारण' },
  note: { en: 'Note', hi: 'नोट' },
  change: { en: 'Change', hi: 'बदलाव' },
  when: { en: 'When', hi: 'कब' },
  who: { en: 'Who', hi: 'किसने' },
  from: { en: 'From', hi: 'कब से' },
  to: { en: 'To', hi: 'कब तक' },
  code: { en: 'Code', hi: 'कोड' },
  batch: { en: 'Batch', hi: 'बैच' },
  expiry: { en: 'Expiry', hi: 'एक्सपायरी' },
  packs: { en: 'Packs', hi: 'पैक' },
  nearExpiry: { en: 'Near expiry', hi: 'जल्दी एक्सपायर' },
  state: { en: 'State', hi: 'स्थिति' },
  csvList: { en: 'CSV list', hi: 'CSV लिस्ट' },
  packsOf: withValues<{ name: string }>({ en: ({ name }) => `Packs of ${name}`, hi: ({ name }) => `${name}: पैक` }),

  bookStock: { en: 'Book stock', hi: 'स्टॉक लिखें' },
  history: { en: 'History', hi: 'पुराना हिसाब' },

  noteHint: { en: 'For example the supplier and the number of the bill', hi: 'जैसे सप्लायर और बिल नंबर' },
  noProducts: { en: 'No products chosen', hi: 'कोई सामान नहीं चुना' },
  noProductsText: {
    en: 'Search a product, scan its barcode, or add all products of a category to count them.',
    hi: 'सामान खोजें, बारकोड स्कैन करें, या गिनने के लिए पूरी कैटेगरी जोड़ें।',
  },
  moreErrors: withValues<{ count: number }>({
    en: ({ count }) => `And ${count} more errors.`,
    hi: ({ count }) => `और ${count} गलतियाँ।`,
  }),
  partOfCategory: withValues<{ category: string; listed: number; total: number }>({
    en: ({ category, listed, total }) =>
      `Not the whole category: ${listed} of the ${total} products of ${category} were added.`,
    hi: ({ category, listed, total }) => `पूरी कैटेगरी नहीं: ${category} के ${total} में से ${listed} सामान जुड़े हैं।`,
  }),
  addNextPart: { en: 'Add the next ones', hi: 'आगे के सामान जोड़ें' },
  productsToBook: { en: 'Products to book', hi: 'लिखने वाला सामान' },
  ofBatch: withValues<{ name: string; batch: string }>({
    en: ({ name, batch }) => `${name}, batch ${batch}`,
    hi: ({ name, batch }) => `${name}, बैच ${batch}`,
  }),
  batchStock: withValues<{ packs: number }>({
    en: ({ packs }) => `Batch ${packs}`,
    hi: ({ packs }) => `बैच में ${packs}`,
  }),
  stockOf: withValues<{ packs: number }>({ en: ({ packs }) => `Stock ${packs}`, hi: ({ packs }) => `स्टॉक ${packs}` }),
  countedPacksOf: withValues<{ name: string }>({
    en: ({ name }) => `Counted packs of ${name}`,
    hi: ({ name }) => `${name}: गिने हुए पैक`,
  }),
  remove: withValues<{ name: string }>({ en: ({ name }) => `Remove ${name}`, hi: ({ name }) => `${name} हटाएँ` }),
  enterBatchOf: withValues<{ name: string }>({
    en: ({ name }) => `Enter the batch and the expiry of ${name}.`,
    hi: ({ name }) => `${name} का बैच और एक्सपायरी लिखें।`,
  }),
  anotherBatch: { en: 'Another batch', hi: 'एक और बैच' },
  batchOf: withValues<{ name: string }>({ en: ({ name }) => `Batch of ${name}`, hi: ({ name }) => `${name} का बैच` }),
  noBatch: { en: 'No batch named', hi: 'बिना बैच' },
  batchOption: withValues<{ number: string; expiry: string; packs: number }>({
    en: ({ number, expiry, packs }) => `${number} · ${expiry} · ${packs} packs`,
    hi: ({ number, expiry, packs }) => `${number} · ${expiry} · ${packs} पैक`,
  }),
  book: withValues<{ count: number }>({
    en: ({ count }) => (count === 1 ? 'Book 1 product' : `Book ${count} products`),
    hi: ({ count }) => `${count} सामान लिखें`,
  }),
  printList: { en: 'Print the list', hi: 'लिस्ट प्रिंट करें' },
  bookedToast: withValues<{ count: number }>({
    en: ({ count }) => (count === 1 ? 'Stock of 1 product booked' : `Stock of ${count} products booked`),
    hi: ({ count }) => `${count} सामान का स्टॉक लिख दिया`,
  }),
  bookFailed: { en: 'Failed to book the stock', hi: 'स्टॉक नहीं लिखा गया' },

  example: { en: 'Example with all columns', hi: 'सभी कॉलम वाला नमूना' },
  allBatches: { en: 'All batches, to count or correct', hi: 'सभी बैच, गिनने या सुधारने के लिए' },
  columnsNote: withValues<{ columns: string }>({
    en: ({ columns }) =>
      `Columns, in any order: ${columns}. Needed are code, reason and packs. A row with the reason Counted says how many packs are there; a batch that is not known yet needs its expiry. Received medicines need batch and expiry.`,
    hi: ({ columns }) =>
      `कॉलम किसी भी क्रम में: ${columns}. code, reason और packs ज़रूरी हैं। reason में Counted हो तो packs में लिखें कि कितने पैक हैं; नए बैच की एक्सपायरी भी लिखें। आई हुई दवाओं का बैच और एक्सपायरी ज़रूरी है।`,
  }),
  bookList: { en: 'Book a list', hi: 'लिस्ट से लिखें' },
  file: { en: 'File', hi: 'फ़ाइल' },
  reading: { en: 'Reading the list…', hi: 'लिस्ट पढ़ रहे हैं…' },
  rowsToCorrect: {
    en: 'Nothing is booked until these rows are corrected:',
    hi: 'ये लाइनें ठीक होने तक कुछ नहीं लिखा जाएगा:',
  },
  rows: withValues<{ count: number }>({
    en: ({ count }) => (count === 1 ? '1 row:' : `${count} rows:`),
    hi: ({ count }) => `${count} लाइन:`,
  }),
  changeCount: withValues<{ count: number }>({
    en: ({ count }) => (count === 0 ? 'no stock changes.' : `${count} changes of the stock.`),
    hi: ({ count }) => (count === 0 ? 'स्टॉक में कोई बदलाव नहीं।' : `स्टॉक में ${count} बदलाव।`),
  }),
  nothingBooked: { en: 'Nothing has been booked yet.', hi: 'अभी कुछ नहीं लिखा गया।' },
  medicinesWithoutBatch: withValues<{ count: number }>({
    en: ({ count }) =>
      `${count === 1 ? '1 medicine has' : `${count} medicines have`} packs without a batch. Count them again with batch and expiry.`,
    hi: ({ count }) => `${count} दवाओं के कुछ पैक बिना बैच के हैं। बैच और एक्सपायरी के साथ दोबारा गिनें।`,
  }),
  booked: { en: 'Booked.', hi: 'लिख दिया।' },
  changes: { en: 'Changes of the stock', hi: 'स्टॉक में बदलाव' },
  bookRows: withValues<{ count: number }>({
    en: ({ count }) => (count === 1 ? 'Book 1 row' : `Book ${count} rows`),
    hi: ({ count }) => `${count} लाइन लिखें`,
  }),
  rowsBookedToast: withValues<{ count: number }>({
    en: ({ count }) => (count === 1 ? '1 row booked' : `${count} rows booked`),
    hi: ({ count }) => `${count} लाइन लिख दीं`,
  }),
  bookListFailed: { en: 'Failed to book the list', hi: 'लिस्ट नहीं लिखी गई' },

  singular: { en: 'move', hi: 'बदलाव' },
  plural: { en: 'moves', hi: 'बदलाव' },
  noMoves: { en: 'No stock was moved.', hi: 'स्टॉक में कोई बदलाव नहीं हुआ।' },
  movesFailed: { en: 'Failed to load the stock moves', hi: 'स्टॉक का हिसाब नहीं खुला' },
  stockAfter: { en: 'Stock after', hi: 'बाद में स्टॉक' },
} satisfies StaffMessages;
