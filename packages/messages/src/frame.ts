import type { Messages } from './message.ts';

/** The first load of every page; the other texts of header and footer are in navigation.ts. */
export const frame = {
  slogan: { en: 'Fresh by morning', hi: 'सुबह-सुबह ताज़ा' },
  skipToContent: { en: 'Skip to main content', hi: 'सीधे पेज पर जाएँ' },
  loadingPage: { en: 'Loading page', hi: 'पेज आ रहा है' },
  offline: {
    en: 'No internet. You see this page as it was; prices may have changed.',
    hi: 'इंटरनेट नहीं है। यह पेज पहले जैसा दिख रहा है, दाम बदल सकते हैं।',
  },
  signedOutElsewhere: {
    en: 'You were signed out in another tab.',
    hi: 'आप दूसरे टैब में लॉग आउट हो गए हैं।',
  },
  home: { en: 'Home', hi: 'होम' },
  doctors: { en: 'Doctors', hi: 'डॉक्टर' },
  uploadPrescription: { en: 'Upload prescription', hi: 'डॉक्टर की पर्ची डालें' },
  breadcrumb: { en: 'Breadcrumb', hi: 'आप यहाँ हैं' },
  delivery: { en: 'Delivery: ', hi: 'डिलीवरी: ' },
  chooseArea: { en: 'Choose your area', hi: 'अपना इलाका चुनें' },
} satisfies Messages;

/** Screens instead of a page. */
export const failures = {
  notFoundTitle: { en: 'Page Not Found', hi: 'यह पेज नहीं मिला' },
  notFoundText: {
    en: 'This page has moved or the link is wrong.',
    hi: 'यह पेज हट गया है या लिंक ग़लत है।',
  },
  goHome: { en: 'Go Home', hi: 'होम पर जाएँ' },
  notOpened: {
    en: 'This could not be opened. Check your connection and reload the page.',
    hi: 'यह नहीं खुल पाया। इंटरनेट देखकर पेज दोबारा खोलें।',
  },
  reload: { en: 'Reload', hi: 'दोबारा खोलें' },
  errorTitle: { en: 'Something went wrong', hi: 'कुछ गड़बड़ हुई' },
  errorText: {
    en: 'Something went wrong on our side. Your cart is safe. Please try again.',
    hi: 'हमारी तरफ़ से कुछ गड़बड़ हुई। आपकी कार्ट सुरक्षित है। दोबारा कोशिश करें।',
  },
} satisfies Messages;
