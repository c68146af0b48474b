import { type Messages, plural, withValues } from './message.ts';

/** A product on a card, in a rail or on its page. */
export const productCard = {
  percentOff: withValues<{ percent: number }>({
    en: ({ percent }) => `${percent}% OFF`,
    hi: ({ percent }) => `${percent}% छूट`,
  }),
  stocksLeft: withValues<{ count: number }>({
    en: ({ count }) => `Stocks Left: ${count}`,
    hi: ({ count }) => plural.hi(count, { one: `${count} बचा है`, other: `${count} बचे हैं` }),
  }),
  left: withValues<{ count: number }>({
    en: ({ count }) => `${count} left`,
    hi: ({ count }) => plural.hi(count, { one: `${count} बचा है`, other: `${count} बचे हैं` }),
  }),
  onlyLeft: withValues<{ count: number }>({
    en: ({ count }) => `Only ${count} left`,
    hi: ({ count }) => plural.hi(count, { one: `सिर्फ़ ${count} बचा है`, other: `सिर्फ़ ${count} बचे हैं` }),
  }),
  forPacks: withValues<{ count: number }>({
    en: ({ count }) => `for ${count}`,
    hi: ({ count }) => `${count} का दाम`,
  }),
  rx: { en: 'Rx', hi: 'Rx' },
  prescription: { en: 'Prescription required', hi: 'डॉक्टर की पर्ची ज़रूरी' },
  betterValue: { en: 'Better value', hi: 'ज़्यादा फ़ायदा' },
  choosePack: { en: 'choose a pack', hi: 'पैक चुनें' },
  testCount: withValues<{ count: number }>({
    en: ({ count }) => plural.en(count, { one: '1 test', other: `${count} tests` }),
    hi: ({ count }) => `${count} टेस्ट`,
  }),
  reportIn: withValues<{ hours: number }>({
    en: ({ hours }) => `report in ${hours} h`,
    hi: ({ hours }) => `रिपोर्ट ${hours} घंटे में`,
  }),
  outOfStock: { en: 'Out of stock', hi: 'स्टॉक में नहीं' },
  seeAll: { en: 'See all', hi: 'सब देखें' },
  /** Behind `seeAll`, for screen readers. */
  seeAllOf: withValues<{ what: string }>({ en: ({ what }) => ` ${what}`, hi: ({ what }) => `: ${what}` }),
} satisfies Messages;
