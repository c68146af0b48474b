import { type Messages, withValues } from './message.ts';

/** Filters of search results and shelves. */
export const searchFilters = {
  filters: { en: 'Filters', hi: 'फ़िल्टर' },
  apply: { en: 'Show results', hi: 'नतीजे दिखाएँ' },
  clear: { en: 'Clear filters', hi: 'फ़िल्टर हटाएँ' },
  remove: withValues<{ filter: string }>({
    en: ({ filter }) => `Remove filter: ${filter}`,
    hi: ({ filter }) => `फ़िल्टर हटाएँ: ${filter}`,
  }),
  nothingLeft: {
    en: 'Nothing matches these filters.',
    hi: 'इन फ़िल्टर से कुछ नहीं मिला।',
  },
  brand: { en: 'Brand', hi: 'ब्रांड' },
  category: { en: 'Category', hi: 'कैटेगरी' },
  price: { en: 'Price', hi: 'दाम' },
  minPrice: { en: 'From ₹', hi: '₹ से' },
  maxPrice: { en: 'To ₹', hi: '₹ तक' },
  priceFrom: withValues<{ price: string }>({ en: ({ price }) => `From ${price}`, hi: ({ price }) => `${price} से` }),
  priceTo: withValues<{ price: string }>({ en: ({ price }) => `Up to ${price}`, hi: ({ price }) => `${price} तक` }),
  discount: { en: 'Discount', hi: 'छूट' },
  anyDiscount: { en: 'Any', hi: 'कोई भी' },
  discountFrom: withValues<{ percent: string }>({
    en: ({ percent }) => `${percent}% or more`,
    hi: ({ percent }) => `${percent}% या ज़्यादा`,
  }),
  more: { en: 'More', hi: 'और' },
  inStock: { en: 'In stock', hi: 'स्टॉक में है' },
  veg: { en: 'Vegetarian', hi: 'शाकाहारी' },
  noPrescription: { en: 'No prescription needed', hi: 'बिना पर्ची के' },
  sortLabel: { en: 'Sort results', hi: 'नतीजों का क्रम' },
} satisfies Messages;
