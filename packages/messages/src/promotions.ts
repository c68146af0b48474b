import type { DeliveryTexts } from './delivery-promise.ts';
import { type Messages, withValues } from './message.ts';

/** Pages of promoted products. */
export const promotions = {
  priceBelow: { en: '₹99 and below', hi: '₹99 या उससे कम' },
  priceBelowLead: { en: 'Everyday items for ₹99 or less.', hi: 'रोज़ का सामान ₹99 या उससे कम में।' },
  seasonal: { en: 'In season now', hi: 'अभी मौसम में' },
  seasonalLead: { en: 'Fruit and vegetables at their best this month.', hi: 'इस महीने के सबसे अच्छे फल-सब्ज़ी।' },
  superDeals: { en: 'Super deals', hi: 'सुपर डील' },
  superDealsLead: { en: 'Biggest price cuts today.', hi: 'आज की सबसे बड़ी छूट।' },
  fruitOfTheDay: { en: 'Fruit of the day', hi: 'आज का फल' },
  fruitOfTheDayLead: { en: 'A new fruit every day.', hi: 'हर दिन एक नया फल।' },
  todaysPick: withValues<{ fruit: string }>({
    en: ({ fruit }) => `Today's pick: ${fruit}, with more fruit you may like. A new fruit every day.`,
    hi: ({ fruit }) => `आज ${fruit}, साथ में और भी फल। हर दिन एक नया फल।`,
  }),
  description: withValues<DeliveryTexts & { lead: string }>({
    en: ({ lead, cutOff, windows }) => `${lead} Order by ${cutOff}, delivered ${windows}.`,
    hi: ({ lead, cutOff, windows }) => `${lead} ${cutOff} तक ऑर्डर करें, ${windows} पाएँ।`,
  }),
  comeBack: { en: 'Please check again tomorrow.', hi: 'कल फिर देखें।' },
} satisfies Messages;
