import { type Messages, withValues } from './message.ts';

/** Small tools of a product page. */
export const productTools = {
  share: { en: 'Share', hi: 'शेयर करें' },
  linkCopied: { en: 'Link copied', hi: 'लिंक कॉपी हो गया' },
  linkNotCopied: { en: 'We couldn’t copy the link.', hi: 'लिंक कॉपी नहीं हो पाया।' },
  openPicture: withValues<{ name: string }>({
    en: ({ name }) => `${name}: open the picture full screen`,
    hi: ({ name }) => `${name}: तस्वीर पूरी स्क्रीन पर देखें`,
  }),
  zoomIn: { en: 'Zoom in', hi: 'बड़ा करें' },
  zoomOut: { en: 'Zoom out', hi: 'छोटा करें' },
  notifyMe: { en: 'Notify me', hi: 'आने पर बताएँ' },
  notifying: { en: 'We’ll email you', hi: 'हम ईमेल करेंगे' },
  notifyFailed: { en: 'That did not work. Please try again.', hi: 'यह नहीं हो पाया। दोबारा कोशिश करें।' },
  sameSalt: { en: 'Same salt, other brands', hi: 'वही सॉल्ट, दूसरे ब्रांड' },
  sameSaltText: {
    en: 'Same composition and form. Ask your doctor or our pharmacist before you change the brand.',
    hi: 'वही कंपोज़िशन और रूप। ब्रांड बदलने से पहले डॉक्टर या हमारे फ़ार्मासिस्ट से पूछें।',
  },
  boughtTogether: { en: 'Often bought together', hi: 'साथ में अक्सर लेते हैं' },
} satisfies Messages;
