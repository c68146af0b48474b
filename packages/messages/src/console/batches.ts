import { type StaffMessages, withValues } from './message.ts';

export const batches = {
  title: { en: 'Batches' },
  all: { en: 'All batches' },
  recall: { en: 'Recall' },

  singular: { en: 'batch' },
  packsUnit: { en: 'packs' },
  plural: { en: 'batches' },
  batchNumber: withValues<{ number: string }>({ en: ({ number }) => `batch ${number}` }),
  search: { en: 'Batch number or product' },
  onTheShelf: { en: 'On the shelf' },
  usedUp: { en: 'Used up' },
  nothingExpires: { en: 'Nothing expires soon.' },
  empty: { en: 'No batches found. Enter them when you book received goods.' },
  failedToLoad: { en: 'Failed to load the batches' },
  heldBack: { en: 'Held back' },
  heldBackPacks: withValues<{ packs: number }>({ en: ({ packs }) => `${packs} held back` }),

  bookOut: { en: 'Book out' },
  bookOutTitle: withValues<{ number: string }>({ en: ({ number }) => `Book out batch ${number}?` }),
  packs: withValues<{ count: number }>({ en: ({ count }) => (count === 1 ? '1 pack' : `${count} packs`) }),
  bookOutWarning: withValues<{ packs: string; product: string }>({
    en: ({ packs, product }) => `${packs} of ${product} leave the stock as expired.`,
  }),
  bookOutAsExpired: { en: 'Book out as expired' },
  bookedOutToast: withValues<{ packs: string; product: string }>({
    en: ({ packs, product }) => `${packs} of ${product} booked out`,
  }),
  bookOutFailed: { en: 'Failed to book out the batch' },
  /** Stands as the note of the stock move. */
  moveNote: withValues<{ number: string }>({ en: ({ number }) => `Batch ${number}` }),

  number: { en: 'Batch number' },
  findOrders: { en: 'Find orders' },
  noOrder: withValues<{ number: string }>({ en: ({ number }) => `No order has batch ${number}` }),
  noOrderText: { en: 'Batches are recorded when an order is packed.' },
  ordersWith: withValues<{ number: string }>({ en: ({ number }) => `Orders with batch ${number}` }),
  orderCount: withValues<{ number: string; count: number }>({
    en: ({ number, count }) => `Batch ${number}: ${count === 1 ? '1 order' : `${count} orders`}`,
  }),
  ordersToRecall: { en: 'Orders to recall' },
  expiryOf: withValues<{ date: string }>({ en: ({ date }) => `expiry ${date}` }),
} satisfies StaffMessages;
