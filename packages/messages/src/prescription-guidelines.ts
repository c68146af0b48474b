import type { Messages } from './message.ts';

/** What a photo of a prescription must show. */
export const guidelines = {
  title: { en: 'What the photo must show', hi: 'फ़ोटो में क्या दिखना चाहिए' },
  doctor: { en: 'Doctor details', hi: 'डॉक्टर की जानकारी' },
  doctorText: {
    en: 'The doctor’s name, signature and registration number.',
    hi: 'डॉक्टर का नाम, दस्तख़त और रजिस्ट्रेशन नंबर।',
  },
  date: { en: 'Date', hi: 'तारीख़' },
  dateText: { en: 'The day it was written.', hi: 'जिस दिन पर्ची लिखी गई।' },
  patient: { en: 'Patient details', hi: 'मरीज़ की जानकारी' },
  patientText: { en: 'The patient’s name and age.', hi: 'मरीज़ का नाम और उम्र।' },
  medicine: { en: 'Medicine details', hi: 'दवा की जानकारी' },
  medicineText: {
    en: 'Each medicine with its strength and dose, clearly readable.',
    hi: 'हर दवा का नाम, पावर और ख़ुराक साफ़ पढ़ी जा सके।',
  },
  fileSize: { en: 'Max file size 10MB', hi: 'फ़ोटो 10 MB तक' },
  fileSizeText: {
    en: 'JPG, PNG or WEBP. We make large photos smaller for you.',
    hi: 'JPG, PNG या WEBP। बड़ी फ़ोटो हम ख़ुद छोटी कर देते हैं।',
  },
  whatsApp: { en: 'WhatsApp', hi: 'WhatsApp' },
  whatsAppText: { en: 'Can’t upload? {link}', hi: 'फ़ोटो नहीं डल रही? {link}' },
  whatsAppLink: { en: 'Send it on WhatsApp', hi: 'WhatsApp पर भेजें' },
  sampleTitle: { en: 'A good photo', hi: 'फ़ोटो ऐसी हो' },
  sampleLabel: { en: 'Sample of a prescription', hi: 'पर्ची का नमूना' },
  sampleWhole: { en: 'The whole sheet, flat and in good light', hi: 'पूरी पर्ची, सीधी और अच्छी रोशनी में' },
  sampleDoctor: { en: 'Doctor, clinic and registration number', hi: 'डॉक्टर, क्लिनिक और रजिस्ट्रेशन नंबर' },
  samplePatient: { en: 'Patient and date', hi: 'मरीज़ और तारीख़' },
  sampleMedicines: { en: 'Medicines with strength and dose', hi: 'दवाइयाँ, पावर और ख़ुराक के साथ' },
} satisfies Messages;
