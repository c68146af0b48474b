import { type Messages, withValues } from './message.ts';

/** Rails and bands of products on the home page and the homes of the catalogs. */
export const productRails = {
  superDeals: { en: 'Super deals', hi: 'सुपर डील' },
  superDealsText: { en: 'Biggest price cuts today', hi: 'आज की सबसे बड़ी छूट' },
  fruitOfTheDay: { en: 'Fruit of the day', hi: 'आज का फल' },
  moreFruits: { en: 'More fruits', hi: 'और फल' },
  allOf: withValues<{ category: string }>({
    en: ({ category }) => `All of ${category}`,
    hi: ({ category }) => `${category}: सब देखें`,
  }),
  medicines: { en: 'Medicines', hi: 'दवाइयाँ' },
  orderNow: { en: 'Order now', hi: 'अभी मँगाएँ' },
  labTests: { en: 'Lab tests', hi: 'लैब टेस्ट' },
  labTestsText: { en: 'Sample collected at home', hi: 'सैंपल घर से लिया जाएगा' },
  book: { en: 'Book', hi: 'बुक करें' },
  doctors: { en: 'Doctors', hi: 'डॉक्टर' },
  doctorsText: { en: 'Clinics near Mandideep', hi: 'मंडीदीप के पास क्लिनिक' },
  find: { en: 'Find', hi: 'देखें' },
  uploadPrescription: { en: 'Upload prescription', hi: 'डॉक्टर की पर्ची डालें' },
  uploadPrescriptionText: { en: 'Our pharmacist packs it for you', hi: 'हमारे फ़ार्मासिस्ट दवाइयाँ पैक कर देंगे' },
  upload: { en: 'Upload', hi: 'पर्ची डालें' },
} satisfies Messages;
