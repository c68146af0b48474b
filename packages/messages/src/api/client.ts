import type { Messages } from '../message.ts';

/** For answers without a sentence of the server. Every page loads this file. */
export const apiClient = {
  noRefreshToken: { en: 'No refresh token found', hi: 'कृपया दोबारा साइन इन करें।' },
  failed: {
    en: 'Something went wrong. Please try again.',
    hi: 'हमारी तरफ़ से कुछ गड़बड़ हुई। दोबारा कोशिश करें।',
  },
  tooLarge: {
    en: 'This is too large to send. Choose a smaller file or a shorter text.',
    hi: 'यह भेजने के लिए बहुत बड़ा है। छोटी फ़ाइल या छोटा टेक्स्ट चुनें।',
  },
  tooManyTries: {
    en: 'Too many tries. Wait a minute, then try again.',
    hi: 'बहुत बार कोशिश हो चुकी है। एक मिनट रुककर दोबारा कोशिश करें।',
  },
  away: {
    en: 'The shop can’t be reached just now. Please try again in a minute.',
    hi: 'दुकान अभी खुल नहीं रही है। एक मिनट बाद दोबारा कोशिश करें।',
  },
  noResponse: { en: 'Please check your internet connection.', hi: 'इंटरनेट कनेक्शन देख लें।' },
  signInAgain: {
    en: 'You have been signed out. Sign in again, and we’ll save what you entered.',
    hi: 'आप लॉग आउट हो गए हैं। दोबारा साइन इन करें, आपका लिखा हुआ सेव हो जाएगा।',
  },
} satisfies Messages;
