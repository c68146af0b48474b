import type { StaffMessages } from './message.ts';

export const promotions = {
  priceBelow: { en: 'Price below ₹99' },
  seasonal: { en: 'Seasonal' },
  superDeals: { en: 'Super deals' },
  fruitOfTheDay: { en: 'Fruit of the day' },
  recommended: { en: 'Recommended' },
  singular: { en: 'pinned product' },
  plural: { en: 'pinned products' },
  list: { en: 'List' },
  empty: { en: 'Nothing is pinned. The lists show what their rule finds.' },
} satisfies StaffMessages;
