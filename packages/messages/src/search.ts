import { type Messages, plural, withValues } from './message.ts';

/** The page of search results. */
export const search = {
  title: { en: 'Search the shop', hi: 'दुकान में खोजें' },
  description: {
    en: 'Search groceries, fruit and vegetables, milk, medicines and lab tests, in English or Hindi.',
    hi: 'किराना, फल-सब्ज़ी, दूध, दवाइयाँ और लैब टेस्ट हिंदी या अंग्रेज़ी में खोजें।',
  },
  resultsFor: withValues<{ query: string }>({
    en: ({ query }) => `Search Results for "${query}"`,
    hi: ({ query }) => `"${query}" के नतीजे`,
  }),
  searching: { en: 'Searching...', hi: 'खोज रहे हैं…' },
  results: { en: 'Results', hi: 'नतीजे' },
  products: { en: 'Products', hi: 'सामान' },
  productCount: withValues<{ count: number }>({
    en: ({ count }) => plural.en(count, { one: '1 product', other: `${count} products` }),
    hi: ({ count }) => `${count} सामान`,
  }),
  productCountIn: withValues<{ count: number; catalog: string }>({
    en: ({ count, catalog }) =>
      plural.en(count, { one: `1 product in ${catalog}`, other: `${count} products in ${catalog}` }),
    hi: ({ count, catalog }) => `${catalog} में ${count} सामान`,
  }),
  filterLabel: { en: 'Filter results', hi: 'नतीजे छाँटें' },
  all: { en: 'All', hi: 'सभी' },
  related: { en: 'Related products', hi: 'मिलता-जुलता सामान' },
  nothingGood: {
    en: 'We couldn’t find exactly that. You may like these:',
    hi: 'ठीक यही नहीं मिला। ये मिलते-जुलते हैं:',
  },
  places: { en: 'Also found', hi: 'यह भी मिला' },
  boxLabel: { en: 'What are you looking for?', hi: 'आप क्या खोज रहे हैं?' },
  searchAgain: { en: 'Search again', hi: 'फिर से खोजें' },
  ideasTitle: { en: 'Try one of these', hi: 'इनमें से कुछ खोजें' },
  /** Separated by commas. */
  fruitsIdeas: { en: 'aloo, टमाटर', hi: 'आलू, टमाटर' },
  milkIdeas: { en: 'doodh', hi: 'दूध' },
  groceryIdeas: { en: 'atta', hi: 'आटा' },
  medicineIdeas: { en: 'paracetamol', hi: 'पैरासिटामोल' },
  labtestIdeas: { en: 'sugar test', hi: 'शुगर टेस्ट' },
  nothingFound: { en: 'No products found.', hi: 'कोई सामान नहीं मिला' },
  adviceSpelling: { en: 'Check the spelling or try fewer words.', hi: 'स्पेलिंग देख लें या कम शब्द लिखें।' },
  adviceLanguage: {
    en: 'Hindi works too: {tomato} or tamatar, {milk} or doodh.',
    hi: 'हिंदी या अंग्रेज़ी, जैसे चाहें लिखें: {tomato} या tamatar, {milk} या doodh।',
  },
  adviceKind: {
    en: 'Try a simple word like dal or soap, or choose a department below.',
    hi: 'दाल या साबुन जैसा आसान शब्द लिखें, या नीचे से चुनें।',
  },
  failed: {
    en: 'Something went wrong. Please try again.',
    hi: 'हमारी तरफ़ से कुछ गड़बड़ हुई। दोबारा कोशिश करें।',
  },
  fruitsHint: { en: 'Fresh daily', hi: 'रोज़ ताज़ा' },
  groceryHint: { en: 'For every kitchen', hi: 'हर रसोई के लिए' },
  milkHint: { en: 'Quality tested', hi: 'जाँचा-परखा' },
  medicineHint: { en: '& healthcare', hi: 'और सेहत का सामान' },
} satisfies Messages;

/** Order of the results. */
export const searchSorts = {
  relevance: { en: 'Best match', hi: 'सबसे सही' },
  'price-low': { en: 'Price: low to high', hi: 'सस्ता पहले' },
  'price-high': { en: 'Price: high to low', hi: 'महँगा पहले' },
  discount: { en: 'Discount', hi: 'ज़्यादा छूट' },
  newest: { en: 'Newest', hi: 'नया पहले' },
} satisfies Messages;
