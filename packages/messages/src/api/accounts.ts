import type { ReferralRefusal } from '@subah/rules/referral/referral';
import { type Message, type Messages, withValues } from '../message.ts';

/** Faults of inputs, beside those that the forms show themselves (account-fields.ts). */
export const businessInputs = {
  gstin: {
    en: 'Check the GSTIN: 15 characters, as on the certificate.',
    hi: 'GSTIN जाँच लें: सर्टिफ़िकेट पर लिखे 15 अक्षर।',
  },
  name: { en: 'Enter the name of the business.', hi: 'दुकान या कंपनी का नाम लिखें।' },
} as const;

export const accountInputs = {
  longName: { en: 'Name must be at most 80 characters.', hi: 'नाम में ज़्यादा से ज़्यादा 80 अक्षर हों।' },
  birthDate: { en: 'Enter a real date in the past.', hi: 'बीती हुई सही तारीख़ लिखें।' },
  gender: { en: 'Choose male, female or other.', hi: 'पुरुष, महिला या अन्य चुनें।' },
  longNationality: {
    en: 'Nationality must be at most 60 characters.',
    hi: 'राष्ट्रीयता में ज़्यादा से ज़्यादा 60 अक्षर हों।',
  },
  language: { en: 'Choose English or Hindi.', hi: 'English या हिन्दी चुनें।' },
  currentPasswordMissing: { en: 'Enter your current password.', hi: 'अपना मौजूदा पासवर्ड लिखें।' },
  twoStepCode: { en: 'Enter the 6-digit code.', hi: '6 अंकों का कोड लिखें।' },
  photoTooLarge: { en: 'The photo must be at most 5MB.', hi: 'फ़ोटो 5MB से बड़ी नहीं होनी चाहिए।' },
  onePhoto: { en: 'Send one photo.', hi: 'एक ही फ़ोटो डालें।' },
  referralCodeMissing: { en: 'Enter a referral code.', hi: 'रेफ़रल कोड लिखें।' },
} satisfies Messages;

export const accountAnswers = {
  otpSent: { en: 'OTP sent to your email.', hi: 'OTP आपके ईमेल पर भेज दिया है।' },
  otpSentWithoutReferral: {
    en: 'OTP sent to your email. The referral code was not recognised and is left out.',
    hi: 'OTP आपके ईमेल पर भेज दिया है। रेफ़रल कोड सही नहीं था, इसलिए वह नहीं लगा।',
  },
  registered: { en: "Registration successful! You're logged in.", hi: 'खाता बन गया! आप साइन इन हो गए।' },
  otpResent: { en: 'OTP resent to your email.', hi: 'OTP आपके ईमेल पर दोबारा भेज दिया है।' },
  signedIn: { en: 'Signed in successfully!', hi: 'आप साइन इन हो गए!' },
  signedOut: { en: 'Signed out.', hi: 'आप लॉग आउट हो गए।' },
  otpOnItsWay: {
    en: 'If this email is registered, an OTP is on its way to it.',
    hi: 'अगर इस ईमेल से खाता बना है, तो OTP उस पर आ रहा है।',
  },
  passwordReset: {
    en: 'Your password is changed. Please sign in.',
    hi: 'आपका पासवर्ड बदल गया है। अब साइन इन करें।',
  },
  passwordChanged: {
    en: 'Your password is changed. Other devices are signed out.',
    hi: 'आपका पासवर्ड बदल गया है। बाकी डिवाइस लॉग आउट हो गए हैं।',
  },
  invitationAccepted: {
    en: 'Your password is set. You can sign in now.',
    hi: 'आपका पासवर्ड सेव हो गया है। अब साइन इन कर सकते हैं।',
  },
  profileUpdated: { en: 'Profile updated successfully!', hi: 'प्रोफ़ाइल सेव हो गई!' },
  accountDeleted: { en: 'Your account is deleted.', hi: 'आपका खाता हटा दिया गया है।' },
} satisfies Messages;

