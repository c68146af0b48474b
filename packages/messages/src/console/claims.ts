import { type StaffMessages, withValues } from './message.ts';

export const claims = {
  singular: { en: 'return' },
  plural: { en: 'returns and credits' },
  open: { en: 'To decide' },
  accepted: { en: 'Accepted' },
  refused: { en: 'Refused' },
  return: { en: 'Return' },
  freshness: { en: 'Freshness credit' },
  empty: { en: 'No returns or credits found.' },
  coinsCredited: withValues<{ coins: number }>({ en: ({ coins }) => `${coins} coins credited` }),
  items: { en: 'Items' },
  earlierCredits: withValues<{ credits: number; refused: number; isBlocked: boolean }>({
    en: ({ credits, refused, isBlocked }) =>
      `${credits} credits, ${refused} refused${isBlocked ? ': no more instant credits' : ''}`,
  }),
  photo: { en: 'Photo' },
  photoOf: withValues<{ name: string }>({ en: ({ name }) => `Photo of ${name}` }),

  refuse: { en: 'Refuse' },
  freshnessAccepted: { en: 'The photo is fine. The coins were credited already.' },
  freshnessRefused: withValues<{ coins: number }>({
    en: ({ coins }) => `The customer keeps the ${coins} coins, but the photo counts against further instant credits.`,
  }),
  returnAccepted: { en: 'The items are refunded to the account that was paid from.' },
  cashReturnAccepted: {
    en: 'The order was paid in cash: the money is given back when the items are picked up, see Pick-ups.',
  },
  cashAtPickUp: { en: 'Cash back at pick-up' },
  returnRefused: { en: 'The order stays delivered, and nothing is refunded.' },
  noteHint: { en: 'The customer reads it.' },
  noteRequired: { en: 'Tell the customer why it is refused.' },
  saveFailed: { en: 'Failed to save the decision' },
} satisfies StaffMessages;
