import type { DeliveryTexts } from './delivery-promise.ts';
import { type Messages, withValues } from './message.ts';

/** The home page. */
export const home = {
  heading: { en: 'Subah, fresh by morning', hi: 'सुबह: सब कुछ ताज़ा, सुबह-सुबह' },
  description: withValues<DeliveryTexts>({
    en: ({ promise, freeDelivery }) =>
      `Groceries, fruit and vegetables, milk and medicines at your door in Mandideep and Bhopal. ${promise} ${freeDelivery}`,
    hi: ({ promise, freeDelivery }) =>
      `मंडीदीप और भोपाल में किराना, फल-सब्ज़ी, दूध और दवाइयाँ घर बैठे पाएँ। ${promise} ${freeDelivery}`,
  }),
  fruitsHint: { en: 'Fresh every day', hi: 'रोज़ ताज़ा' },
  fromPrice: withValues<{ price: string }>({
    en: ({ price }) => `From ${price}`,
    hi: ({ price }) => `${price} से शुरू`,
  }),
  groceryHint: { en: 'For every kitchen', hi: 'हर रसोई के लिए' },
  groceryOffer: withValues<{ percent: number }>({
    en: ({ percent }) => `Up to ${percent}% off`,
    hi: ({ percent }) => `${percent}% तक छूट`,
  }),
  milkHint: { en: 'Quality tested', hi: 'जाँचा-परखा' },
  medicineHint: { en: '& healthcare', hi: 'और सेहत का सामान' },
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
  recommended: { en: 'Recommended', hi: 'आपके लिए' },
  mostBought: { en: 'Most bought this month', hi: 'इस महीने सबसे ज़्यादा बिका' },
  inSeason: { en: 'In season now', hi: 'अभी मौसम में' },
  loadFailed: { en: 'Failed to load data', hi: 'पूरा पेज लोड नहीं हुआ' },
  someMissing: {
    en: 'We could not show everything. Please try again.',
    hi: 'कुछ चीज़ें नहीं दिख पाईं। दोबारा कोशिश करें।',
  },
} satisfies Messages;

/** The large slides at the top. `{hindi}` is the short line in Hindi, which English pages show as well. */
export const homeSlide = {
  offers: { en: 'Offers', hi: 'ऑफ़र' },
  morningHindi: { en: 'सुबह-सुबह ताज़ा', hi: 'सुबह-सुबह ताज़ा' },
  morningEyebrow: { en: '{hindi} · Fresh by morning', hi: '{hindi}' },
  startShopping: { en: 'Start shopping', hi: 'ख़रीदारी शुरू करें' },
  groceryHindi: { en: 'रसोई का सामान', hi: 'रसोई का सामान' },
  groceryEyebrow: { en: '{hindi} · Everything for your kitchen', hi: '{hindi}' },
  groceryTitle: { en: 'Fresh groceries for the whole week', hi: 'पूरे हफ़्ते का किराना' },
  groceryText: { en: 'Atta, dal, oil and masala, below MRP.', hi: 'आटा, दाल, तेल और मसाले, MRP से कम में।' },
  shopGroceries: { en: 'Shop groceries', hi: 'किराना देखें' },
  produceHindi: { en: 'ताज़े फल', hi: 'ताज़े फल' },
  produceEyebrow: { en: '{hindi} · Fresh, sorted by hand', hi: '{hindi}' },
  produceTitle: { en: 'Fresh fruits, straight from the mandi', hi: 'सीधे मंडी से ताज़े फल' },
  produceText: withValues<DeliveryTexts>({
    en: ({ windows }) => `Sorted by hand, at your door ${windows}.`,
    hi: ({ windows }) => `हाथ से छाँटे हुए, ${windows} आपके घर।`,
  }),
  seeFruits: { en: 'See fruits', hi: 'फल देखें' },
  savingsHindi: { en: 'बचत हर दिन', hi: 'बचत हर दिन' },
  savingsEyebrow: { en: '{hindi} · Super deals', hi: '{hindi}' },
  savingsTitle: { en: 'Savings on everything you need', hi: 'ज़रूरत की हर चीज़ पर बचत' },
  savingsOffer: withValues<{ percent: number }>({
    en: ({ percent }) => `Up to ${percent}% off MRP today.`,
    hi: ({ percent }) => `आज MRP पर ${percent}% तक छूट।`,
  }),
  savingsText: { en: "Today's biggest price cuts.", hi: 'आज की सबसे बड़ी छूट।' },
  seeOffers: { en: 'See offers', hi: 'ऑफ़र देखें' },
  membersTitle: { en: 'Members pay less for medicines', hi: 'मेंबर को दवाइयाँ सस्ती' },
  membersText: { en: 'Free delivery and lab discounts too', hi: 'डिलीवरी मुफ़्त, लैब टेस्ट पर छूट भी' },
  seePlans: { en: 'See plans', hi: 'प्लान देखें' },
  labTitle: { en: 'Lab tests from home', hi: 'घर बैठे लैब टेस्ट' },
  labText: { en: 'Sample collected at your door', hi: 'सैंपल घर से लिया जाएगा' },
  book: { en: 'Book', hi: 'बुक करें' },
} satisfies Messages;
