import { type Messages, withValues } from './message.ts';

export const addresses = {
  title: { en: 'Addresses', hi: 'पते' },
  description: { en: 'Your delivery addresses.', hi: 'आपके डिलीवरी के पते।' },
  signInReason: { en: 'Sign in to see your addresses.', hi: 'अपने पते देखने के लिए साइन इन करें।' },
  loading: { en: 'Loading addresses…', hi: 'पते आ रहे हैं…' },
  loadFailed: { en: 'Failed to load addresses', hi: 'पते नहीं खुल पाए' },
  emptyTitle: { en: 'No address yet', hi: 'अभी कोई पता नहीं' },
  emptyText: { en: 'Save your address to check out faster.', hi: 'अपना पता सेव करें, ऑर्डर जल्दी होगा।' },
  add: { en: 'Add address', hi: 'पता जोड़ें' },
  edit: { en: 'Edit', hi: 'बदलें' },
  editAddress: withValues<{ street: string }>({
    en: ({ street }) => `Edit ${street}`,
    hi: ({ street }) => `${street} बदलें`,
  }),
  delete: { en: 'Delete', hi: 'हटाएँ' },
  deleteAddress: withValues<{ street: string }>({
    en: ({ street }) => `Delete ${street}`,
    hi: ({ street }) => `${street} हटाएँ`,
  }),
  makeDefault: { en: 'Make default', hi: 'मुख्य पता बनाएँ' },
  makeDefaultAddress: withValues<{ street: string }>({
    en: ({ street }) => `Make default ${street}`,
    hi: ({ street }) => `${street} को मुख्य पता बनाएँ`,
  }),
  default: { en: 'Default', hi: 'मुख्य पता' },
  updated: { en: 'Address updated successfully', hi: 'पता बदल दिया' },
  added: { en: 'Address added successfully', hi: 'पता जुड़ गया' },
  saveFailed: { en: 'Failed to save address', hi: 'पता सेव नहीं हो पाया' },
  deleted: { en: 'Address deleted', hi: 'पता हटा दिया' },
  deleteFailed: { en: 'Failed to delete address', hi: 'पता नहीं हट पाया' },
  deleteTitle: { en: 'Delete this address?', hi: 'यह पता हटाएँ?' },
  notServed: withValues<{ pincode: string }>({
    en: ({ pincode }) => `We don’t deliver to ${pincode} yet.`,
    hi: ({ pincode }) => `${pincode} में अभी डिलीवरी नहीं है।`,
  }),
} satisfies Messages;

export const addressForm = {
  newTitle: { en: 'New address', hi: 'नया पता' },
  editTitle: { en: 'Edit address', hi: 'पता बदलें' },
  saveAs: { en: 'Save as', hi: 'किस नाम से सेव करें' },
  name: { en: 'Name', hi: 'नाम' },
  phone: { en: 'Phone', hi: 'मोबाइल नंबर' },
  pincode: { en: 'Pincode', hi: 'पिनकोड' },
  street: { en: 'House, street and locality', hi: 'मकान नं., गली, इलाका' },
  city: { en: 'City', hi: 'शहर' },
  state: { en: 'State', hi: 'राज्य' },
  byDefault: { en: 'Deliver here by default', hi: 'हमेशा यहीं पहुँचाएँ' },
  allRequired: { en: 'All fields are required', hi: 'सब कुछ भरना ज़रूरी है' },
  add: { en: 'Add address', hi: 'पता जोड़ें' },
  save: { en: 'Save address', hi: 'पता सेव करें' },
  nameMissing: { en: 'Enter a name.', hi: 'नाम लिखें।' },
  phoneMissing: { en: 'Enter a mobile number.', hi: 'मोबाइल नंबर लिखें।' },
  phoneWrong: { en: 'Enter a valid 10-digit mobile number.', hi: 'सही 10 अंकों का मोबाइल नंबर लिखें।' },
  pincodeMissing: { en: 'Enter a pincode.', hi: 'पिनकोड लिखें।' },
  pincodeWrong: { en: 'Enter a valid 6-digit pincode.', hi: 'सही 6 अंकों का पिनकोड लिखें।' },
  streetMissing: { en: 'Enter house, street and locality.', hi: 'मकान नं., गली और इलाका लिखें।' },
  cityMissing: { en: 'Enter a city.', hi: 'शहर लिखें।' },
  stateMissing: { en: 'Enter a state.', hi: 'राज्य लिखें।' },
  served: { en: 'We deliver here.', hi: 'यहाँ डिलीवरी है।' },
  servedAreas: withValues<{ areas: string }>({
    en: ({ areas }) => `We deliver here: ${areas}.`,
    hi: ({ areas }) => `यहाँ डिलीवरी है: ${areas}।`,
  }),
  /** `{notice}` is an element. */
  notServed: {
    en: '{notice} You can save it, but we can’t deliver there yet.',
    hi: '{notice} पता सेव कर सकते हैं, पर वहाँ अभी सामान नहीं पहुँचा सकते।',
  },
} satisfies Messages;
