import type { Messages } from './message.ts';

/** The page for prescriptions. */
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
  noticeLabel: { en: 'About our pharmacist', hi: 'हमारे फ़ार्मासिस्ट' },
  noticeTitle: {
    en: 'Our pharmacist dispenses only a valid prescription.',
    hi: 'हमारे फ़ार्मासिस्ट सिर्फ़ सही पर्ची पर दवा देते हैं।',
  },
  noticeText: {
    en: 'Only you and our pharmacist can see it. We remove location data from photos.',
    hi: 'इसे सिर्फ़ आप और हमारे फ़ार्मासिस्ट देख सकते हैं। फ़ोटो कहाँ ली गई, यह हम हटा देते हैं।',
  },
} satisfies Messages;
