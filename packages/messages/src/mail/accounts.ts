import { type Messages, withValues } from '../message.ts';
import { SHOP } from './shop-mark.ts';

type Named = { name: string };
type Code = { code: string };
type Ending = { ending: string };
type Minutes = { minutes: number };

/** `ending` is the end of the mobile number: the owner of the email can notice a sign-up by another person. */
export const accountMails = {
  otpSubject: withValues<Code>({
    en: ({ code }) => `${code} is your ${SHOP.en} OTP`,
    hi: ({ code }) => `${code} आपका ${SHOP.hi} OTP है`,
  }),
  verifyHeading: { en: 'Verify your email', hi: 'अपने ईमेल की जाँच करें' },
  verifyText: withValues<Ending & Minutes>({
    en: ({ ending, minutes }) =>
      `Enter this OTP to open your account with the mobile number ending in ${ending}. It is good for ${minutes} minutes and works once.`,
    hi: ({ ending, minutes }) =>
      `${ending} पर ख़त्म होने वाले मोबाइल नंबर से खाता बनाने के लिए यह OTP लिखें। यह ${minutes} मिनट तक और एक ही बार चलेगा।`,
  }),
  verifyWarning: {
    en: `We never ask for it by telephone or chat. If you did not sign up at ${SHOP.en}, ignore this mail and nothing happens.`,
    hi: `हम यह OTP फ़ोन या चैट पर कभी नहीं माँगते। अगर आपने ${SHOP.hi} पर खाता नहीं बनाया है, तो इस मेल को छोड़ दें।`,
  },
  resetSubject: withValues<Code>({
    en: ({ code }) => `${code} is your ${SHOP.en} OTP for a new password`,
    hi: ({ code }) => `${code} नए पासवर्ड के लिए आपका ${SHOP.hi} OTP है`,
  }),
  resetHeading: { en: 'Set a new password', hi: 'नया पासवर्ड बनाएँ' },
  resetText: withValues<Named & Minutes>({
    en: ({ name, minutes }) =>
      `Hello ${name}, enter this OTP to set a new password. It is good for ${minutes} minutes and works once.`,
    hi: ({ name, minutes }) =>
      `नमस्ते ${name}, नया पासवर्ड बनाने के लिए यह OTP लिखें। यह ${minutes} मिनट तक और एक ही बार चलेगा।`,
  }),
  resetWarning: {
    en: 'We never ask for it by telephone or chat. If you did not ask for it, ignore this mail; your password stays as it is.',
    hi: 'हम यह OTP फ़ोन या चैट पर कभी नहीं माँगते। अगर आपने इसे नहीं माँगा, तो इस मेल को छोड़ दें; आपका पासवर्ड नहीं बदलेगा।',
  },
  signInSubject: withValues<Code>({
    en: ({ code }) => `${code} is your ${SHOP.en} OTP to sign in`,
    hi: ({ code }) => `${code} साइन इन के लिए आपका ${SHOP.hi} OTP है`,
  }),
  signInHeading: { en: `Sign in to ${SHOP.en}`, hi: `${SHOP.hi} में साइन इन करें` },
  signInText: withValues<Named & Minutes>({
    en: ({ name, minutes }) =>
      `Hello ${name}, enter this OTP to sign in. It is good for ${minutes} minutes and works once.`,
    hi: ({ name, minutes }) => `नमस्ते ${name}, साइन इन करने के लिए यह OTP लिखें। यह ${minutes} मिनट तक और एक ही बार चलेगा।`,
  }),
  signInWarning: {
    en: 'We never ask for it by telephone or chat. If you did not ask for it, ignore this mail; nobody can sign in without the OTP.',
    hi: 'हम यह OTP फ़ोन या चैट पर कभी नहीं माँगते। अगर आपने इसे नहीं माँगा, तो इस मेल को छोड़ दें; OTP के बिना कोई साइन इन नहीं कर सकता।',
  },
  welcomeSubject: withValues<Named>({
    en: ({ name }) => `Welcome to ${SHOP.en}, ${name}`,
    hi: ({ name }) => `${name}, ${SHOP.hi} में आपका स्वागत है`,
  }),
  welcomeHeading: withValues<Named>({
    en: ({ name }) => `Welcome, ${name}`,
    hi: ({ name }) => `${name}, आपका स्वागत है`,
  }),
  welcomeText: withValues<Ending>({
    en: ({ ending }) => `Your account is open. Sign in with the mobile number ending in ${ending} and your password.`,
    hi: ({ ending }) => `आपका खाता बन गया। ${ending} पर ख़त्म होने वाले मोबाइल नंबर और पासवर्ड से साइन इन करें।`,
  }),
  startShopping: { en: 'Start shopping', hi: 'सामान मँगाएँ' },
  passwordSubject: { en: `Your ${SHOP.en} password was changed`, hi: `आपका ${SHOP.hi} पासवर्ड बदल गया है` },
  passwordHeading: { en: 'Your password was changed', hi: 'आपका पासवर्ड बदल गया है' },
  passwordText: withValues<Named>({
    en: ({ name }) =>
      `Hello ${name}, the password of your account was changed just now, and other devices were signed out.`,
    hi: ({ name }) => `नमस्ते ${name}, आपके खाते का पासवर्ड अभी बदला गया है और बाकी डिवाइस लॉग आउट हो गए हैं।`,
  }),
  notYou: {
    en: 'If this was not you, set a new password at once: choose "Forgot password" where you sign in.',
    hi: 'अगर यह आपने नहीं किया, तो तुरंत नया पासवर्ड बनाएँ: साइन इन में "पासवर्ड भूल गए?" चुनें।',
  },
  notYouThenWrite: {
    en: 'If this was not you, set a new password at once: choose "Forgot password" where you sign in. Then write to us.',
    hi: 'अगर यह आपने नहीं किया, तो तुरंत नया पासवर्ड बनाएँ: साइन इन में "पासवर्ड भूल गए?" चुनें। फिर हमें लिखें।',
  },
  mobileSubject: { en: `Your ${SHOP.en} mobile number was changed`, hi: `आपका ${SHOP.hi} मोबाइल नंबर बदल गया है` },
  mobileHeading: { en: 'Your mobile number was changed', hi: 'आपका मोबाइल नंबर बदल गया है' },
  mobileText: withValues<Named & { from: string; to: string }>({
    en: ({ name, from, to }) =>
      `Hello ${name}, you now sign in with the mobile number ending in ${to}. The mobile number ending in ${from} no longer works.`,
    hi: ({ name, from, to }) =>
      `नमस्ते ${name}, अब ${to} पर ख़त्म होने वाले मोबाइल नंबर से साइन इन करें। ${from} पर ख़त्म होने वाला नंबर अब नहीं चलेगा।`,
  }),
  deletedSubject: { en: `Your ${SHOP.en} account is deleted`, hi: `आपका ${SHOP.hi} खाता हटा दिया गया है` },
  deletedHeading: { en: 'Your account is deleted', hi: 'आपका खाता हटा दिया गया है' },
  deletedText: withValues<Named>({
    en: ({ name }) => `Hello ${name}, your account, your addresses and your photo are deleted, as you asked.`,
    hi: ({ name }) => `नमस्ते ${name}, आपके कहने पर आपका खाता, पते और फ़ोटो हटा दिए गए हैं।`,
  }),
  deletedOrders: {
    en: 'Orders stay in our books without your name, because the law wants invoices kept. You are welcome back any time.',
    hi: 'ऑर्डर हमारे हिसाब में आपके नाम के बिना रहेंगे, क्योंकि क़ानून में बिल रखना ज़रूरी है। आप जब चाहें वापस आएँ।',
  },
  deletedPayments: {
    en: 'Should a payment of yours still arrive, it goes back to the account that you paid from.',
    hi: 'अगर आपका कोई भुगतान अब भी आए, तो पैसे उसी खाते में वापस जाएँगे।',
  },
} satisfies Messages;
