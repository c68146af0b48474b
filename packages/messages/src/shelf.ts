import type { DeliveryTexts } from './delivery-promise.ts';
import { type Messages, plural, withValues } from './message.ts';

/** Lists of products: categories, filters, vegetables and recommended products. */
export const shelf = {
  ourProducts: { en: 'Our Products', hi: 'हमारा सामान' },
  products: { en: 'Products', hi: 'सामान' },
  all: { en: 'All', hi: 'सभी' },
  subcategoriesOf: withValues<{ category: string }>({
    en: ({ category }) => `Subcategories of ${category}`,
    hi: ({ category }) => `${category} के हिस्से`,
  }),
  description: withValues<DeliveryTexts & { what: string }>({
    en: ({ what, promise, freeDelivery }) => `${what} at your door. ${promise} ${freeDelivery}`,
    hi: ({ what, promise, freeDelivery }) => `${what} घर बैठे पाएँ। ${promise} ${freeDelivery}`,
  }),
  moreShown: withValues<{ added: number; count: number }>({
    en: ({ added, count }) => `${added} more shown, ${count} in total`,
    hi: ({ added, count }) => `${added} और दिखाए, कुल ${count}`,
  }),
  loadFailed: { en: 'Failed to fetch products', hi: 'सामान लोड नहीं हो पाया' },
  nothingFound: { en: 'No products found.', hi: 'कोई सामान नहीं मिला' },
  tryAnotherWord: {
    en: 'Try another word, or choose another list.',
    hi: 'कोई और शब्द लिखें, या दूसरी लिस्ट चुनें।',
  },
  showMore: { en: 'Show more', hi: 'और दिखाएँ' },
  showFirst: { en: 'Show from the beginning', hi: 'शुरू से दिखाएँ' },
  productCount: withValues<{ count: number }>({
    en: ({ count }) => plural.en(count, { one: '1 product', other: `${count} products` }),
    hi: ({ count }) => `${count} सामान`,
  }),
  productCountOrMore: withValues<{ count: number }>({
    en: ({ count }) => `${count}+ products`,
    hi: ({ count }) => `${count}+ सामान`,
  }),
  firstProducts: withValues<{ count: number }>({
    en: ({ count }) => `The first ${count} products`,
    hi: ({ count }) => `पहले ${count} सामान`,
  }),
  searchThisList: { en: 'Search this list', hi: 'इस लिस्ट में खोजें' },
  searchIn: withValues<{ list: string }>({
    en: ({ list }) => `Search in ${list}`,
    hi: ({ list }) => `${list} में खोजें`,
  }),
  sortProducts: { en: 'Sort products', hi: 'सामान का क्रम' },
  sortBy: { en: 'Sort by', hi: 'क्रम' },
  filters: { en: 'Filters', hi: 'फ़िल्टर' },
  vegetables: { en: 'Vegetables', hi: 'सब्ज़ियाँ' },
  mostBought: { en: 'Most bought', hi: 'सबसे ज़्यादा बिका' },
  recommended: { en: 'Recommended', hi: 'लोगों की पसंद' },
  recommendedLead: {
    en: 'What our customers buy most',
    hi: 'हमारे ग्राहक यह सबसे ज़्यादा ख़रीदते हैं',
  },
  recommendedDescription: withValues<DeliveryTexts>({
    en: ({ promise, freeDelivery }) => `What homes near you buy most. ${promise} ${freeDelivery}`,
    hi: ({ promise, freeDelivery }) => `आपके पास के घर यह सबसे ज़्यादा ख़रीदते हैं। ${promise} ${freeDelivery}`,
  }),
  leafyVeges: { en: 'Leafy Veges', hi: 'हरी पत्तेदार सब्ज़ियाँ' },
  leafyVegesLead: {
    en: 'Palak, methi and other greens, cleaned and bunched.',
    hi: 'पालक, मेथी और दूसरी भाजियाँ, साफ़ की हुई गड्डियों में।',
  },
  rootVegetables: { en: 'Root Vegetables', hi: 'ज़मीन के नीचे की सब्ज़ियाँ' },
  rootVegetablesLead: { en: 'Aloo, pyaaz, gajar and more.', hi: 'आलू, प्याज़, गाजर और बहुत कुछ।' },
  fruitVegetables: { en: 'Fruit Vegetables', hi: 'फल वाली सब्ज़ियाँ' },
  fruitVegetablesLead: {
    en: 'Tamatar, baingan, shimla mirch and more.',
    hi: 'टमाटर, बैंगन, शिमला मिर्च और बहुत कुछ।',
  },
} satisfies Messages;

export const shelfOrders = {
  relevance: { en: 'Relevance', hi: 'सबसे सही' },
  price: { en: 'Price', hi: 'सस्ता पहले' },
  'price-high': { en: 'Price: high to low', hi: 'महँगा पहले' },
  discount: { en: 'Discount', hi: 'ज़्यादा छूट' },
  name: { en: 'Name', hi: 'नाम से' },
} satisfies Messages;
