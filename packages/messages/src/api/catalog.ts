import type { Messages } from '../message.ts';

export const catalogInputs = {
  subcategoryId: { en: 'Subcategory ID is required', hi: 'सब-कैटेगरी की आईडी ज़रूरी है' },
  sort: {
    en: 'A list is sorted by relevance, price, price-high, discount or name.',
    hi: 'क्रम relevance, price, price-high, discount या name से चुनें।',
  },
  ownOrder: { en: 'This list has an order of its own.', hi: 'इस लिस्ट का क्रम पहले से तय है।' },
  query: { en: 'Type what you are looking for.', hi: 'लिखें कि क्या खोजना है।' },
} satisfies Messages;

export const catalogRefusals = {
  nothingFound: { en: 'No products found.', hi: 'कोई सामान नहीं मिला।' },
} satisfies Messages;
