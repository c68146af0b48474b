import type { DoctorLanguage } from '@subah/rules/healthcare/doctor-languages';
import type { Weekday } from '@subah/rules/healthcare/slots';
import { type Message, type Messages, plural, withValues } from './message.ts';

/** Departments, lists of doctors, the page of a doctor, and the request for a call. */
export const doctors = {
  title: { en: 'Doctor appointments', hi: 'डॉक्टर का अपॉइंटमेंट' },
  metaDescription: {
    en: 'Doctors near you by department. Choose a time and pay at the clinic.',
    hi: 'आपके पास के डॉक्टर। समय चुनें और पैसे क्लिनिक पर दें।',
  },
  intro: {
    en: 'Clinics near you. Choose a department, a doctor and a time. You pay at the clinic.',
    hi: 'आपके पास के क्लिनिक। विभाग, डॉक्टर और समय चुनें। पैसे क्लिनिक पर दें।',
  },
  departments: { en: 'Departments', hi: 'विभाग' },
  departmentsFailed: { en: 'Error fetching departments', hi: 'विभाग नहीं खुल पाए' },
  noDepartments: { en: 'No departments found.', hi: 'कोई विभाग नहीं मिला' },
  departmentTitle: withValues<{ department: string }>({
    en: ({ department }) => `${department} doctors`,
    hi: ({ department }) => `${department} के डॉक्टर`,
  }),
  departmentDescription: withValues<{ about: string }>({
    en: ({ about }) => `${about} Book a doctor near you and pay at the clinic.`.trim(),
    hi: ({ about }) => `${about} पास के डॉक्टर का अपॉइंटमेंट लें, पैसे क्लिनिक पर दें।`.trim(),
  }),
  listFailed: { en: 'Failed to fetch doctors', hi: 'डॉक्टरों की सूची नहीं खुल पाई' },
  noDoctors: { en: 'No Doctors Found', hi: 'कोई डॉक्टर नहीं मिला' },
  noDoctorsText: {
    en: 'This department has no doctors right now.',
    hi: 'इस विभाग में अभी कोई डॉक्टर नहीं है।',
  },
  allDepartments: { en: 'See all departments', hi: 'सभी विभाग देखें' },
  filtersLabel: { en: 'Filter doctors', hi: 'डॉक्टर छाँटें' },
  byName: { en: 'By name', hi: 'नाम से' },
  earliestFirst: { en: 'Earliest slot', hi: 'सबसे जल्दी समय' },
  noneSpeaks: {
    en: 'No doctor here speaks this language.',
    hi: 'यह भाषा बोलने वाला कोई डॉक्टर यहाँ नहीं है।',
  },
  moreDoctors: { en: 'More doctors', hi: 'और डॉक्टर' },
  notFound: { en: 'Doctor not found', hi: 'डॉक्टर नहीं मिले' },
  notFoundText: {
    en: 'This doctor may have left, or the link is wrong.',
    hi: 'ये डॉक्टर अब यहाँ नहीं हैं या लिंक ग़लत है।',
  },
  doctorFailed: { en: 'Failed to fetch doctor', hi: 'डॉक्टर का पेज नहीं खुल पाया' },
  tryLater: { en: 'Please try again in a moment.', hi: 'थोड़ी देर में दोबारा कोशिश करें।' },
  doctorDescription: withValues<{ degrees: string; years: number; clinic: string; about: string }>({
    en: ({ degrees, years, clinic, about }) =>
      `${degrees}, ${plural.en(years, { one: '1 year', other: `${years} years` })} of experience. ${clinic}. ${about}`,
    hi: ({ degrees, years, clinic, about }) => `${degrees}, ${years} साल का अनुभव। ${clinic}। ${about}`,
  }),
  years: withValues<{ count: number }>({
    en: ({ count }) => plural.en(count, { one: '1 year', other: `${count} years` }),
    hi: ({ count }) => `${count} साल`,
  }),
  experience: { en: 'Experience', hi: 'अनुभव' },
  rating: { en: 'Rating:', hi: 'रेटिंग:' },
  reviews: withValues<{ count: number }>({
    en: ({ count }) => plural.en(count, { one: '1 review', other: `${count} reviews` }),
    hi: ({ count }) => `${count} रिव्यू`,
  }),
  noReviews: { en: 'No reviews yet', hi: 'अभी रिव्यू नहीं' },
  isNew: { en: 'New', hi: 'नए' },
  clinicFee: { en: 'Clinic fee', hi: 'फ़ीस' },
  verified: { en: 'Medically verified', hi: 'जाँचे हुए डॉक्टर' },
  registration: withValues<{ number: string }>({
    en: ({ number }) => `Reg. No. ${number}`,
    hi: ({ number }) => `रजि. नं. ${number}`,
  }),
  nextSlot: withValues<{ when: string }>({
    en: ({ when }) => `Next: ${when}`,
    hi: ({ when }) => `अगला समय: ${when}`,
  }),
  noFreeSlot: { en: 'No free time right now', hi: 'अभी कोई समय ख़ाली नहीं' },
  speaks: withValues<{ languages: string }>({
    en: ({ languages }) => `Speaks ${languages}`,
    hi: ({ languages }) => `भाषाएँ: ${languages}`,
  }),
  searchLabel: { en: 'What is the trouble?', hi: 'क्या तकलीफ़ है?' },
  searchHint: { en: 'fever, skin, tooth …', hi: 'बुखार, त्वचा, दाँत, घुटने …' },
  search: { en: 'Find doctors', hi: 'डॉक्टर खोजें' },
  foundFor: withValues<{ complaint: string }>({
    en: ({ complaint }) => `Doctors for “${complaint}”`,
    hi: ({ complaint }) => `“${complaint}” के डॉक्टर`,
  }),
  noneFor: {
    en: 'We found no doctor for this. Choose a department, or see a general physician first.',
    hi: 'इसके लिए कोई डॉक्टर नहीं मिला। विभाग चुनें, या पहले जनरल फ़िज़िशियन से मिलें।',
  },
  payAtClinic: { en: 'Pay at clinic', hi: 'क्लिनिक पर दें' },
  consult: { en: 'Consult Now', hi: 'डॉक्टर से मिलें' },
  consultDoctor: withValues<{ name: string }>({
    en: ({ name }) => `Consult Now, ${name}`,
    hi: ({ name }) => `डॉक्टर से मिलें, ${name}`,
  }),
  bookNow: { en: 'Book Now', hi: 'अपॉइंटमेंट लें' },
  about: { en: 'About', hi: 'डॉक्टर के बारे में' },
  clinic: { en: 'Clinic', hi: 'क्लिनिक' },
  hours: { en: 'Hours', hi: 'मिलने का समय' },
  noHours: {
    en: 'No clinic hours right now. Ask us to call you instead.',
    hi: 'अभी मिलने का समय तय नहीं है। आप हमसे कॉल बैक पा सकते हैं।',
  },
} satisfies Messages;

