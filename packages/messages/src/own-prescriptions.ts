import type { PrescriptionStatus } from '@subah/rules/prescriptions/prescriptions';
import { type Message, type Messages, plural, withValues } from './message.ts';

/** A customer's prescriptions, on their page and in the checkout, and the order that the pharmacist prepared. */
export const ownPrescriptions = {
  loadFailed: { en: 'We couldn’t load your prescriptions', hi: 'आपकी पर्चियाँ नहीं खुल पाईं' },
  chooseEarlier: { en: 'Choose an earlier one', hi: 'पहले वाली पर्ची चुनें' },
  chooseLabel: { en: 'Prescription for this order', hi: 'इस ऑर्डर के लिए पर्ची' },
  uploadAnother: { en: 'Upload another', hi: 'दूसरी पर्ची डालें' },
  forPatient: withValues<{ name: string }>({ en: ({ name }) => `For ${name}`, hi: ({ name }) => `${name} के लिए` }),
  photoCount: withValues<{ count: number }>({
    en: ({ count }) => plural.en(count, { one: '1 photo', other: `${count} photos` }),
    hi: ({ count }) => `${count} फ़ोटो`,
  }),
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
} satisfies Messages;

export const prescriptionStatuses: Record<PrescriptionStatus, Message> = {
  pending: { en: 'Being checked', hi: 'देखी जा रही है' },
  approved: { en: 'Accepted', hi: 'मंज़ूर' },
  rejected: { en: 'Not accepted', hi: 'मंज़ूर नहीं' },
};
