import { USED_OFFER_DAYS } from '@subah/rules/shop/retention';
import { type Messages, withValues } from './message.ts';

/** The "My Account" page. */
export const account = {
  title: { en: 'My Account', hi: 'मेरा खाता' },
  description: {
    en: 'Your profile, orders, addresses, milk record, wallet and appointments.',
    hi: 'आपकी प्रोफ़ाइल, ऑर्डर, पते, दूध का हिसाब, वॉलेट और अपॉइंटमेंट।',
  },
  signedInAs: { en: 'Signed in as', hi: 'साइन इन है' },
  profile: { en: 'Profile', hi: 'प्रोफ़ाइल' },
  profileNote: { en: 'Name, mobile, photo', hi: 'नाम, मोबाइल, फ़ोटो' },
  orders: { en: 'Orders', hi: 'ऑर्डर' },
  ordersNote: { en: 'Track, return, order again', hi: 'देखें, वापस करें, फिर से मँगाएँ' },
  lists: { en: 'My lists', hi: 'मेरी लिस्ट' },
  listsNote: { en: 'Monthly, pooja, reminders', hi: 'राशन, पूजा, याद' },
  family: { en: 'My family', hi: 'मेरा परिवार' },
  familyNote: { en: 'People you order for', hi: 'जिनके लिए मँगाते हैं' },
  address: { en: 'Address', hi: 'पता' },
  addressNote: { en: 'Where we deliver', hi: 'जहाँ सामान पहुँचाएँ' },
  milkRecord: { en: 'Milk Entry', hi: 'दूध का हिसाब' },
  milkRecordNote: { en: 'Your milk this month', hi: 'इस महीने का दूध' },
  wallet: { en: 'Wallet', hi: 'वॉलेट' },
  walletNote: { en: 'SuperCoins', hi: 'सुपरकॉइन' },
  appointments: { en: 'Appointments', hi: 'अपॉइंटमेंट' },
  appointmentsNote: { en: 'Doctor visits', hi: 'डॉक्टर से मिलना' },
  prescriptions: { en: 'Prescriptions', hi: 'डॉक्टर की पर्चियाँ' },
  prescriptionsNote: { en: 'Upload, see answers', hi: 'डालें, जवाब देखें' },
  membership: { en: 'Membership', hi: 'मेंबरशिप' },
  membershipNote: { en: 'Your plan and benefits', hi: 'आपका प्लान और फ़ायदे' },
  privacyTitle: { en: 'Privacy', hi: 'आपकी जानकारी' },
  privacyText: {
    en: 'Download a copy of your data, or delete your account.',
    hi: 'अपनी जानकारी की कॉपी ले लें या खाता बंद करें।',
  },
  downloadData: { en: 'Download my data', hi: 'मेरी जानकारी डाउनलोड करें' },
  dataSaved: withValues<{ file: string }>({
    en: ({ file }) => `Your data is saved as ${file}`,
    hi: ({ file }) => `आपकी जानकारी ${file} में सेव हो गई`,
  }),
  downloadFailed: {
    en: 'We couldn’t fetch your data. Please try again.',
    hi: 'आपकी जानकारी नहीं आ पाई। दोबारा कोशिश करें।',
  },
  deleteAccount: { en: 'Delete account', hi: 'खाता हटाएँ' },
  deleteTitle: { en: 'Delete your account?', hi: 'खाता हटा दें?' },
  deleteText: {
    en: 'We delete your name, photo, addresses, cart, SuperCoins and membership right away. You can’t undo this.',
    hi: 'आपका नाम, फ़ोटो, पते, कार्ट, सुपरकॉइन और मेंबरशिप तुरंत हट जाएँगे। इसे वापस नहीं लाया जा सकता।',
  },
  deleteKept: {
    en: `The law requires us to keep past orders. They are kept without your name. For ${USED_OFFER_DAYS} days we also keep a code made from your mobile number and email, so that one-time offers are used only once.`,
    hi: `क़ानून के हिसाब से पुराने ऑर्डर रखने पड़ते हैं। वे आपके नाम के बिना रहेंगे। एक बार वाले ऑफ़र दोबारा न लिए जाएँ, इसलिए आपके मोबाइल नंबर और ईमेल से बना एक कोड भी ${USED_OFFER_DAYS} दिन रहेगा।`,
  },
  keepAccount: { en: 'Keep account', hi: 'रहने दें' },
  deleted: { en: 'Your account has been deleted.', hi: 'आपका खाता हट गया है।' },
  deleteFailed: {
    en: 'We couldn’t delete your account. Please try again.',
    hi: 'खाता नहीं हट पाया। दोबारा कोशिश करें।',
  },
} satisfies Messages;