export const languageNames: Record<DoctorLanguage, Message> = {
  Hindi: { en: 'Hindi', hi: 'हिंदी' },
  English: { en: 'English', hi: 'अंग्रेज़ी' },
  Urdu: { en: 'Urdu', hi: 'उर्दू' },
  Marathi: { en: 'Marathi', hi: 'मराठी' },
  Sindhi: { en: 'Sindhi', hi: 'सिंधी' },
  Gujarati: { en: 'Gujarati', hi: 'गुजराती' },
  Punjabi: { en: 'Punjabi', hi: 'पंजाबी' },
  Bengali: { en: 'Bengali', hi: 'बांग्ला' },
  Odia: { en: 'Odia', hi: 'ओड़िया' },
  Telugu: { en: 'Telugu', hi: 'तेलुगु' },
  Tamil: { en: 'Tamil', hi: 'तमिल' },
  Kannada: { en: 'Kannada', hi: 'कन्नड़' },
  Malayalam: { en: 'Malayalam', hi: 'मलयालम' },
};

export const callRequest = {
  open: { en: 'Call Now', hi: 'कॉल बैक पाएँ' },
  title: { en: 'Request a call', hi: 'हमसे कॉल बैक पाएँ' },
  intro: withValues<{ doctor: string }>({
    en: ({ doctor }) => `Leave your number and we’ll call you about a visit to ${doctor}.`,
    hi: ({ doctor }) => `अपना नंबर दें। ${doctor} से मिलने के बारे में हम आपको कॉल करेंगे।`,
  }),
  nameMissing: { en: 'Enter your name.', hi: 'अपना नाम लिखें।' },
  phone: { en: 'Phone', hi: 'फ़ोन' },
  phoneHint: { en: '10-digit mobile number', hi: '10 अंकों का मोबाइल नंबर' },
  time: { en: 'Convenient time', hi: 'कब कॉल करें?' },
  soon: { en: 'As soon as possible', hi: 'जितनी जल्दी हो सके' },
  beforeNoon: { en: 'Today before 12 PM', hi: 'आज दोपहर 12 बजे से पहले' },
  afterFour: { en: 'Today after 4 PM', hi: 'आज शाम 4 बजे के बाद' },
  tomorrowMorning: { en: 'Tomorrow morning', hi: 'कल सुबह' },
  anyTime: { en: 'Any time', hi: 'कभी भी' },
  failed: {
    en: 'We couldn’t send your request. Please try again.',
    hi: 'आपकी बात नहीं भेज पाए। दोबारा कोशिश करें।',
  },
  sent: { en: 'We will call you', hi: 'हम आपको कॉल करेंगे' },
  sentText: withValues<{ time: string; phone: string; doctor: string }>({
    en: ({ time, phone, doctor }) => `${time}, on ${phone}, about a visit to ${doctor}.`,
    hi: ({ time, phone, doctor }) => `${time}, ${phone} पर, ${doctor} से मिलने के बारे में।`,
  }),
  done: { en: 'Done', hi: 'ठीक है' },
} satisfies Messages;

export const weekdays: Record<Weekday, Message> = {
  Sunday: { en: 'Sunday', hi: 'रविवार' },
  Monday: { en: 'Monday', hi: 'सोमवार' },
  Tuesday: { en: 'Tuesday', hi: 'मंगलवार' },
  Wednesday: { en: 'Wednesday', hi: 'बुधवार' },
  Thursday: { en: 'Thursday', hi: 'गुरुवार' },
  Friday: { en: 'Friday', hi: 'शुक्रवार' },
  Saturday: { en: 'Saturday', hi: 'शनिवार' },
};