export const accountRefusals = {
  emailTaken: {
    en: 'This email is already registered. Please sign in.',
    hi: 'इस ईमेल से पहले ही खाता बना है। साइन इन करें।',
  },
  mobileTaken: {
    en: 'This mobile number is already registered. Please sign in.',
    hi: 'इस मोबाइल नंबर से पहले ही खाता बना है। साइन इन करें।',
  },
  newMobileTaken: {
    en: 'This mobile number is already registered.',
    hi: 'इस मोबाइल नंबर से पहले ही खाता बना है।',
  },
  passwordForMobile: {
    en: 'Enter your password to change your mobile number.',
    hi: 'मोबाइल नंबर बदलने के लिए अपना पासवर्ड लिखें।',
  },
  wrongOtp: {
    en: 'This OTP is wrong or has expired. Please check the email, or ask for a new one.',
    hi: 'यह OTP ग़लत है या पुराना हो गया है। ईमेल दोबारा देखें या नया OTP मँगाएँ।',
  },
  wrongCredentials: { en: 'Please enter correct credentials.', hi: 'मोबाइल नंबर या पासवर्ड ग़लत है।' },
  demoAccount: {
    en: 'Demo accounts sign in on this machine only.',
    hi: 'डेमो खाते से सिर्फ़ इसी कंप्यूटर पर साइन इन हो सकता है।',
  },
  verifyEmailFirst: { en: 'Please verify your email first.', hi: 'पहले अपने ईमेल की जाँच करें।' },
  wrongPassword: { en: 'This is not your current password.', hi: 'यह आपका मौजूदा पासवर्ड नहीं है।' },
  commonPassword: {
    en: 'Many people use this password, so it is easy to guess. Please choose another.',
    hi: 'यह पासवर्ड बहुत लोग रखते हैं, इसलिए इसका अंदाज़ा लग जाता है। कोई और चुनें।',
  },
  personalPassword: {
    en: 'Your name, mobile number or email is easy to guess. Please choose another password.',
    hi: 'नाम, ईमेल या मोबाइल नंबर का अंदाज़ा आसानी से लग जाता है। कोई और पासवर्ड चुनें।',
  },
  lastAdmin: {
    en: 'The last owner cannot be deleted. Make somebody else an owner first.',
    hi: 'आख़िरी मालिक का खाता नहीं हट सकता। पहले किसी और को मालिक बनाएँ।',
  },
  invitationInvalid: {
    en: 'This invitation has expired or was used already. Please ask the shop for a new one.',
    hi: 'यह न्योता पुराना हो गया है या पहले ही इस्तेमाल हो चुका है। दुकान से नया न्योता माँगें।',
  },
  enterTwoStepCode: {
    en: 'Enter the 6-digit code from your authenticator app.',
    hi: 'ऑथेंटिकेटर ऐप का 6 अंकों का कोड लिखें।',
  },
  wrongTwoStepCode: {
    en: 'This code is wrong or was used before. Please wait for the next code in your app.',
    hi: 'यह कोड ग़लत है या पहले लग चुका है। ऐप में अगला कोड आने दें।',
  },
  twoStepExpired: {
    en: 'That took too long. Please sign in again.',
    hi: 'बहुत देर हो गई। दोबारा साइन इन करें।',
  },
} satisfies Messages;

export const referralRefusals: Record<ReferralRefusal, Message> = {
  REFERRAL_CODE_UNKNOWN: { en: 'This referral code is not known.', hi: 'यह रेफ़रल कोड सही नहीं है।' },
  REFERRAL_CODE_OWN: {
    en: 'This is your own code. Share it with a friend.',
    hi: 'यह आपका अपना कोड है। इसे किसी दोस्त को भेजें।',
  },
  REFERRAL_CODE_USED: { en: 'You have used a referral code already.', hi: 'आप रेफ़रल कोड पहले ही लगा चुके हैं।' },
  REFERRAL_TOO_LATE: {
    en: 'A referral code counts only before your first delivery.',
    hi: 'रेफ़रल कोड पहली डिलीवरी से पहले ही लगता है।',
  },
};

export const referralAnswers = {
  codeUsed: withValues<{ coins: number }>({
    en: ({ coins }) => `You and your friend get ${coins} SuperCoins when your first order is delivered.`,
    hi: ({ coins }) => `आपका पहला ऑर्डर पहुँचने पर आपको और आपके दोस्त को ${coins} सुपरकॉइन मिलेंगे।`,
  }),
} satisfies Messages;
