import type { Catalog } from '@subah/rules/catalog/catalogs';
import type { Message } from './message.ts';

export const catalogTitles: Readonly<Record<Catalog, Message>> = {
  fruits: { en: 'Fruits & Vegetables', hi: 'फल-सब्ज़ी' },
  grocery: { en: 'Grocery', hi: 'किराना' },
  milk: { en: 'Milk Products', hi: 'दूध-डेयरी' },
  medicine: { en: 'Medicines', hi: 'दवाइयाँ' },
  labtest: { en: 'Lab tests', hi: 'लैब टेस्ट' },
};
