import { type Messages, plural, withValues } from './message.ts';

/** The search box and its suggestions. */
export const searchBox = {
  placeholder: { en: 'Search atta, doodh, tamatar', hi: 'आटा, दूध, टमाटर खोजें' },
  submit: { en: 'Search', hi: 'खोजें' },
} satisfies Messages;

export const searchSuggestions = {
  title: { en: 'Suggestions', hi: 'सुझाव' },
  category: { en: 'Category', hi: 'कैटेगरी' },
  brand: { en: 'Brand', hi: 'ब्रांड' },
  department: { en: 'Department', hi: 'विभाग' },
  doctor: { en: 'Doctor', hi: 'डॉक्टर' },
  'health-check': { en: 'Health check', hi: 'हेल्थ चेकअप' },
  page: { en: 'Page', hi: 'पेज' },
  recent: { en: 'Recent searches', hi: 'आपकी पिछली खोज' },
  popular: { en: 'Popular', hi: 'ख़ूब बिक रहा है' },
  clearRecent: { en: 'Clear recent searches', hi: 'पिछली खोज मिटाएँ' },
  count: withValues<{ count: number }>({
    en: ({ count }) => plural.en(count, { one: '1 suggestion', other: `${count} suggestions` }),
    hi: ({ count }) => `${count} सुझाव`,
  }),
  allResults: withValues<{ query: string }>({
    en: ({ query }) => `All results for "${query}"`,
    hi: ({ query }) => `"${query}" के सारे नतीजे`,
  }),
} satisfies Messages;

/** Pages that a search finds, by their id. */
export const searchPages = {
  orders: { en: 'My orders', hi: 'मेरे ऑर्डर' },
  membership: { en: 'Membership', hi: 'मेंबरशिप' },
  wallet: { en: 'Wallet', hi: 'वॉलेट' },
  'milk-record': { en: 'Milk record', hi: 'दूध का हिसाब' },
  contact: { en: 'Contact us', hi: 'हमसे बात करें' },
  'payment-help': { en: 'Help with a payment', hi: 'पेमेंट में मदद' },
  addresses: { en: 'My addresses', hi: 'मेरे पते' },
  prescription: { en: 'Upload a prescription', hi: 'पर्ची भेजें' },
  doctors: { en: 'Book a doctor', hi: 'डॉक्टर से मिलें' },
  appointments: { en: 'My appointments', hi: 'मेरे अपॉइंटमेंट' },
  'lab-tests': { en: 'Lab tests and health checks', hi: 'लैब टेस्ट और हेल्थ चेकअप' },
  stores: { en: 'Our stores', hi: 'हमारी दुकानें' },
  deals: { en: 'Super deals', hi: 'सुपर डील' },
  cart: { en: 'Cart', hi: 'कार्ट' },
  account: { en: 'My account', hi: 'मेरा अकाउंट' },
  family: { en: 'My family', hi: 'मेरा परिवार' },
  lists: { en: 'My lists', hi: 'मेरी लिस्ट' },
} satisfies Messages;
