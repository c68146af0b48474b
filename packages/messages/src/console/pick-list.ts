import { type StaffMessages, withValues } from './message.ts';

export const pickList = {
  nothingToPack: withValues<{ day: string }>({ en: ({ day }) => `Nothing is to be packed for ${day}.` }),
  ordersOfDay: withValues<{ day: string; count: number; toPack: number }>({
    en: ({ day, count, toPack }) => `${day} · ${count === 1 ? '1 order' : `${count} orders`}, ${toPack} to pack`,
  }),
  newSincePrint: withValues<{ count: number }>({
    en: ({ count }) => `${count === 1 ? '1 order' : `${count} orders`} since the last print`,
  }),
  allFetched: { en: 'Everything is fetched.' },
  toFetch: withValues<{ left: number; count: number }>({
    en: ({ left, count }) => `${left} of ${count} products to fetch`,
  }),

  stopsOfArea: withValues<{ area: string; count: number }>({
    en: ({ area, count }) => `${area} · ${count === 1 ? '1 stop' : `${count} stops`}`,
  }),
  cash: withValues<{ amount: string }>({ en: ({ amount }) => `Cash ${amount}` }),
  selectArea: withValues<{ area: string }>({ en: ({ area }) => `Select all of ${area}` }),
  selectOrder: withValues<{ id: string }>({ en: ({ id }) => `Select order ${id}` }),
  newOrder: { en: 'New since print' },
  collect: withValues<{ amount: string }>({ en: ({ amount }) => `Collect ${amount}` }),
  nothingToCollect: { en: 'Nothing to collect' },

  missing: { en: 'Missing' },
  missingTitle: withValues<{ name: string }>({ en: ({ name }) => `Missing: ${name}` }),
  packsFound: { en: 'Packs found' },
  packsFoundOf: withValues<{ count: number }>({ en: ({ count }) => `of ${count} ordered` }),
  soldOut: { en: 'None left on the shelf: set the stock to 0' },
  billFalls: { en: 'The bill gets lower, and the customer is told.' },
  callFirst: withValues<{ name: string }>({ en: ({ name }) => `Call ${name} first` }),
  takeOutMissing: { en: 'Take out' },
  missingToast: withValues<{ name: string }>({ en: ({ name }) => `${name}: taken out, the customer is told` }),
  missingFailed: { en: 'Failed to take it out of the order' },

  samples: withValues<{ time: string; count: number }>({
    en: ({ time, count }) => `Samples to collect, ${time} · ${count === 1 ? '1 door' : `${count} doors`}`,
  }),
  tubeLabels: { en: 'Labels for the tubes' },
  withDelivery: { en: 'with the delivery' },
  printLabelsFailed: { en: 'Failed to print the labels' },
} satisfies StaffMessages;
