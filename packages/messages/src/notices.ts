import { type Messages, withValues } from './message.ts';

/** How customers are told about orders and milk. */
export const notices = {
  title: { en: 'Notices', hi: 'सूचनाएँ' },
  text: {
    en: 'How should we tell you about your orders, refunds and milk?',
    hi: 'ऑर्डर, रिफ़ंड और दूध की ख़बर आपको कैसे दें?',
  },
  mail: { en: 'Email', hi: 'ईमेल' },
  push: { en: 'On this device', hi: 'इस फ़ोन या कंप्यूटर पर' },
  pushNote: { en: 'A short message on your screen.', hi: 'स्क्रीन पर छोटा-सा मैसेज।' },
  blocked: {
    en: 'Your browser blocks our notices. Allow them in the settings of the browser.',
    hi: 'आपके ब्राउज़र ने हमारी सूचनाएँ रोक रखी हैं। ब्राउज़र की सेटिंग में चालू करें।',
  },
  unsupported: {
    en: 'This browser can’t show notices. On an iPhone, add the shop to the home screen first.',
    hi: 'यह ब्राउज़र सूचनाएँ नहीं दिखा सकता। iPhone पर पहले दुकान को होम स्क्रीन पर जोड़ें।',
  },
  whatsapp: { en: 'WhatsApp', hi: 'WhatsApp' },
  whatsappNote: withValues<{ mobile: string }>({
    en: ({ mobile }) => `To ${mobile}. Only about your orders, no advertising.`,
    hi: ({ mobile }) => `${mobile} पर। सिर्फ़ आपके ऑर्डर की बात, कोई विज्ञापन नहीं।`,
  }),
  always: {
    en: 'Codes and messages about your account always come by email.',
    hi: 'कोड और खाते से जुड़ी बातें हमेशा ईमेल पर आएँगी।',
  },
  saved: { en: 'Saved.', hi: 'सेव हो गया।' },
  failed: { en: 'We couldn’t save this. Please try again.', hi: 'सेव नहीं हो पाया। दोबारा कोशिश करें।' },
  offerTitle: { en: 'Shall we tell you when it’s on the way?', hi: 'ऑर्डर निकलते ही बता दें?' },
  offerText: {
    en: 'A short message on this device when your order leaves, arrives or changes.',
    hi: 'ऑर्डर निकलने, पहुँचने या बदलने पर इसी फ़ोन पर छोटा-सा मैसेज।',
  },
  offerYes: { en: 'Yes, tell me', hi: 'हाँ, बताएँ' },
  offerNo: { en: 'No, thanks', hi: 'नहीं' },
  offerDone: { en: 'Good. You will hear from us.', hi: 'ठीक है, हम बता देंगे।' },
  riderOfferTitle: { en: 'Hear about new rounds?', hi: 'नए राउंड की ख़बर चाहिए?' },
  riderOfferText: {
    en: 'A short message on this phone when you get a round.',
    hi: 'राउंड मिलते ही इसी फ़ोन पर छोटा-सा मैसेज।',
  },
} satisfies Messages;
