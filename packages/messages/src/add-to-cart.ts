import { type Messages, plural, withValues } from './message.ts';

/** On every product card. */
export const addToCart = {
  add: { en: 'ADD', hi: 'जोड़ें' },
  addProduct: withValues<{ name: string }>({
    en: ({ name }) => `Add ${name}`,
    hi: ({ name }) => `${name} जोड़ें`,
  }),
  quantityOf: withValues<{ name: string }>({
    en: ({ name }) => `Quantity of ${name}`,
    hi: ({ name }) => `${name} की मात्रा`,
  }),
  onlyLeft: withValues<{ count: number }>({
    en: ({ count }) => `Only ${count} left`,
    hi: ({ count }) => `सिर्फ़ ${count} ${plural.hi(count, { one: 'बचा है', other: 'बचे हैं' })}`,
  }),
  itemCount: withValues<{ count: number }>({
    en: ({ count }) => plural.en(count, { one: '1 item', other: `${count} items` }),
    hi: ({ count }) => `${count} सामान`,
  }),
  signInFirst: { en: 'User not Logged in', hi: 'पहले साइन इन करें' },
  added: { en: 'Product Added Successfully', hi: 'कार्ट में डाल दिया' },
  removed: { en: 'Product Removed Successfully', hi: 'कार्ट से हटा दिया' },
  queued: {
    en: 'No internet. We’ll update your cart when you are back online.',
    hi: 'इंटरनेट नहीं है। इंटरनेट आते ही कार्ट में बदल देंगे।',
  },
  addFailed: { en: 'Failed to add to cart', hi: 'कार्ट में नहीं डल पाया' },
  changeFailed: { en: 'Failed to update quantity', hi: 'मात्रा नहीं बदल पाई' },
  removeFailed: { en: 'Failed to remove item', hi: 'सामान नहीं हट पाया' },
  clearFailed: { en: 'Failed to clear cart', hi: 'कार्ट ख़ाली नहीं हो पाई' },
} satisfies Messages;
