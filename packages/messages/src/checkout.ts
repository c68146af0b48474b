import { type Messages, plural, withValues } from './message.ts';

/** Steps of the checkout, on the cart page. */
export const checkout = {
  itemsHeading: { en: 'Items and checkout', hi: 'सामान और ऑर्डर' },
  summaryHeading: { en: 'Choices and bill', hi: 'विकल्प और बिल' },
  done: { en: 'Done:', hi: 'हो गया:' },
  signIn: { en: 'Sign in', hi: 'साइन इन' },
  signUp: { en: 'New here? Sign up', hi: 'नए हैं? नया खाता बनाएँ' },
  forgotPassword: { en: 'Forgot password?', hi: 'पासवर्ड भूल गए?' },
  signInByCode: { en: 'Email me an OTP instead', hi: 'ईमेल पर OTP से साइन इन करें' },
  address: { en: 'Delivery address', hi: 'डिलीवरी का पता' },
  deliverHere: { en: 'Deliver here', hi: 'यहाँ पहुँचाएँ' },
  prescription: { en: 'Prescription', hi: 'डॉक्टर की पर्ची' },
  prescriptionChosen: { en: 'Added. Our pharmacist will check it', hi: 'जुड़ गई, हमारे फ़ार्मासिस्ट देखेंगे' },
  prescriptionNeeded: { en: 'Needed for your medicines', hi: 'आपकी दवाइयों के लिए ज़रूरी' },
  patients: { en: 'Lab test patients', hi: 'लैब टेस्ट किसके लिए' },
  testCount: withValues<{ count: number }>({
    en: ({ count }) => plural.en(count, { one: '1 test', other: `${count} tests` }),
    hi: ({ count }) => `${count} टेस्ट`,
  }),
  payment: { en: 'Payment method', hi: 'भुगतान का तरीका' },
  payOnline: { en: 'Pay online', hi: 'ऑनलाइन भुगतान' },
  payOnlineDetail: { en: 'UPI, cards, net banking', hi: 'UPI, कार्ड, नेट बैंकिंग' },
  cash: { en: 'Cash on delivery', hi: 'कैश ऑन डिलीवरी' },
  cashDetail: withValues<{ amount: string }>({
    en: ({ amount }) => `Pay ${amount} in cash at delivery. SuperCoins can’t be used.`,
    hi: ({ amount }) => `डिलीवरी पर ${amount} कैश दें। सुपरकॉइन नहीं लगेंगे।`,
  }),
  cashLimit: withValues<{ limit: string }>({
    en: ({ limit }) => `Available up to ${limit}. Please pay online.`,
    hi: ({ limit }) => `${limit} तक ही हो सकती है। ऑनलाइन भुगतान करें।`,
  }),
  saves: withValues<{ amount: string }>({
    en: ({ amount }) => `You save ${amount}`,
    hi: ({ amount }) => `${amount} की बचत`,
  }),
  checkoutFor: withValues<{ amount: string }>({
    en: ({ amount }) => `CHECKOUT · ${amount}`,
    hi: ({ amount }) => `ऑर्डर करें · ${amount}`,
  }),
  freeCancel: { en: 'Free cancellation until delivery', hi: 'डिलीवरी से पहले मुफ़्त में रद्द करें' },
  orderAccepts: { en: 'By placing the order you accept our {policies}.', hi: 'ऑर्डर करके आप हमारे {policies} मानते हैं।' },
  paymentHelp: { en: 'Payment help', hi: 'भुगतान में मदद' },
  signInMissing: { en: 'Please sign in first', hi: 'पहले साइन इन करें' },
  itemSoldOut: withValues<{ name: string }>({
    en: ({ name }) => `${name} is out of stock. Please remove it.`,
    hi: ({ name }) => `${name} स्टॉक में नहीं है। उसे हटा दें।`,
  }),
  itemTooFew: withValues<{ name: string; count: number }>({
    en: ({ name, count }) => `${name}: only ${count} left. Please reduce the quantity.`,
    hi: ({ name, count }) => `${name}: सिर्फ़ ${count} ${plural.hi(count, { one: 'बचा है', other: 'बचे हैं' })}। संख्या घटा दें।`,
  }),
  addressMissing: { en: 'Please select a delivery address.', hi: 'डिलीवरी का पता चुनें।' },
  prescriptionMissing: {
    en: 'Please add a prescription for your medicines.',
    hi: 'दवाइयों के लिए डॉक्टर की पर्ची चुनें।',
  },
  patientsMissing: { en: 'Please tell us who the lab tests are for.', hi: 'बताएँ कि लैब टेस्ट किसके लिए हैं।' },
  paymentMissing: { en: 'Please select a payment Mode.', hi: 'भुगतान का तरीका चुनें।' },
  coinsNeedOnline: { en: 'Please select a online methods', hi: 'सुपरकॉइन के लिए ऑनलाइन भुगतान चुनें' },
  placedTitle: { en: 'Order placed', hi: 'ऑर्डर हो गया' },
  /** `{number}` is an element. */
  placedNumber: { en: 'Order {number}', hi: 'ऑर्डर {number}' },
  pharmacistChecks: {
    en: 'Our pharmacist will check your prescription before we send your medicines.',
    hi: 'दवाइयाँ भेजने से पहले हमारे फ़ार्मासिस्ट आपकी पर्ची देखेंगे।',
  },
  collectionChosen: {
    en: 'We’ll collect the sample on the morning you chose',
    hi: 'आपकी चुनी हुई सुबह हम सैंपल लेने आएँगे',
  },
  seeOrder: { en: 'See your order', hi: 'अपना ऑर्डर देखें' },
  continueShopping: { en: 'Continue shopping', hi: 'और ख़रीदारी करें' },
  billChangedTitle: { en: 'Your bill has changed', hi: 'आपका बिल बदल गया है' },
  billChangedText: {
    en: 'We haven’t placed your order yet. Please check the new bill.',
    hi: 'ऑर्डर अभी नहीं हुआ है। नया बिल देख लें।',
  },
  orderFor: withValues<{ amount: string }>({
    en: ({ amount }) => `Order for ${amount}`,
    hi: ({ amount }) => `${amount} में ऑर्डर करें`,
  }),
  backToCart: { en: 'Back to cart', hi: 'कार्ट पर वापस' },
  total: { en: 'Total', hi: 'कुल' },
  lineAdded: { en: 'Added', hi: 'नया जुड़ा' },
  lineRemoved: { en: 'Removed', hi: 'हटाया गया' },
  amountBefore: { en: 'was', hi: 'पहले' },
  amountNow: { en: ', now', hi: ', अब' },
} satisfies Messages;
