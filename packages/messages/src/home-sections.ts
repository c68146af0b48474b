import { type Messages, withValues } from './message.ts';

/** The home page below its slides. */
export const homeSections = {
  popularVeggies: { en: 'Popular veggies', hi: 'ज़्यादा बिकने वाले फल-सब्ज़ी' },
  veggiesFailed: { en: 'Failed to fetch popular veggies', hi: 'सब्ज़ियाँ लोड नहीं हो पाईं' },
  fromTheDairy: { en: 'Fresh from the dairy', hi: 'डेयरी से ताज़ा' },
  care: { en: 'Medicine & care', hi: 'दवा और सेहत' },
  sealedPacks: { en: 'Genuine, in sealed packs', hi: 'असली दवाइयाँ, सीलबंद पैक में' },
  sealedPacksOffer: withValues<{ percent: number }>({
    en: ({ percent }) => `Genuine, in sealed packs, up to ${percent}% off MRP`,
    hi: ({ percent }) => `असली दवाइयाँ, सीलबंद पैक में, MRP पर ${percent}% तक छूट`,
  }),
  popularMedicines: { en: 'Popular medicines', hi: 'ज़्यादा बिकने वाली दवाइयाँ' },
  recommended: { en: 'Recommended', hi: 'लोगों की पसंद' },
  mostBought: { en: 'Most bought this month', hi: 'इस महीने सबसे ज़्यादा बिका' },
  inSeason: { en: 'In season now', hi: 'अभी मौसम में' },
  loadFailed: { en: 'Failed to load data', hi: 'पूरा पेज लोड नहीं हुआ' },
  someMissing: {
    en: 'We could not show everything. Please try again.',
    hi: 'कुछ चीज़ें नहीं दिख पाईं। दोबारा कोशिश करें।',
  },
} satisfies Messages;
