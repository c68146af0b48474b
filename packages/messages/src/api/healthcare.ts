import type { CancelRefusal, MissedRefusal } from '@subah/rules/healthcare/appointments';
import { type Message, type Messages, withValues } from '../message.ts';

type Limit = { limit: number };

export const healthcareInputs = {
  time: { en: 'Give the time as HH:MM.', hi: 'समय HH:MM की तरह लिखें।' },
  date: { en: 'Give the date as YYYY-MM-DD.', hi: 'तारीख़ YYYY-MM-DD की तरह लिखें।' },
  slot: { en: 'Please select a time slot', hi: 'कोई समय चुनें' },
  signUpFirst: { en: 'please sign up first', hi: 'पहले खाता बनाएँ या साइन इन करें।' },
  name: { en: 'Enter your name.', hi: 'अपना नाम लिखें।' },
  convenientTime: { en: 'Tell us when we may call.', hi: 'लिखें कि हम कब फ़ोन करें।' },
  patientName: { en: 'Enter the name of the patient.', hi: 'मरीज़ का नाम लिखें।' },
  patientSex: { en: 'Choose male, female or other.', hi: 'पुरुष, महिला या अन्य चुनें।' },
  patientAge: { en: 'Enter the age in years.', hi: 'उम्र सालों में लिखें।' },
  collectionDate: { en: 'Choose a date for the collection.', hi: 'सैंपल के लिए तारीख़ चुनें।' },
  imageTooLarge: { en: 'Max 10MB per image.', hi: 'हर फ़ोटो 10MB तक की हो।' },
  tooManyImages: withValues<Limit>({
    en: ({ limit }) => `Max ${limit} images allowed.`,
    hi: ({ limit }) => `ज़्यादा से ज़्यादा ${limit} फ़ोटो डालें।`,
  }),
} satisfies Messages;

export const healthcareAnswers = {
  cancelled: { en: 'Appointment cancelled', hi: 'अपॉइंटमेंट रद्द हो गया' },
  moved: { en: 'Your appointment has a new time', hi: 'आपके अपॉइंटमेंट का समय बदल गया' },
  willCall: { en: 'We will call you.', hi: 'हम आपको फ़ोन करेंगे।' },
  booked: { en: 'Time Slot Booked', hi: 'अपॉइंटमेंट हो गया' },
  basketAdded: { en: 'Added to your cart.', hi: 'दवाइयाँ आपकी कार्ट में आ गईं।' },
  basketPartlyAdded: withValues<{ names: string }>({
    en: ({ names }) => `Added to your cart. Not in stock: ${names}`,
    hi: ({ names }) => `दवाइयाँ आपकी कार्ट में आ गईं। स्टॉक में नहीं: ${names}`,
  }),
  uploaded: { en: 'Uploaded successfully!', hi: 'पर्ची मिल गई!' },
} satisfies Messages;

export const healthcareRefusals = {
  slotTaken: {
    en: 'Error while booking the appointment or already booked.',
    hi: 'यह समय भर चुका है। कोई और समय चुनें।',
  },
  dateTooFar: withValues<Limit>({
    en: ({ limit }) => `Choose a date from today up to ${limit} days ahead.`,
    hi: ({ limit }) => `आज से ${limit} दिन आगे तक की तारीख़ चुनें।`,
  }),
  slotNotOffered: {
    en: 'This time is not offered. Please select a time slot.',
    hi: 'यह समय नहीं मिल सकता। कोई और समय चुनें।',
  },
  patientBusy: withValues<{ doctor: string }>({
    en: ({ doctor }) =>
      `The same patient already has an appointment with ${doctor} at this time. Choose another time, or cancel that one first.`,
    hi: ({ doctor }) => `इसी मरीज़ का ${doctor} के साथ इस समय पहले से अपॉइंटमेंट है। कोई और समय चुनें, या पहले वाला रद्द करें।`,
  }),
  tooManyAppointments: withValues<Limit>({
    en: ({ limit }) => `You have ${limit} appointments ahead. Cancel one to book another.`,
    hi: ({ limit }) => `आपके ${limit} अपॉइंटमेंट पहले से हैं। नया लेने के लिए कोई एक रद्द करें।`,
  }),
  prescriptionIncomplete: {
    en: 'Please provide a description and at least one image.',
    hi: 'कुछ लिखें और कम से कम एक फ़ोटो डालें।',
  },
  tooManyPrescriptions: {
    en: 'Our pharmacist is still checking your earlier prescriptions. Please wait for them.',
    hi: 'हमारे फ़ार्मासिस्ट आपकी पिछली पर्चियाँ देख रहे हैं। थोड़ा रुकें।',
  },
  linkExpired: { en: 'This link has run out. Please reload the page.', hi: 'यह लिंक पुराना हो गया। पेज दोबारा खोलें।' },
  basketNotReady: {
    en: 'Our pharmacist has not made a basket from this prescription yet.',
    hi: 'हमारे फ़ार्मासिस्ट ने इस पर्ची की दवाइयाँ अभी नहीं निकाली हैं।',
  },
  basketOutOfStock: {
    en: 'None of these is in stock now. Please try again later.',
    hi: 'इनमें से कुछ भी अभी स्टॉक में नहीं है। बाद में कोशिश करें।',
  },
} satisfies Messages;

export const cancelRefusals: Record<CancelRefusal, Message> = {
  APPOINTMENT_CANCELLED: { en: 'This appointment is cancelled already.', hi: 'यह अपॉइंटमेंट पहले ही रद्द हो चुका है।' },
  APPOINTMENT_COMPLETED: { en: 'This appointment has taken place.', hi: 'यह अपॉइंटमेंट हो चुका है।' },
  APPOINTMENT_MISSED: { en: 'This appointment is over.', hi: 'इस अपॉइंटमेंट का समय बीत चुका है।' },
  CANCEL_TOO_LATE: {
    en: 'An appointment can be cancelled up to one hour before it begins. Please call us.',
    hi: 'अपॉइंटमेंट एक घंटा पहले तक ही रद्द हो सकता है। हमें फ़ोन करें।',
  },
};

export const moveRefusals: Record<CancelRefusal, Message> = {
  ...cancelRefusals,
  CANCEL_TOO_LATE: {
    en: 'An appointment can be moved up to one hour before it begins. Please call us.',
    hi: 'अपॉइंटमेंट का समय एक घंटा पहले तक ही बदल सकता है। हमें फ़ोन करें।',
  },
};

/** Of marking a visit as completed or missed. */
export const completeRefusals: Record<MissedRefusal, Message> = {
  APPOINTMENT_CANCELLED: { en: 'This appointment was cancelled.', hi: 'यह अपॉइंटमेंट रद्द हो गया था।' },
  APPOINTMENT_COMPLETED: { en: 'This appointment has taken place.', hi: 'यह अपॉइंटमेंट हो चुका है।' },
  APPOINTMENT_NOT_STARTED: { en: 'This appointment has not begun yet.', hi: 'यह अपॉइंटमेंट अभी शुरू नहीं हुआ है।' },
};
