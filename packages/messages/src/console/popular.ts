import type { StaffMessages } from './message.ts';

export const popular = {
  veggiesFailed: { en: 'Failed to fetch popular veggies' },
  veggieCategoriesFailed: { en: 'Failed to fetch popular veggies categories' },
  groceryFailed: { en: 'Failed to fetch grocery products' },
  groceryCategoriesFailed: { en: 'Failed to fetch grocery categories' },
  dairyFailed: { en: 'Failed to fetch dairy products' },
  categoriesFailed: { en: 'Failed to fetch categories.' },
  medicinesFailed: { en: 'Failed to fetch medicine products' },
  notShown: { en: 'Not on sale, customers do not see it' },
  title: { en: 'Popular products' },
} satisfies StaffMessages;
