import { type Messages, plural, withValues } from './message.ts';

/** Cart drawer and cart page. */
export const cart = {
  title: { en: 'Your Cart', hi: 'आपकी कार्ट' },
  close: { en: 'Close cart', hi: 'कार्ट बंद करें' },
  loading: { en: 'Loading your cart…', hi: 'आपकी कार्ट आ रही है…' },
  emptyDrawer: { en: 'Your cart is empty', hi: 'आपकी कार्ट ख़ाली है' },
  emptyPage: { en: 'Your cart is empty.', hi: 'आपकी कार्ट ख़ाली है।' },
  emptyHint: { en: 'Add something fresh for tomorrow morning.', hi: 'कल सुबह के लिए कुछ ताज़ा डालें।' },
  signInHint: { en: 'Sign in to see the items you added earlier.', hi: 'पहले डाला हुआ सामान देखने के लिए साइन इन करें।' },
  startShopping: { en: 'Start shopping', hi: 'ख़रीदारी शुरू करें' },
  signIn: { en: 'SIGN IN', hi: 'साइन इन' },
  checkout: { en: 'CHECKOUT', hi: 'ऑर्डर करें' },
  clear: { en: 'Clear cart', hi: 'कार्ट ख़ाली करें' },
  clearTitle: { en: 'Clear your cart?', hi: 'कार्ट ख़ाली कर दें?' },
  clearText: { en: 'All items will be removed.', hi: 'सारा सामान हट जाएगा।' },
  keep: { en: 'Keep cart', hi: 'रहने दें' },
  itemsTitle: withValues<{ count: number }>({
    en: ({ count }) =>
      plural.en(count, { one: '1 item from the supermarket', other: `${count} items from the supermarket` }),
    hi: ({ count }) => `सुपरमार्केट से ${count} सामान`,
  }),
  edit: { en: 'Edit', hi: 'बदलें' },
  doneEditing: { en: 'Done', hi: 'हो गया' },
  labTestLine: { en: 'Lab test, sample collected at home', hi: 'लैब टेस्ट, सैंपल घर से लिया जाएगा' },
  packLine: withValues<{ size: string }>({
    en: ({ size }) => `1 Pack · ${size}`,
    hi: ({ size }) => `1 पैक · ${size}`,
  }),
  prescriptionNeeded: { en: 'Prescription needed', hi: 'डॉक्टर की पर्ची ज़रूरी' },
  outOfStock: { en: 'Out of stock', hi: 'स्टॉक में नहीं' },
  onlyLeftSentence: withValues<{ count: number }>({
    en: ({ count }) => `Only ${count} left.`,
    hi: ({ count }) => `सिर्फ़ ${count} ${plural.hi(count, { one: 'बचा है', other: 'बचे हैं' })}।`,
  }),
  reduceTo: withValues<{ count: number }>({
    en: ({ count }) => `Change to ${count}`,
    hi: ({ count }) => `${count} कर दें`,
  }),
  priceChanged: withValues<{ before: string; now: string }>({
    en: ({ before, now }) => `Price changed from ${before} to ${now}`,
    hi: ({ before, now }) => `दाम ${before} से ${now} हो गया है`,
  }),
  removeProduct: withValues<{ name: string }>({
    en: ({ name }) => `Remove ${name}`,
    hi: ({ name }) => `${name} हटाएँ`,
  }),
  recommended: { en: 'Recommended for you', hi: 'आपके लिए सुझाव' },
  addRecommended: { en: 'Add', hi: 'जोड़ें' },
  saved: withValues<{ amount: string }>({
    en: ({ amount }) => `Woohoo! You saved ${amount} on this order`,
    hi: ({ amount }) => `वाह! इस ऑर्डर पर ${amount} की बचत`,
  }),
  billFailed: { en: 'We couldn’t update your bill.', hi: 'बिल अपडेट नहीं हो पाया।' },
  tipTitle: { en: 'Tip your delivery partner', hi: 'डिलीवरी पार्टनर को टिप' },
  tip: { en: 'Tip', hi: 'टिप' },
  arrivesExpress: { en: 'Arriving in 10 to 30 minutes', hi: '10 से 30 मिनट में पहुँचेगा' },
  description: { en: 'Check your items and place your order.', hi: 'अपना सामान देखें और ऑर्डर करें।' },
} satisfies Messages;
