import { type StaffMessages, withValues } from './message.ts';

export const pickUps = {
  singular: { en: 'pick-up' },
  plural: { en: 'pick-ups' },
  open: { en: 'To pick up' },
  done: { en: 'Done' },
  withdrawn: { en: 'Not needed' },
  empty: { en: 'No pick-ups found.' },
  items: { en: 'Items' },
  customerAndItems: { en: 'Customer and items' },
  backWhenPickedUp: { en: 'Back in stock when picked up' },
  backInStock: { en: 'Back in stock' },
  notSoldAgain: { en: 'not sold again' },
  backSinceReturn: { en: 'In stock since the return' },
  cash: { en: 'Cash to give back' },
  noCash: { en: 'Paid online' },
  exchange: { en: 'None, exchange' },
  riderOf: withValues<{ order: string }>({ en: ({ order }) => `Rider of the pick-up of order ${order}` }),
  noRider: { en: 'No rider yet' },
  asked: withValues<{ order: string; name: string }>({ en: ({ order, name }) => `${name} picks up order ${order}` }),
  notAsked: withValues<{ order: string }>({ en: ({ order }) => `Order ${order} has no rider for the pick-up` }),
  riderFailed: { en: 'Failed to ask the rider' },
  atShop: { en: 'At the shop' },

  record: { en: 'Done' },
  title: withValues<{ order: string }>({ en: ({ order }) => `Pick-up of order ${order}` }),
  who: { en: 'Who picked it up?' },
  broughtToShop: { en: 'The customer brought it to the shop' },
  isSellable: { en: 'The items go back into stock' },
  sellableHint: { en: 'Untick it when they are broken, or when the customer keeps them.' },
  givesBack: withValues<{ amount: string; name: string }>({
    en: ({ amount, name }) =>
      `${name} gets ${amount} back in cash. Record it when the cash is given; it cannot be undone.`,
  }),
  exchangedGoods: {
    en: 'The same items are handed over anew, and the old ones taken back. The order becomes Replaced.',
  },
  exchanged: { en: 'Exchanged' },
  refundedOnline: { en: 'The order was paid online, so no cash is given back.' },
  cashGiven: withValues<{ amount: string }>({ en: ({ amount }) => `${amount} given back` }),
  pickedUp: { en: 'Picked up' },
  failed: { en: 'Failed to record the pick-up' },
} satisfies StaffMessages;
