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
    keys: 'order orders tracking invoice refund ऑर्डर',
    words: 'track status delivery bill return where mera mere kahan मेरे',
  },
  {
    id: 'membership',
    path: '/membership',
    title: 'Membership',
    keys: 'membership member subscription sadasyata मेंबरशिप सदस्यता',
    words: 'plan plans price benefits',
  },
  {
    id: 'wallet',
    path: '/wallet-list',
    title: 'Wallet',
    keys: 'wallet cashback वॉलेट',
    words: 'coins coin balance points money paisa',
  },
  {
    id: 'milk-record',
    path: '/milk-data',
    title: 'Milk record',
    keys: 'record hisab hisaab khata हिसाब',
    words: 'milk doodh daily दूध',
  },
  {
    id: 'contact',
    path: '/contact',
    title: 'Contact us',
    keys: 'contact help support complaint sampark madad shikayat संपर्क मदद',
    words: 'customer care phone number call email us',
  },
  {
    id: 'addresses',
    path: '/address-list',
    title: 'My addresses',
    keys: 'address addresses पता',
    words: 'change delivery new',
  },
  {
    id: 'prescription',
    path: '/UploadPrescriptions',
    title: 'Upload a prescription',
    keys: 'prescription prescriptions parchi पर्ची',
    words: 'upload doctor medicine send',
  },
  {
    id: 'doctors',
    path: '/doctor-appointment',
    title: 'Book a doctor',
    keys: 'doctor doctors dr daktar consultation डॉक्टर',
    words: 'book appointment clinic near',
  },
  {
    id: 'appointments',
    path: '/doctor-appointment-page',
    title: 'My appointments',
    keys: 'appointment appointments अपॉइंटमेंट',
    words: 'doctor cancel booking',
  },
  {
    id: 'lab-tests',
    path: '/MedicineHealthcare/labtests',
    title: 'Lab tests and health checks',
    keys: 'lab checkup jaanch janch जाँच जांच',
    words: 'test tests health blood full body book',
  },
  {
    id: 'stores',
    path: '/storelocation',
    title: 'Our stores',
    keys: 'store stores dukaan dukan दुकान',
    words: 'location near shop address',
  },
] as const satisfies readonly SearchPage[];
