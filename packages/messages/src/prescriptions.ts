import { type Messages, withValues } from './message.ts';

/** The page for prescriptions: what a photo must show, earlier ones, and the order that the pharmacist prepared. */
export const prescriptions = {
  title: { en: 'Upload Prescription', hi: 'डॉक्टर की पर्ची डालें' },
  metaDescription: {
    en: 'Send a photo of your prescription. Our pharmacist reads it and prepares your order.',
    hi: 'डॉक्टर की पर्ची की फ़ोटो भेजें। हमारे फ़ार्मासिस्ट उसे देखकर आपका ऑर्डर तैयार करेंगे।',
  },
  intro: {
    en: 'Upload a photo and our pharmacist will prepare your order. You see the price before you order.',
    hi: 'फ़ोटो डालें, हमारे फ़ार्मासिस्ट आपका ऑर्डर तैयार करेंगे। ऑर्डर से पहले आप दाम देख लेंगे।',
  },
  mine: { en: 'My prescriptions', hi: 'मेरी पर्चियाँ' },
  emptyTitle: { en: 'No prescriptions yet', hi: 'अभी कोई पर्ची नहीं' },
  emptyText: {
    en: 'Your prescriptions and our pharmacist’s answer will show here.',
    hi: 'आपकी पर्चियाँ और फ़ार्मासिस्ट का जवाब यहाँ दिखेगा।',
  },
  pharmacistSays: { en: 'Our pharmacist says:', hi: 'हमारे फ़ार्मासिस्ट:' },
  openPhoto: withValues<{ number: number; count: number }>({
    en: ({ number, count }) => `Open sheet ${number} of ${count}`,
    hi: ({ number, count }) => `${count} में से फ़ोटो ${number} खोलें`,
  }),
  photoTitle: withValues<{ number: number; count: number }>({
    en: ({ number, count }) => `Photo ${number} of ${count}`,
    hi: ({ number, count }) => `फ़ोटो ${number}/${count}`,
  }),
  photoAlt: withValues<{ number: number }>({
    en: ({ number }) => `Prescription, sheet ${number}`,
    hi: ({ number }) => `पर्ची, फ़ोटो ${number}`,
  }),
  offerLabel: { en: 'Your medicines', hi: 'आपकी दवाइयाँ' },
  offerTitle: { en: 'Your medicines are ready to order', hi: 'आपकी दवाइयाँ ऑर्डर के लिए तैयार हैं' },
  outOfStock: { en: 'Out of stock', hi: 'स्टॉक में नहीं' },
  addFor: withValues<{ total: string }>({
    en: ({ total }) => `Add to cart for ${total}`,
    hi: ({ total }) => `${total} में कार्ट में डालें`,
  }),
  added: { en: 'Added to your cart.', hi: 'कार्ट में डाल दिया।' },
  inCart: {
    en: 'In your cart. We’ll use this prescription at checkout.',
    hi: 'आपकी कार्ट में है। ऑर्डर करते समय यही पर्ची लगेगी।',
  },
  noticeLabel: { en: 'About our pharmacist', hi: 'हमारे फ़ार्मासिस्ट' },
  noticeTitle: {
    en: 'Our pharmacist dispenses only a valid prescription.',
    hi: 'हमारे फ़ार्मासिस्ट सिर्फ़ सही पर्ची पर दवा देते हैं।',
  },
  noticeText: {
    en: 'Only you and our pharmacist can see it. We remove location data from photos.',
    hi: 'इसे सिर्फ़ आप और हमारे फ़ार्मासिस्ट देख सकते हैं। फ़ोटो कहाँ ली गई, यह हम हटा देते हैं।',
  },
  guidelinesTitle: { en: 'What the photo must show', hi: 'फ़ोटो में क्या दिखना चाहिए' },
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
