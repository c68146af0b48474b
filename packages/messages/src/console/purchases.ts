import { type StaffMessages, withValues } from './message.ts';

export const purchases = {
  title: { en: 'Purchases' },
  orders: { en: 'Purchase orders' },
  whatToBuy: { en: 'What to buy' },
  suppliers: { en: 'Suppliers' },

  singular: { en: 'purchase' },
  plural: { en: 'purchases' },
  purchaseOf: withValues<{ name: string }>({ en: ({ name }) => `purchase of ${name}` }),
  empty: { en: 'No purchases found. Write the first one under What to buy.' },
  failedToLoad: { en: 'Failed to load the purchases' },
  supplier: { en: 'Supplier' },
  written: { en: 'Written' },

  supplierSingular: { en: 'supplier' },
  supplierPlural: { en: 'suppliers' },
  noSuppliers: { en: 'No suppliers found.' },
  suppliersFailed: { en: 'Failed to load the suppliers' },
  mobileHint: { en: 'For orders by WhatsApp' },
  saveSupplierFailed: { en: 'Failed to save the supplier' },

  oneWeek: { en: 'One week' },
  twoWeeks: { en: 'Two weeks' },
  proposalFailed: { en: 'Failed to load the proposal' },
  period: { en: 'For' },
  supplierHint: { en: 'Lines with 0 packs are left out' },
  addSupplierFirst: { en: 'Add a supplier first' },
  nothingNeeded: { en: 'Nothing is proposed' },
  nothingNeededText: {
    en: 'We propose what sells, what milk plans need and what is below its own limit. Search a product to add it yourself.',
  },
  moreNeeded: withValues<{ listed: number; total: number }>({
    en: ({ listed, total }) =>
      `${total} products are needed. These are the ${listed} that need the most packs; the others follow when these are on order.`,
  }),
  productsToBuy: { en: 'Products to buy' },
  stockNow: withValues<{ packs: number }>({ en: ({ packs }) => `stock ${packs}` }),
  onOrder: withValues<{ packs: number }>({ en: ({ packs }) => `on order ${packs}` }),
  soldLately: withValues<{ packs: number }>({ en: ({ packs }) => `sold in 30 days ${packs}` }),
  milkPlans: withValues<{ packs: number }>({ en: ({ packs }) => `milk plans ${packs}` }),
  lowAt: withValues<{ packs: number }>({ en: ({ packs }) => `low at ${packs}` }),
  writeOrder: withValues<{ count: number }>({
    en: ({ count }) => (count === 1 ? 'Write order of 1 product' : `Write order of ${count} products`),
  }),
  writtenToast: { en: 'Purchase order written' },
  writeFailed: { en: 'Failed to write the purchase order' },

  pdf: { en: 'PDF' },
  whatsApp: { en: 'WhatsApp' },
  markAsSent: { en: 'Mark as sent' },
  cancelOrder: { en: 'Cancel the order' },
  cancelRest: { en: 'Cancel the rest' },
  sentToast: { en: 'Marked as sent' },
  cancelledToast: { en: 'Purchase cancelled' },
  changeFailed: { en: 'Failed to change the purchase' },
  editLines: { en: 'Change the order' },
  changedToast: { en: 'Purchase order changed' },
  expectedCost: { en: 'Expected cost (₹)' },
  expectedCostHint: { en: 'Of one pack. Left empty for a new product, the last cost is filled in.' },
  productCount: withValues<{ count: number }>({ en: ({ count }) => (count === 1 ? '1 product' : `${count} products`) }),
  receivedCost: { en: 'Received cost' },
  bills: { en: 'Bills' },
  expectedAmount: withValues<{ amount: string }>({ en: ({ amount }) => `expected ${amount}` }),
  expectedTotal: { en: 'Expected total' },
  atCost: withValues<{ cost: string }>({ en: ({ cost }) => `at ${cost}` }),
  costDifference: withValues<{ expected: string; isMore: boolean; perPack: string; inAll?: string }>({
    en: ({ expected, isMore, perPack, inAll }) =>
      `Expected ${expected}: ${perPack} ${isMore ? 'more' : 'less'} per pack${inAll ? `, ${inAll} in all` : ''}`,
  }),
  aboveExpected: withValues<{ amount: string; isMore: boolean }>({
    en: ({ amount, isMore }) => `${amount} ${isMore ? 'more' : 'less'} than expected`,
  }),
  productsOfPurchase: { en: 'Products of the purchase' },
  receivedOf: withValues<{ received: number; quantity: number }>({
    en: ({ received, quantity }) => `${received} of ${quantity}`,
  }),
  receipts: { en: 'Receipts' },
  bill: withValues<{ number: string }>({ en: ({ number }) => `bill ${number}` }),

  receiveGoods: { en: 'Receive goods' },
  billNumber: { en: 'Bill number' },
  lineReceived: withValues<{ pack: string; received: number; quantity: number }>({
    en: ({ pack, received, quantity }) => `(${pack}) · ${received} of ${quantity} received`,
  }),
  fieldOf: withValues<{ label: string; name: string }>({ en: ({ label, name }) => `${label} of ${name}` }),
  enterPacksAndCost: withValues<{ name: string }>({ en: ({ name }) => `Enter packs and cost of ${name}.` }),
  enterBatch: withValues<{ name: string }>({ en: ({ name }) => `Enter the batch and the expiry of ${name}.` }),
  anotherBatch: { en: 'Another batch' },
  anotherBatchOf: withValues<{ name: string; number: number }>({
    en: ({ name, number }) => `${name}, batch ${number}`,
  }),
  receive: withValues<{ count: number }>({
    en: ({ count }) => (count === 1 ? 'Receive 1 product' : `Receive ${count} products`),
  }),
  receivedToast: { en: 'Goods received' },
  receiveFailed: { en: 'Failed to receive the goods' },
} satisfies StaffMessages;
