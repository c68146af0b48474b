import { type Messages, withValues } from './message.ts';

/** Rails and bands of products on the home page and the homes of the catalogs. */
export const productRails = {
  superDealsText: { en: 'Biggest price cuts today', hi: 'आज की सबसे बड़ी छूट' },
  fruitOfTheDay: { en: 'Fruit of the day', hi: 'आज का फल' },
  moreFruits: { en: 'More fruits', hi: 'और फल' },
  shopByCatalog: { en: 'Shop by category', hi: 'क्या ख़रीदना है?' },
  allOf: withValues<{ category: string }>({
    en: ({ category }) => `All of ${category}`,
    hi: ({ category }) => `${category}: सब देखें`,
  }),
  orderNow: { en: 'Order now', hi: 'अभी मँगाएँ' },
  labTestsText: { en: 'Sample collected at home', hi: 'सैंपल घर से लिया जाएगा' },
  book: { en: 'Book', hi: 'बुक करें' },
  doctorsText: { en: 'Clinics near you', hi: 'आपके पास के क्लिनिक' },
  find: { en: 'Find', hi: 'देखें' },
  uploadPrescriptionText: { en: 'Our pharmacist packs it for you', hi: 'हमारे फ़ार्मासिस्ट दवाइयाँ पैक कर देंगे' },
  upload: { en: 'Upload', hi: 'पर्ची डालें' },
} satisfies Messages;
