import { type Messages, withValues } from './message.ts';

/** Header, navigation and footer of every page. */
export const frame = {
  slogan: { en: 'Fresh by morning', hi: 'सुबह-सुबह ताज़ा' },
  skipToContent: { en: 'Skip to main content', hi: 'सीधे पेज पर जाएँ' },
  loadingPage: { en: 'Loading page', hi: 'पेज आ रहा है' },
  home: { en: 'Home', hi: 'होम' },
  cart: { en: 'Cart', hi: 'कार्ट' },
  account: { en: 'Account', hi: 'खाता' },
  membership: { en: 'Membership', hi: 'मेंबरशिप' },
  doctors: { en: 'Doctors', hi: 'डॉक्टर' },
  superDeals: { en: 'Super deals', hi: 'सुपर डील' },
  uploadPrescription: { en: 'Upload prescription', hi: 'डॉक्टर की पर्ची डालें' },
  profile: { en: 'Profile', hi: 'प्रोफ़ाइल' },
  profileOf: withValues<{ name: string }>({
    en: ({ name }) => `Profile of ${name}`,
    hi: ({ name }) => `${name} की प्रोफ़ाइल`,
  }),
  ordersList: { en: 'Orders List', hi: 'ऑर्डर' },
  orders: { en: 'Orders', hi: 'ऑर्डर' },
  addresses: { en: 'Addresses', hi: 'पते' },
  appointments: { en: 'Appointments', hi: 'अपॉइंटमेंट' },
  wallet: { en: 'Wallet', hi: 'वॉलेट' },
  milkRecordLink: { en: 'Milk Record', hi: 'दूध का हिसाब' },
  milkRecord: { en: 'Milk record', hi: 'दूध का हिसाब' },
  contactUsLink: { en: 'Contact Us', hi: 'संपर्क करें' },
  contactUs: { en: 'Contact us', hi: 'संपर्क करें' },
  paymentHelp: { en: 'Payment help', hi: 'भुगतान में मदद' },
  family: { en: 'My family', hi: 'मेरा परिवार' },
  offline: {
    en: 'No internet. You see this page as it was; prices may have changed.',
    hi: 'इंटरनेट नहीं है। यह पेज पहले जैसा दिख रहा है, दाम बदल सकते हैं।',
  },
  lists: { en: 'My lists', hi: 'मेरी लिस्ट' },
  signIn: { en: 'SIGN IN', hi: 'साइन इन' },
  logout: { en: 'Logout', hi: 'लॉग आउट' },
  signedOut: { en: 'Signed out', hi: 'आप लॉग आउट हो गए' },
  breadcrumb: { en: 'Breadcrumb', hi: 'आप यहाँ हैं' },
  mainNavigation: { en: 'Main', hi: 'मुख्य' },
  catalogs: { en: 'Categories', hi: 'विभाग' },
  menu: { en: 'Menu', hi: 'मेन्यू' },
  delivery: { en: 'Delivery: ', hi: 'डिलीवरी: ' },
  chooseArea: { en: 'Choose your area', hi: 'अपना इलाका चुनें' },
  search: { en: 'Search', hi: 'खोजें' },
  searchLabel: { en: 'Search for products', hi: 'सामान खोजें' },
  searchPlaceholder: { en: 'Search atta, doodh, tamatar', hi: 'आटा, दूध, टमाटर खोजें' },
  shop: { en: 'Shop', hi: 'दुकान' },
  footerSlogan: { en: 'सुबह की ताज़गी, आपके दरवाज़े पर।', hi: 'सुबह की ताज़गी, आपके दरवाज़े पर।' },
  gstin: withValues<{ number: string }>({
    en: ({ number }) => `GSTIN ${number}`,
    hi: ({ number }) => `GSTIN ${number}`,
  }),
  fssai: withValues<{ number: string }>({
    en: ({ number }) => `FSSAI ${number}`,
    hi: ({ number }) => `FSSAI ${number}`,
  }),
  drugLicence: withValues<{ number: string }>({
    en: ({ number }) => `Drug licence ${number}`,
    hi: ({ number }) => `दवा लाइसेंस ${number}`,
  }),
  areasWeDeliver: { en: 'Areas we deliver', hi: 'हम यहाँ डिलीवर करते हैं' },
  checkPincode: { en: 'Check your pincode', hi: 'अपना पिनकोड देखें' },
  areasUnknown: {
    en: 'Mandideep, Bhopal and the colonies between them.',
    hi: 'मंडीदीप, भोपाल और बीच की कॉलोनियाँ।',
  },
  areasAndMore: withValues<{ names: string; others: number }>({
    en: ({ names, others }) => `${names} and ${others} more.`,
    hi: ({ names, others }) => `${names} और ${others} और जगह।`,
  }),
  pricesIncludeGst: { en: 'Prices include GST', hi: 'दाम में GST शामिल है' },
  pharmacist: {
    en: 'Medicines are dispensed by a registered pharmacist',
    hi: 'दवाइयाँ रजिस्टर्ड फ़ार्मासिस्ट देते हैं',
  },
  hindiOffer: { en: 'सुबह हिन्दी में भी है', hi: 'सुबह हिन्दी में भी है' },
  readInHindi: { en: 'हिन्दी में देखें', hi: 'हिन्दी में देखें' },
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
