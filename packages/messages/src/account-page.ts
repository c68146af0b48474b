import { type Messages, plural, withValues } from './message.ts';

/** The frame of pages that need a signed-in customer. */
export const accountPage = {
  needsJavaScript: {
    en: 'This page needs JavaScript. Please turn it on in your browser.',
    hi: 'इस पेज के लिए ब्राउज़र में JavaScript चालू करें।',
  },
  signInFirst: { en: 'Please sign in first', hi: 'पहले साइन इन करें' },
  loading: { en: 'Loading…', hi: 'आ रहा है…' },
  otherMonths: { en: 'Other months and milk plans', hi: 'दूसरे महीने और दूध के प्लान' },
  addedToCart: withValues<{ count: number }>({
    en: ({ count }) =>
      plural.en(count, { one: '1 item added to your cart', other: `${count} items added to your cart` }),
    hi: ({ count }) => `${count} सामान कार्ट में डल गया`,
  }),
  viewCart: { en: 'View cart', hi: 'कार्ट देखें' },
  bill: { en: 'Bill', hi: 'बिल' },
} satisfies Messages;
