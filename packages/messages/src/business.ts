import type { Messages } from './message.ts';

/** GSTIN and name of a customer's business, for the invoices. */
export const business = {
  title: { en: 'GST invoice for your business', hi: 'बिज़नेस के लिए GST बिल' },
  note: {
    en: 'Buying for your shop or office? We print your GSTIN on every new bill.',
    hi: 'दुकान या ऑफ़िस के लिए लेते हैं? हम हर नए बिल पर आपका GSTIN लिख देंगे।',
  },
  add: { en: 'Add GSTIN', hi: 'GSTIN जोड़ें' },
  change: { en: 'Change', hi: 'बदलें' },
  gstin: { en: 'GSTIN', hi: 'GSTIN' },
  gstinHint: { en: '15 characters, as on the certificate', hi: '15 अक्षर, जैसे सर्टिफ़िकेट पर हैं' },
  name: { en: 'Business name', hi: 'बिज़नेस का नाम' },
  removeHint: { en: 'Leave both empty to remove it.', hi: 'हटाना हो तो दोनों खाली छोड़ दें।' },
  save: { en: 'Save', hi: 'सेव करें' },
  saved: { en: 'Saved. It is on your next bill.', hi: 'सेव हो गया। अगले बिल पर दिखेगा।' },
  removed: { en: 'GSTIN removed', hi: 'GSTIN हटा दिया' },
  failed: {
    en: 'We couldn’t save the GSTIN. Please try again.',
    hi: 'GSTIN सेव नहीं हो पाया। दोबारा कोशिश करें।',
  },
} satisfies Messages;
