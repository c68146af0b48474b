type SearchPage = {
  id: string;
  path: string;
  title: string;
  /** A search finds the page by one of these words … */
  keys: string;
  /** … and may also have these. */
  words?: string;
};

/** Pages that a search finds, by the words that people type for them. */
export const SEARCH_PAGES = [
  {
    id: 'orders',
    path: '/orders',
    title: 'My orders',
    keys: 'order orders track tracking invoice refund return returns exchange cancel reorder wapas vapas wapsi ऑर्डर आर्डर रिफंड वापस',
    words:
      'status delivery bill return policy cancel where history previous old last mera mere meri kahan kab aayega nahi aaya late again item items money paisa paise saman samaan karna मेरे मेरा कहाँ कहां कब आएगा पुराने पैसे पैसा',
  },
  {
    id: 'membership',
    path: '/membership',
    title: 'Membership',
    keys: 'membership member subscription sadasyata मेंबरशिप सदस्यता',
    words: 'plan plans price benefits buy join card gold prime free delivery',
  },
  {
    id: 'wallet',
    path: '/wallet-list',
    title: 'Wallet',
    keys: 'wallet cashback coin coins refer referral वॉलेट कॉइन रेफर',
    words: 'coins coin balance points money paisa paise my mera history earn friend friends code invite dost',
  },
  {
    id: 'milk-record',
    path: '/milk-data',
    title: 'Milk record',
    keys: 'record hisab hisaab khata plan plans subscription band stop pause हिसाब प्लान रोज बंद',
    words: 'milk doodh dudh roz rozana daily subscription delivery start bill दूध का karna kal करना कल',
  },
  {
    id: 'contact',
    path: '/contact',
    title: 'Contact us',
    keys: 'contact help support customer complaint complain feedback suggestion helpline helpdesk whatsapp otp sampark madad shikayat grahak संपर्क मदद शिकायत हेल्पलाइन ग्राहक',
    words:
      'care phone number call email us mobile service chat toll free centre seva nahi aaya not received सेवा नहीं आया',
  },
  {
    id: 'payment-help',
    path: '/payment-help',
    title: 'Help with a payment',
    keys: 'payment payments upi transaction पेमेंट भुगतान',
    words:
      'failed fail pending problem issue money deducted debited paisa paise kat gaya gaye stuck help not nahi hua order',
  },
  {
    id: 'addresses',
    path: '/address-list',
    title: 'My addresses',
    keys: 'address addresses pata पता पते',
    words: 'change delivery new add my edit badalna mera saved ghar बदलना',
  },
  {
    id: 'prescription',
    path: '/UploadPrescriptions',
    title: 'Upload a prescription',
    keys: 'prescription prescriptions parchi parcha पर्ची पर्चा',
    words: 'upload doctor medicine send bhejna photo order दवा डॉक्टर',
  },
  {
    id: 'doctors',
    path: '/doctor-appointment',
    title: 'Book a doctor',
    keys: 'doctor doctors dr daktar consultation consult teleconsultation डॉक्टर',
    words: 'book appointment clinic near video call online phone talk baat specialist clinics fees',
  },
  {
    id: 'appointments',
    path: '/doctor-appointment-page',
    title: 'My appointments',
    keys: 'appointment appointments अपॉइंटमेंट',
    words: 'doctor cancel booking my reschedule मेरे मेरा',
  },
  {
    id: 'lab-tests',
    path: '/MedicineHealthcare/labtests',
    title: 'Lab tests and health checks',
    keys: 'lab checkup jaanch janch जाँच जांच',
    words: 'test tests health blood full body book package packages report reports sample home collection khoon',
  },
  {
    id: 'stores',
    path: '/storelocation',
    title: 'Our stores',
    keys: 'store stores dukaan dukan दुकान',
    words: 'location near nearest shop address timing timings map',
  },
  {
    id: 'deals',
    path: '/superdeal',
    title: 'Super deals',
    keys: 'deal deals offer offers coupon coupons discount sale promo chhoot ऑफर कूपन छूट सेल',
    words: 'super code today best big all my apply aaj ka ke आज के',
  },
  {
    id: 'cart',
    path: '/cart',
    title: 'Cart',
    keys: 'cart basket trolley checkout कार्ट टोकरी',
    words: 'my view open mera shopping मेरा',
  },
  {
    id: 'account',
    path: '/mobile-profile',
    title: 'My account',
    keys: 'account profile login logout password signup अकाउंट प्रोफाइल',
    words: 'my change delete settings sign edit name mobile number mera मेरा',
  },
  {
    id: 'family',
    path: '/family',
    title: 'My family',
    keys: 'family परिवार',
    words: 'account member members add share my sharing',
  },
  {
    id: 'lists',
    path: '/lists',
    title: 'My lists',
    keys: 'list lists wishlist favourites favorites लिस्ट',
    words: 'shopping my saved monthly grocery mahine kirana ration मेरी',
  },
] as const satisfies readonly SearchPage[];

const KEYS: ReadonlySet<string> = new Set(SEARCH_PAGES.flatMap(({ keys }) => keys.split(' ')));
const MIN_LENGTH_OF_CLEAR_KEY = 5;

/** A word that is hardly a misspelt product: "refund" is no refined oil. */
export const asksForPage = (word: string): boolean => word.length >= MIN_LENGTH_OF_CLEAR_KEY && KEYS.has(word);
