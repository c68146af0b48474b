import { type Messages, withValues } from './message.ts';

/** The bar at the bottom of every page on a phone. */
export const cartBar = {
  label: { en: 'Cart', hi: 'कार्ट' },
  youSave: withValues<{ amount: string }>({
    en: ({ amount }) => `You save ${amount}`,
    hi: ({ amount }) => `${amount} की बचत`,
  }),
  viewCart: { en: 'View cart', hi: 'कार्ट देखें' },
  fetchFailed: { en: 'Failed to fetch cart', hi: 'कार्ट नहीं खुल पाई' },
} satisfies Messages;
