import { momentText } from '../dates.ts';
import { type Messages, withValues } from '../message.ts';

type Doctor = { doctor: string };

export const appointmentMails = {
  doctor: { en: 'Doctor', hi: 'डॉक्टर' },
  when: { en: 'When', hi: 'कब' },
  moment: withValues<{ startsAt: Date }>({
    en: ({ startsAt }) => momentText(startsAt, 'en'),
    hi: ({ startsAt }) => momentText(startsAt, 'hi'),
  }),
  where: { en: 'Where', hi: 'कहाँ' },
  payAtClinic: { en: 'Pay at clinic', hi: 'क्लिनिक में देना है' },
  freeWithMembership: { en: 'Free with membership', hi: 'मेंबरशिप में मुफ़्त' },
  seeAppointments: { en: 'See my appointments', hi: 'मेरे अपॉइंटमेंट देखें' },
  bookedSubject: withValues<Doctor>({
    en: ({ doctor }) => `Your appointment with ${doctor} is booked`,
    hi: ({ doctor }) => `${doctor} के साथ आपका अपॉइंटमेंट हो गया`,
  }),
  bookedHeading: { en: 'Time Slot Booked', hi: 'अपॉइंटमेंट हो गया' },
  comeEarly: {
    en: 'Please come ten minutes early. You can cancel up to one hour before.',
    hi: 'कृपया दस मिनट पहले आएँ। एक घंटा पहले तक रद्द कर सकते हैं।',
  },
  movedSubject: withValues<Doctor>({
    en: ({ doctor }) => `New time for your appointment with ${doctor}`,
    hi: ({ doctor }) => `${doctor} के साथ आपके अपॉइंटमेंट का नया समय`,
  }),
  movedHeading: { en: 'Your appointment has a new time', hi: 'आपके अपॉइंटमेंट का समय बदल गया है' },
  cancelledSubject: withValues<Doctor>({
    en: ({ doctor }) => `Your appointment with ${doctor} is cancelled`,
    hi: ({ doctor }) => `${doctor} के साथ आपका अपॉइंटमेंट रद्द हो गया`,
  }),
  cancelledHeading: { en: 'Your appointment is cancelled', hi: 'आपका अपॉइंटमेंट रद्द हो गया' },
  clinicSays: withValues<{ reason: string }>({
    en: ({ reason }) => `The clinic says: ${reason}`,
    hi: ({ reason }) => `क्लिनिक ने बताया: ${reason}`,
  }),
  bookAnother: { en: 'You can book another time on our site.', hi: 'आप हमारी साइट पर दूसरा समय ले सकते हैं।' },
  reminderSubject: withValues<Doctor>({
    en: ({ doctor }) => `Tomorrow: your appointment with ${doctor}`,
    hi: ({ doctor }) => `कल ${doctor} के साथ आपका अपॉइंटमेंट है`,
  }),
  reminderHeading: { en: 'See you tomorrow', hi: 'कल मिलते हैं' },
  cancelIfNeeded: {
    en: 'If you cannot come, please cancel up to one hour before, so that somebody else can have the time.',
    hi: 'अगर नहीं आ पाएँ, तो एक घंटा पहले तक रद्द कर दें, ताकि यह समय किसी और को मिल सके।',
  },
} satisfies Messages;

/** Privacy: the mails name no medicine, no illness, no test and no result. */
export const prescriptionMails = {
  accepted: { en: 'Your prescription is accepted', hi: 'आपकी पर्ची मंज़ूर हो गई' },
  acceptedText: {
    en: 'Our pharmacist has checked it. You can order your medicines with it.',
    hi: 'हमारे फ़ार्मासिस्ट ने इसे देख लिया है। अब आप इससे दवाइयाँ मँगा सकते हैं।',
  },
  refused: { en: 'Your prescription could not be accepted', hi: 'आपकी पर्ची मंज़ूर नहीं हो पाई' },
  sendAgain: { en: 'Please send your prescription again', hi: 'कृपया अपनी पर्ची दोबारा भेजें' },
  pharmacistSays: withValues<{ reason: string }>({
    en: ({ reason }) => `Our pharmacist says: ${reason}`,
    hi: ({ reason }) => `हमारे फ़ार्मासिस्ट ने बताया: ${reason}`,
  }),
  uploadAnother: { en: 'You can upload another photo at any time.', hi: 'आप कभी भी दूसरी फ़ोटो डाल सकते हैं।' },
  seePrescriptions: { en: 'My prescriptions', hi: 'मेरी पर्चियाँ' },
  basketSubject: { en: 'Your basket is ready to confirm', hi: 'आपकी दवाइयाँ तैयार हैं, देख लें' },
  basketHeading: { en: 'Your basket is ready', hi: 'आपकी दवाइयाँ तैयार हैं' },
  basketMade: {
    en: 'Our pharmacist has read your prescription and put your basket together.',
    hi: 'हमारे फ़ार्मासिस्ट ने आपकी पर्ची देखकर दवाइयाँ निकाल ली हैं।',
  },
  basketConfirm: {
    en: 'Look at it and add it to your cart with one tap. Nothing is ordered before you say so.',
    hi: 'देख लें और एक टैप में कार्ट में डालें। आपके कहे बिना कुछ ऑर्डर नहीं होगा।',
  },
  seeBasket: { en: 'See my basket', hi: 'दवाइयाँ देखें' },
  reportReady: { en: 'Your report is ready', hi: 'आपकी रिपोर्ट आ गई' },
  reportText: {
    en: 'Sign in to see and download it. We do not send reports by mail, because they are yours alone.',
    hi: 'साइन इन करके रिपोर्ट देखें और डाउनलोड करें। रिपोर्ट सिर्फ़ आपकी है, इसलिए हम उसे मेल से नहीं भेजते।',
  },
  reportSignIn: { en: 'Sign in to see and download it.', hi: 'साइन इन करके देखें और डाउनलोड करें।' },
  seeReports: { en: 'See my reports', hi: 'मेरी रिपोर्ट देखें' },
} satisfies Messages;
