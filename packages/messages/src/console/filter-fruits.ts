import type { StaffMessages } from './message.ts';

export const filterFruits = {
  searchCategories: { en: 'Search categories' },
  mappingsFailed: { en: 'Failed to fetch mapped products' },
} satisfies StaffMessages;
