import { COLLECTION_FROM, COLLECTION_UNTIL } from '@subah/rules/healthcare/lab-visit';
import type { CalendarDate } from '@subah/rules/india-time';
import { dayText, timeWindowText } from './dates.ts';
import { type Language, SITE_LANGUAGE } from './language.ts';
import { type Messages, withValues } from './message.ts';

/** Home visit for the sample of a lab test. */
export const labVisit = {
  collection: withValues<{ window: string }>({
    en: ({ window }) => `We collect the sample at your address, ${window}.`,
    hi: ({ window }) => `हम ${window} आपके घर से सैंपल लेंगे।`,
  }),
  notPlanned: {
    en: 'We’ll call you to ask who the test is for and which morning suits you.',
    hi: 'हम फ़ोन करके पूछेंगे कि टेस्ट किसके लिए है और कौन-सी सुबह ठीक रहेगी।',
  },
  patientNameOf: withValues<{ number?: number }>({
    en: ({ number }) => (number ? `Patient name ${number}` : 'Patient name'),
    hi: ({ number }) => (number ? `मरीज़ ${number} का नाम` : 'मरीज़ का नाम'),
  }),
  patientNameMissing: { en: 'Enter the patient’s name.', hi: 'मरीज़ का नाम लिखें।' },
  patientAgeOf: withValues<{ number?: number }>({
    en: ({ number }) => (number ? `Age ${number}` : 'Age'),
    hi: ({ number }) => (number ? `मरीज़ ${number} की उम्र` : 'उम्र'),
  }),
  patientAgeWrong: { en: 'Enter the age in whole years, 0 to 120.', hi: 'उम्र पूरे सालों में लिखें, 0 से 120।' },
  patientSexOf: withValues<{ number?: number }>({
    en: ({ number }) => (number ? `Sex ${number}` : 'Sex'),
    hi: ({ number }) => (number ? `मरीज़ ${number} का लिंग` : 'लिंग'),
  }),
  choosePatientSex: { en: 'Choose', hi: 'चुनें' },
  patientSexMissing: { en: 'Choose male, female or other.', hi: 'पुरुष, महिला या अन्य चुनें।' },
  tooManyPatients: {
    en: 'There are more patients than tests. Add one test for each person.',
    hi: 'मरीज़ ज़्यादा हैं, टेस्ट कम। हर व्यक्ति के लिए एक टेस्ट जोड़ें।',
  },
  notWithDelivery: {
    en: 'The delivery comes at another time now. Please choose the morning of the sample again.',
    hi: 'डिलीवरी अब किसी और समय आएगी। सैंपल की सुबह फिर से चुनें।',
  },
  day: { en: 'Morning of collection', hi: 'सैंपल किस सुबह लें' },
  dayMissing: { en: 'Choose one of the offered mornings.', hi: 'दी गई सुबहों में से एक चुनें।' },
  chooseDay: { en: 'Choose a morning', hi: 'सुबह चुनें' },
  takenWithDelivery: {
    en: 'We take the sample when we bring your order.',
    hi: 'सामान लाते समय ही सैंपल ले लेंगे।',
  },
  withDelivery: withValues<{ when: string }>({
    en: ({ when }) => `With my delivery: ${when}`,
    hi: ({ when }) => `डिलीवरी के साथ: ${when}`,
  }),
  forPatientWithDelivery: withValues<{ patient: string; when: string }>({
    en: ({ patient, when }) => `for ${patient}, sample with the delivery on ${when}`,
    hi: ({ patient, when }) => `${patient} के लिए, सैंपल ${when} की डिलीवरी के साथ`,
  }),
  forPatient: withValues<{ patient: string; when: string }>({
    en: ({ patient, when }) => `for ${patient}, sample on ${when}`,
    hi: ({ patient, when }) => `${patient} के लिए, सैंपल ${when}`,
  }),
  line: { en: 'Lab test', hi: 'लैब टेस्ट' },
} satisfies Messages;

/** "6–10 AM" */
export const collectionWindowText = (language: Language = SITE_LANGUAGE): string =>
  timeWindowText(COLLECTION_FROM, COLLECTION_UNTIL, language);

/** "Mon, 16 Nov, 6–10 AM" */
export const collectionText = (date: CalendarDate, language: Language = SITE_LANGUAGE): string =>
  `${dayText(date, language)}, ${collectionWindowText(language)}`;
