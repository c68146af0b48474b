import type { DeliveryTexts } from './delivery-promise.ts';
import { type Messages, withValues } from './message.ts';

/** The homes of fruits and vegetables, grocery, milk and medicines. */
export const catalogHome = {
  medicineTitle: { en: 'Medicines & Healthcare', hi: 'दवाइयाँ और सेहत' },
  fruitsDescription: withValues<DeliveryTexts>({
    en: ({ windows, freeDelivery }) =>
      `Fresh fruit and vegetables from the mandi, sorted by hand, at your door ${windows}. ${freeDelivery}`,
    hi: ({ windows, freeDelivery }) => `मंडी से ताज़े फल-सब्ज़ी, हाथ से छाँटे हुए, ${windows} आपके घर। ${freeDelivery}`,
  }),
  groceryDescription: withValues<DeliveryTexts>({
    en: ({ windows, freeDelivery }) =>
      `Atta, rice, dal, oil, masala, snacks and everything for your kitchen, below MRP, at your door ${windows}. ${freeDelivery}`,
    hi: ({ windows, freeDelivery }) =>
      `आटा, चावल, दाल, तेल, मसाले, नमकीन और रसोई का सारा सामान MRP से कम में, ${windows} आपके घर। ${freeDelivery}`,
  }),
  medicineDescription: {
    en: 'Medicines in sealed packs below MRP, lab tests at home, doctors near you, and a pharmacist who checks every prescription.',
    hi: 'सीलबंद दवाइयाँ MRP से कम में, घर बैठे लैब टेस्ट और आपके पास के डॉक्टर। हर पर्ची हमारे फ़ार्मासिस्ट देखते हैं।',
  },
  milkDescription: withValues<DeliveryTexts>({
    en: ({ windows }) =>
      `Milk from healthy cattle, quality tested for 100+ common adulterants, with home delivery ${windows}.`,
    hi: ({ windows }) => `सेहतमंद गाय-भैंस का दूध, 100+ तरह की मिलावट की जाँच के बाद, ${windows} आपके घर।`,
  }),
  popularIn: withValues<{ category: string }>({
    en: ({ category }) => `Popular in ${category}`,
    hi: ({ category }) => `${category} में ज़्यादा बिकने वाला`,
  }),
  popularFrom: withValues<{ category: string }>({
    en: ({ category }) => `Popular from ${category}`,
    hi: ({ category }) => `${category} से ज़्यादा बिकने वाला`,
  }),
  veggiesFailed: { en: 'Failed to fetch popular veggies', hi: 'सब्ज़ियाँ लोड नहीं हो पाईं' },
  productsFailed: { en: 'Failed to fetch products', hi: 'सामान लोड नहीं हो पाया' },
  categoriesFailed: { en: 'Failed to fetch categories.', hi: 'लिस्ट लोड नहीं हो पाई' },
  shopByCategory: { en: 'Shop by category', hi: 'क्या ख़रीदना है?' },
  lookingFor: { en: 'What are you looking for?', hi: 'आप क्या खोज रहे हैं?' },
  shopNow: { en: 'Shop now', hi: 'अभी ख़रीदें' },
  offPercent: withValues<{ percent: number }>({
    en: ({ percent }) => `Up to ${percent}% off MRP`,
    hi: ({ percent }) => `MRP पर ${percent}% तक छूट`,
  }),
  fromPrice: withValues<{ price: string }>({
    en: ({ price }) => `From ${price}`,
    hi: ({ price }) => `${price} से शुरू`,
  }),
  fresh: { en: 'Fresh by morning', hi: 'सुबह-सुबह ताज़ा' },
  fruitsOffers: { en: 'Fruit and vegetable offers', hi: 'फल-सब्ज़ी के ऑफ़र' },
  seasonEyebrow: { en: 'Straight from the mandi', hi: 'सीधे मंडी से' },
  seasonTitle: { en: 'What is in season tastes best', hi: 'मौसम की चीज़ का स्वाद ही अलग' },
  seasonText: withValues<DeliveryTexts>({
    en: ({ windows }) => `Sorted by hand, at your door ${windows}.`,
    hi: ({ windows }) => `हाथ से छाँटे हुए, ${windows} आपके घर।`,
  }),
  seeSeason: { en: 'See what is in season', hi: 'मौसम के फल-सब्ज़ी देखें' },
  groceryOffers: { en: 'Grocery offers', hi: 'किराने के ऑफ़र' },
  groceryTitle: { en: 'Your kitchen, stocked by morning', hi: 'सुबह तक रसोई का पूरा सामान' },
  groceryText: { en: 'Atta, dal, oil and masala, below MRP.', hi: 'आटा, दाल, तेल और मसाले, MRP से कम में।' },
  seeSuperDeals: { en: 'See super deals', hi: 'सुपर डील देखें' },
  otherCatalogs: { en: 'Other departments', hi: 'बाकी विभाग' },
  medicineShort: { en: 'Medicine', hi: 'दवाइयाँ' },
  milkShort: { en: 'Milk', hi: 'दूध' },
  fruitsShort: { en: 'Fruits', hi: 'फल' },
  medicineEyebrow: { en: 'Genuine, in sealed packs', hi: 'असली दवाइयाँ, सीलबंद पैक में' },
  medicineBanner: { en: 'Medicines at your door by morning', hi: 'दवाइयाँ सुबह तक आपके घर' },
  medicineOffer: withValues<{ percent: number }>({
    en: ({ percent }) => `Up to ${percent}% off MRP today.`,
    hi: ({ percent }) => `आज MRP पर ${percent}% तक छूट।`,
  }),
  findMedicine: { en: 'Find yours', hi: 'अपनी दवा देखें' },
  healthServices: { en: 'Health services', hi: 'सेहत की सेवाएँ' },
  aboutPrescriptions: { en: 'About prescriptions', hi: 'पर्ची के बारे में' },
  /** `{checked}` is the sentence below, `{upload}` the link. */
  prescriptionNote: {
    en: '{checked} We send prescription medicines only after that. {upload} now, or add it at checkout.',
    hi: '{checked} पर्ची वाली दवाइयाँ उसके बाद ही भेजी जाती हैं। {upload}, या ऑर्डर करते समय जोड़ें।',
  },
  prescriptionChecked: {
    en: 'A pharmacist checks every prescription.',
    hi: 'हर पर्ची हमारे फ़ार्मासिस्ट देखते हैं।',
  },
  uploadPrescription: { en: 'Upload your prescription', hi: 'अभी पर्ची डालें' },
} satisfies Messages;
