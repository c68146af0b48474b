import type { Messages } from './message.ts';

/** What the shop promises about delivery, in headings and descriptions of many pages. */
export const deliveryPromise = {
  orderByNight: {
    en: 'Order by 11 PM, delivered 8–11 AM.',
    hi: 'रात 11 बजे तक ऑर्डर करें, सुबह 8–11 बजे पाएँ।',
  },
} satisfies Messages;
