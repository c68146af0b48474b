import { type Messages, withValues } from '../message.ts';

/** In both languages: packers read it. */
export const orderStatus = {
  updateFailed: { en: 'Failed to update order status', hi: 'ऑर्डर की स्थिति नहीं बदल पाए' },
  updatedToast: withValues<{ count: number }>({
    en: ({ count }) => (count === 1 ? '1 order updated' : `${count} orders updated`),
    hi: ({ count }) => `${count} ऑर्डर बदले`,
  }),
  selected: withValues<{ count: number }>({
    en: ({ count }) => `${count} selected`,
    hi: ({ count }) => `${count} चुने`,
  }),
  selectedOrders: { en: 'Selected orders', hi: 'चुने हुए ऑर्डर' },
  outForDelivery: { en: 'Out for delivery', hi: 'डिलीवरी के लिए निकला' },
  packingSlips: { en: 'Packing slips', hi: 'पैकिंग पर्चियाँ' },
  notChanged: { en: 'Not changed', hi: 'नहीं बदले' },
  replaceMissing: { en: 'replace it', hi: 'बदलकर दें' },
  askAboutMissing: { en: 'call the customer', hi: 'ग्राहक को फ़ोन करें' },
  leaveOutMissing: { en: 'leave it out', hi: 'छोड़ दें' },
  newOrder: { en: 'New order', hi: 'नया ऑर्डर' },
  checkPrescription: { en: 'Check prescription', hi: 'पर्चा देखना है' },
} satisfies Messages;
