import { type Messages, withValues } from './message.ts';

/** The page of a product. */
export const product = {
  title: { en: 'Product', hi: 'सामान' },
  description: withValues<{ price: string; about: string }>({
    en: ({ price, about }) => `${price} with home delivery. ${about}`,
    hi: ({ price, about }) => `${price} में, घर पर डिलीवरी के साथ। ${about}`,
  }),
  buy: { en: 'Price and ADD', hi: 'दाम और जोड़ें' },
  packs: { en: 'Packs', hi: 'पैक' },
  similar: { en: 'Similar products', hi: 'ऐसा ही और सामान' },
  loading: { en: 'Loading product details...', hi: 'सामान की जानकारी आ रही है…' },
  notFound: { en: 'No product found.', hi: 'यह सामान नहीं मिला' },
  notFoundText: { en: 'This product is no longer available.', hi: 'यह सामान अब नहीं मिलता।' },
  goHome: { en: 'Go Home', hi: 'होम पर जाएँ' },
  failed: { en: 'Something went wrong. Please try again.', hi: 'कुछ गड़बड़ हुई। दोबारा कोशिश करें।' },
  error: withValues<{ message: string }>({
    en: ({ message }) => `Error: ${message}`,
    hi: ({ message }) => `गड़बड़: ${message}`,
  }),
  cartIsSafe: { en: 'Your cart is safe.', hi: 'आपकी कार्ट सुरक्षित है।' },
  homeCollection: { en: 'Home collection', hi: 'सैंपल घर से' },
  homeCollectionText: {
    en: 'The sample is collected at your home.',
    hi: 'सैंपल घर से लिया जाएगा।',
  },
  orderTonight: withValues<{ cutOff: string }>({
    en: ({ cutOff }) => `Order by ${cutOff} tonight.`,
    hi: ({ cutOff }) => `आज ${cutOff} तक ऑर्डर करें।`,
  }),
  orderToday: withValues<{ cutOff: string }>({
    en: ({ cutOff }) => `Order by ${cutOff} today.`,
    hi: ({ cutOff }) => `आज ${cutOff} तक ऑर्डर करें।`,
  }),
  orderTomorrow: withValues<{ cutOff: string }>({
    en: ({ cutOff }) => `Order by ${cutOff} tomorrow.`,
    hi: ({ cutOff }) => `कल ${cutOff} तक ऑर्डर करें।`,
  }),
  freeAbove: withValues<{ amount: string }>({
    en: ({ amount }) => `Free home delivery above ${amount}.`,
    hi: ({ amount }) => `${amount} से ऊपर डिलीवरी मुफ़्त।`,
  }),
  prescriptionRequired: { en: 'Prescription required', hi: 'डॉक्टर की पर्ची ज़रूरी' },
  prescriptionText: {
    en: 'Our pharmacist checks it before we send the medicine.',
    hi: 'दवा भेजने से पहले हमारे फ़ार्मासिस्ट पर्ची देखते हैं।',
  },
  uploadPrescription: { en: 'Upload prescription', hi: 'डॉक्टर की पर्ची डालें' },
  aboutProduce: { en: 'About this produce', hi: 'इसके बारे में' },
  aboutProduct: { en: 'About this product', hi: 'इस सामान के बारे में' },
  aboutMedicine: { en: 'About this medicine', hi: 'इस दवा के बारे में' },
  aboutTest: { en: 'About this test', hi: 'इस टेस्ट के बारे में' },
  viewMore: { en: 'View More', hi: 'और पढ़ें' },
  viewLess: { en: 'View Less', hi: 'कम करें' },
  picturesOf: withValues<{ name: string }>({
    en: ({ name }) => `Pictures of ${name}`,
    hi: ({ name }) => `${name} की तस्वीरें`,
  }),
  pictureView: withValues<{ name: string; number: number }>({
    en: ({ name, number }) => `${name}, view ${number}`,
    hi: ({ name, number }) => `${name}, तस्वीर ${number}`,
  }),
  previousPicture: { en: 'Previous picture', hi: 'पिछली तस्वीर' },
  nextPicture: { en: 'Next picture', hi: 'अगली तस्वीर' },
  showPicture: withValues<{ number: number; count: number }>({
    en: ({ number, count }) => `Show picture ${number} of ${count}`,
    hi: ({ number, count }) => `${count} में से तस्वीर ${number} दिखाएँ`,
  }),
  origin: withValues<{ origin: string }>({
    en: ({ origin }) => `Origin: ${origin}`,
    hi: ({ origin }) => `कहाँ से: ${origin}`,
  }),
  mrp: withValues<{ price: string }>({ en: ({ price }) => `MRP ${price}`, hi: ({ price }) => `MRP ${price}` }),
  includesTaxes: { en: 'Includes all taxes', hi: 'सभी टैक्स शामिल' },
  /** `{total}` is an amount. */
  totalFor: withValues<{ count: number }>({
    en: ({ count }) => `Total {total} for ${count}`,
    hi: ({ count }) => `${count} का कुल {total}`,
  }),
  noMinimum: { en: 'NO MINIMUM ORDER', hi: 'छोटा ऑर्डर भी चलेगा' },
  noMinimumText: withValues<{ charge: string; limit: string }>({
    en: ({ charge, limit }) => `${charge} small cart charge below ${limit}`,
    hi: ({ charge, limit }) => `${limit} से कम पर छोटी कार्ट का ${charge} चार्ज`,
  }),
  alwaysFree: { en: 'Free delivery on every order', hi: 'हर ऑर्डर पर डिलीवरी मुफ़्त' },
  contactless: { en: 'CONTACTLESS & SAFE', hi: 'कॉन्टैक्टलेस और सुरक्षित' },
  contactlessText: { en: 'Packed with clean hands', hi: 'साफ़ हाथों से पैक' },
  contactlessSample: { en: 'A sealed kit for every sample', hi: 'हर सैंपल के लिए सीलबंद किट' },
} satisfies Messages;

export const vegMarks = {
  veg: { en: 'Vegetarian', hi: 'शाकाहारी' },
  'non-veg': { en: 'Non-vegetarian', hi: 'मांसाहारी' },
  egg: { en: 'Contains egg', hi: 'अंडा है' },
} satisfies Messages;
