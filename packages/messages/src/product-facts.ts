import type { PageSection } from '@subah/rules/catalog/product-field';
import type { PageFieldKey } from '@subah/rules/catalog/product-fields';
import { type Message, type Messages, plural, withValues } from './message.ts';

/** Headings of the tables on a product page; the first table has none. */
export const factHeadings: Readonly<Record<Exclude<PageSection, 'facts'>, Message>> = {
  advice: { en: 'Using this medicine', hi: 'यह दवा कैसे लें' },
  food: { en: 'Ingredients and storage', hi: 'इसमें क्या है, कैसे रखें' },
  origin: { en: 'Maker and origin', hi: 'कहाँ और किसने बनाया' },
};

/** Labels of the product fields that have a row on the product page. */
export const factLabels: Readonly<Record<PageFieldKey, Message>> = {
  composition: { en: 'Composition', hi: 'कंपोज़िशन' },
  strength: { en: 'Strength', hi: 'स्ट्रेंथ' },
  dosageForm: { en: 'Form', hi: 'रूप' },
  packaging: { en: 'Pack', hi: 'पैक' },
  expiryDate: { en: 'Expires', hi: 'एक्सपायरी' },
  requiresPrescription: { en: 'Prescription', hi: 'डॉक्टर की पर्ची' },
  uses: { en: 'Uses', hi: 'किस काम आती है' },
  howToTake: { en: 'How to take it', hi: 'कैसे लें' },
  sideEffects: { en: 'Side effects', hi: 'साइड इफ़ेक्ट' },
  warnings: { en: 'Warnings', hi: 'सावधानियाँ' },
  includedTests: { en: 'Tests included', hi: 'कितने टेस्ट' },
  location: { en: 'Laboratory', hi: 'लैब' },
  preparation: { en: 'Preparation', hi: 'टेस्ट से पहले' },
  netQuantity: { en: 'Net quantity', hi: 'कुल मात्रा' },
  ingredients: { en: 'Ingredients', hi: 'सामग्री' },
  allergens: { en: 'Allergens', hi: 'एलर्जी वाली चीज़ें' },
  shelfLife: { en: 'Best before', hi: 'कब तक अच्छा' },
  fssaiLicence: { en: 'FSSAI licence', hi: 'FSSAI लाइसेंस' },
  countryOfOrigin: { en: 'Country of origin', hi: 'किस देश का' },
  manufacturer: { en: 'Manufacturer or packer', hi: 'बनाने या पैक करने वाले' },
  manufacturerAddress: { en: 'Address', hi: 'पता' },
};

/** Rows that are computed. */
export const facts = {
  required: { en: 'Required', hi: 'ज़रूरी' },
  notRequired: { en: 'Not required', hi: 'ज़रूरी नहीं' },
  brand: { en: 'Brand', hi: 'ब्रांड' },
  packSize: { en: 'Pack size', hi: 'पैक' },
  grown: { en: 'Grown', hi: 'खेती' },
  organically: { en: 'Organically', hi: 'जैविक' },
  made: { en: 'Made', hi: 'बना है' },
  organicIngredients: { en: 'From organic ingredients', hi: 'जैविक सामग्री से' },
  dairy: { en: 'Dairy', hi: 'डेयरी' },
  express: { en: 'Express delivery', hi: 'एक्सप्रेस डिलीवरी' },
  /** As the shop wrote it, such as "11 MINS". */
  deliveryTime: withValues<{ time: string }>({
    en: ({ time }) => time.toLowerCase(),
    hi: ({ time }) => time.replace(/\bmin(ute)?s?\b/i, 'मिनट'),
  }),
  sample: { en: 'Sample', hi: 'सैंपल' },
  collectedAtHome: { en: 'Collected at home', hi: 'घर से लिया जाएगा' },
  report: { en: 'Report', hi: 'रिपोर्ट' },
  reportIn: withValues<{ hours: number }>({
    en: ({ hours }) => plural.en(hours, { one: 'In 1 hour', other: `In ${hours} hours` }),
    hi: ({ hours }) => `${hours} घंटे में`,
  }),
  fasting: { en: 'Fasting', hi: 'खाली पेट' },
  healthCheck: { en: 'Health check', hi: 'हेल्थ चेकअप' },
  updated: { en: 'Updated', hi: 'अपडेट' },
} satisfies Messages;
