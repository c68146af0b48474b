import { type StaffMessages, withValues } from './message.ts';

export const batches = {
  title: { en: 'Batches', hi: 'बैच' },
  all: { en: 'All batches', hi: 'सभी बैच' },
  recall: { en: 'Recall' },

  singular: { en: 'batch', hi: 'बैच' },
  packsUnit: { en: 'packs', hi: 'पैक' },
  plural: { en: 'batches', hi: 'बैच' },
  batchNumber: withValues<{ number: string }>({
    en: ({ number }) => `batch ${number}`,
    hi: ({ number }) => `बैच ${number}`,
  }),
  search: { en: 'Batch number or product', hi: 'बैच नंबर या सामान' },
  onTheShelf: { en: 'On the shelf', hi: 'शेल्फ़ पर' },
  usedUp: { en: 'Used up', hi: 'ख़त्म' },
  nothingExpires: { en: 'Nothing expires soon.', hi: 'जल्दी एक्सपायर होने वाला कुछ नहीं।' },
  empty: {
    en: 'No batches found. Enter them when you book received goods.',
    hi: 'कोई बैच नहीं मिला। माल आने पर स्टॉक लिखते समय बैच भी लिखें।',
  },
  failedToLoad: { en: 'Failed to load the batches', hi: 'बैच नहीं खुले' },
  heldBack: { en: 'Held back' },
  heldBackPacks: withValues<{ packs: number }>({
    en: ({ packs }) => `${packs} held back`,
    hi: ({ packs }) => `${packs} रोके हुए`,
  }),

  bookOut: { en: 'Book out', hi: 'स्टॉक से हटाएँ' },
  bookOutTitle: withValues<{ number: string }>({
    en: ({ number }) => `Book out batch ${number}?`,
    hi: ({ number }) => `बैच ${number} स्टॉक से हटाएँ?`,
  }),
  packs: withValues<{ count: number }>({
    en: ({ count }) => (count === 1 ? '1 pack' : `${count} packs`),
    hi: ({ count }) => `${count} पैक`,
  }),
  bookOutWarning: withValues<{ packs: string; product: string }>({
    en: ({ packs, product }) => `${packs} of ${product} leave the stock as expired.`,
    hi: ({ packs, product }) => `${product} के ${packs} एक्सपायर मानकर स्टॉक से हट जाएँगे।`,
  }),
  bookOutRecalledWarning: withValues<{ packs: string; product: string }>({
    en: ({ packs, product }) => `${packs} of ${product} leave the stock as recalled and go back to the supplier.`,
    hi: ({ packs, product }) => `${product} के ${packs} रिकॉल मानकर स्टॉक से हट जाएँगे और सप्लायर को वापस जाएँगे।`,
  }),
  bookOutAsRecalled: { en: 'Book out as recalled', hi: 'रिकॉल मानकर हटाएँ' },
  bookOutAsExpired: { en: 'Book out as expired', hi: 'एक्सपायर मानकर हटाएँ' },
  bookedOutToast: withValues<{ packs: string; product: string }>({
    en: ({ packs, product }) => `${packs} of ${product} booked out`,
    hi: ({ packs, product }) => `${product} के ${packs} हटा दिए`,
  }),
  bookOutFailed: { en: 'Failed to book out the batch', hi: 'बैच नहीं हटा' },
  /** Stands as the note of the stock move. */
  moveNote: withValues<{ number: string }>({ en: ({ number }) => `Batch ${number}` }),

  number: { en: 'Batch number' },
  findBatch: { en: 'Find batch' },
  recalled: { en: 'Recalled', hi: 'रिकॉल' },
  notRecalled: { en: 'Not recalled' },
  unknownBatch: withValues<{ number: string }>({ en: ({ number }) => `No product has batch ${number}` }),
  unknownBatchText: { en: 'Check the number on the pack. Packs that came in without a batch are not listed.' },
  batchesNumbered: withValues<{ number: string }>({ en: ({ number }) => `Batches with the number ${number}` }),
  batchFacts: withValues<{ number: string; expiry: string; packs: string }>({
    en: ({ number, expiry, packs }) => `Batch ${number}, expiry ${expiry}, ${packs} on the shelf`,
  }),
  reservedPacks: withValues<{ packs: string }>({
    en: ({ packs }) => `Orders that are not packed need ${packs} more than other batches hold. Change their items.`,
  }),
  packsWithoutBatch: withValues<{ packs: string }>({
    en: ({ packs }) => `${packs} of this product came in without a batch and stay on sale. Look at them on the shelf.`,
  }),
  history: { en: 'History of recalls' },
  recalledBy: withValues<{ reason: string; by: string; time: string }>({
    en: ({ reason, by, time }) => `Recalled ${time} by ${by}: ${reason}`,
  }),
  liftedBy: withValues<{ reason: string; by: string; time: string }>({
    en: ({ reason, by, time }) => `Lifted ${time} by ${by}: ${reason}`,
  }),
  recallBatch: { en: 'Recall batch' },
  recallTitle: withValues<{ number: string }>({ en: ({ number }) => `Recall batch ${number}?` }),
  recallText: withValues<{ product: string }>({
    en: ({ product }) =>
      `Its packs of ${product} go off sale at once and are not packed. Packed orders that have them stay in the shop until they are packed again.`,
  }),
  recalledToast: withValues<{ number: string }>({ en: ({ number }) => `Batch ${number} is off sale` }),
  recallFailed: { en: 'Failed to recall the batch' },
  liftRecall: { en: 'Lift recall' },
  liftTitle: withValues<{ number: string }>({ en: ({ number }) => `Lift the recall of batch ${number}?` }),
  liftText: withValues<{ product: string }>({
    en: ({ product }) => `Its packs of ${product} go back on sale, except those that expire soon.`,
  }),
  liftedToast: withValues<{ number: string }>({ en: ({ number }) => `The recall of batch ${number} is lifted` }),
  liftFailed: { en: 'Failed to lift the recall' },
  reasonMissing: { en: 'Enter the reason.' },
  noOrder: withValues<{ number: string }>({ en: ({ number }) => `No order has batch ${number}` }),
  noOrderText: { en: 'Batches are recorded when an order is packed.' },
  ordersWith: withValues<{ number: string }>({ en: ({ number }) => `Orders with batch ${number}` }),
  orderCount: withValues<{ number: string; count: number }>({
    en: ({ number, count }) => `Batch ${number}: ${count === 1 ? '1 order' : `${count} orders`}`,
  }),
  tellCustomers: { en: 'Tell customers' },
  tellTitle: withValues<{ number: string }>({ en: ({ number }) => `Tell customers about batch ${number}?` }),
  tellText: withValues<{ count: number; product: string }>({
    en: ({ count, product }) =>
      `${count === 1 ? 'The customer of 1 order is' : `The customers of ${count} orders are`} told not to use ${product}, to keep the packs, and that you will call them. It cannot be taken back.`,
  }),
  tellNote: { en: 'What else to say' },
  tellNoteHint: { en: 'Optional, for example what you give back' },
  toldToast: withValues<{ count: number }>({
    en: ({ count }) => (count === 1 ? '1 customer is told' : `The customers of ${count} orders are told`),
  }),
  tellFailed: { en: 'Failed to tell the customers' },
  toldOn: withValues<{ time: string }>({ en: ({ time }) => `told ${time}` }),
  severalProducts: { en: 'Several products have this batch number. Choose one to tell its customers.' },
  allProducts: { en: 'All products' },
  ordersToRecall: { en: 'Orders to recall' },
  expiryOf: withValues<{ date: string }>({ en: ({ date }) => `expiry ${date}` }),
} satisfies StaffMessages;
