import type { DeliveryTexts } from './delivery-promise.ts';
import { type Messages, withValues } from './message.ts';

/** The first screen of the home page. */
export const home = {
  offers: { en: 'Offers', hi: 'ऑफ़र' },
  heading: { en: 'Everything fresh by morning', hi: 'सब कुछ ताज़ा, सुबह-सुबह' },
  description: withValues<DeliveryTexts>({
    en: ({ promise, freeDelivery }) =>
      `Groceries, fruit and vegetables, milk and medicines at your door. ${promise} ${freeDelivery}`,
    hi: ({ promise, freeDelivery }) => `किराना, फल-सब्ज़ी, दूध और दवाइयाँ घर बैठे पाएँ। ${promise} ${freeDelivery}`,
  }),
} satisfies Messages;
