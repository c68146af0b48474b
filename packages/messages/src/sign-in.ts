import { type Messages, withValues } from './message.ts';

/** The dialog for sign-in, sign-up and a forgotten password, and the sign-in of the checkout. */
export const signInDialog = {
  signInTitle: { en: 'Sign in', hi: 'साइन इन' },
  signUpTitle: { en: 'Sign up', hi: 'नया खाता' },
  twoStepTitle: { en: 'Two-step sign-in', hi: 'टू-स्टेप साइन इन' },
  verifyTitle: { en: 'Verify your email', hi: 'ईमेल की जाँच' },
  forgotTitle: { en: 'Forgot password', hi: 'पासवर्ड भूल गए' },
  resetTitle: { en: 'New password', hi: 'नया पासवर्ड' },
  welcome: {
    en: 'Enter your mobile number and password to shop and see your orders.',
    hi: 'सामान मँगाने और अपने ऑर्डर देखने के लिए मोबाइल नंबर और पासवर्ड लिखें।',
  },
  addAfterSignIn: withValues<{ name: string }>({
    en: ({ name }) => `Almost there. Sign in or create an account, and we’ll add ${name} to your cart.`,
    hi: ({ name }) => `बस एक कदम और। साइन इन करें या नया खाता बनाएँ, ${name} आपकी कार्ट में डल जाएगा।`,
  }),
  addAfterSignUp: withValues<{ name: string }>({
    en: ({ name }) => `Takes a minute. Once your email is verified, ${name} will be in your cart.`,
    hi: ({ name }) => `एक मिनट का काम है। ईमेल की जाँच होते ही ${name} आपकी कार्ट में होगा।`,
  }),
  signInByCode: { en: 'Email me an OTP instead', hi: 'ईमेल पर OTP से साइन इन करें' },
  codeTitle: { en: 'Enter your OTP', hi: 'OTP लिखें' },
  codeText: {
    en: 'No password needed. Enter the email of your account and we’ll send you an OTP.',
    hi: 'पासवर्ड की ज़रूरत नहीं। अपने खाते का ईमेल लिखें, हम OTP भेजेंगे।',
  },
  usePassword: { en: 'Know your password? {signIn}', hi: 'पासवर्ड याद है? {signIn}' },
  signedIn: { en: 'Signed in successfully!', hi: 'आप साइन इन हो गए!' },
  signInFailed: { en: 'Login failed.', hi: 'साइन इन नहीं हो पाया।' },
  next: { en: 'NEXT', hi: 'आगे' },
  forgotPassword: { en: 'Forgot password?', hi: 'पासवर्ड भूल गए?' },
  newHere: { en: 'New here? {signUp}', hi: 'यहाँ नए हैं? {signUp}' },
  signUp: { en: 'Sign up', hi: 'नया खाता बनाएँ' },
  submitSignUp: { en: 'SIGN UP', hi: 'खाता बनाएँ' },
  signUpAccepts: {
    en: 'By signing up you accept our {policies}.',
    hi: 'खाता बनाकर आप हमारे {policies} मानते हैं।',
  },
  haveAccount: { en: 'Already have an account? {signIn}', hi: 'पहले से खाता है? {signIn}' },
  signIn: { en: 'Sign in', hi: 'साइन इन करें' },
  emailHint: { en: 'We’ll email you an OTP to verify it.', hi: 'जाँच के लिए हम इस पर OTP भेजेंगे।' },
  referralCode: { en: 'Referral code (optional)', hi: 'रेफ़रल कोड (चाहें तो)' },
  registered: { en: "Registration successful! You're logged in.", hi: 'खाता बन गया! आप साइन इन हो गए।' },
  otpSent: { en: 'OTP sent to your email.', hi: 'OTP आपके ईमेल पर भेज दिया है।' },
  otpNotSent: { en: 'Failed to send OTP.', hi: 'OTP नहीं भेज पाए।' },
  otpResent: { en: 'OTP resent to your email.', hi: 'OTP आपके ईमेल पर दोबारा भेज दिया है।' },
  otpNotResent: { en: 'Failed to resend OTP.', hi: 'OTP दोबारा नहीं भेज पाए।' },
  otpRefused: { en: 'OTP verification failed.', hi: 'OTP की जाँच नहीं हो पाई।' },
  resendOtp: { en: 'Resend OTP', hi: 'OTP दोबारा भेजें' },
  resendOtpIn: withValues<{ time: string }>({
    en: ({ time }) => `Resend OTP in ${time}`,
    hi: ({ time }) => `OTP दोबारा भेज सकेंगे: ${time} में`,
  }),
  sendingOtp: { en: 'Sending…', hi: 'भेज रहे हैं…' },
  verifyText: {
    en: 'Enter the 6-digit OTP we sent to {email}. {editEmail}',
    hi: '{email} पर भेजा गया 6 अंकों का OTP लिखें। {editEmail}',
  },
  editEmail: { en: 'Edit email', hi: 'ईमेल बदलें' },
  verify: { en: 'VERIFY', hi: 'जाँचें' },
  forgotText: {
    en: 'Enter your email and we’ll send an OTP to reset your password.',
    hi: 'अपना ईमेल लिखें, हम नया पासवर्ड बनाने के लिए OTP भेजेंगे।',
  },
  sendOtp: { en: 'SEND OTP', hi: 'OTP भेजें' },
  remembered: { en: 'Remembered it? {signIn}', hi: 'याद आ गया? {signIn}' },
  resetText: {
    en: 'If {email} has an account, we’ve sent a 6-digit OTP there. {editEmail}',
    hi: 'अगर {email} से खाता बना है, तो 6 अंकों का OTP उस पर भेज दिया है। {editEmail}',
  },
  resetPassword: { en: 'CHANGE PASSWORD', hi: 'पासवर्ड बदलें' },
  passwordReset: {
    en: 'Your password has been changed. Please sign in.',
    hi: 'आपका पासवर्ड बदल गया है। अब साइन इन करें।',
  },
  twoStepCode: { en: 'Code from your authenticator app', hi: 'ऑथेंटिकेटर ऐप का कोड' },
  twoStepHint: {
    en: 'Don’t have your phone? Enter one of your recovery codes.',
    hi: 'फ़ोन पास नहीं है? अपना कोई रिकवरी कोड लिखें।',
  },
  invalidTwoStepCode: { en: 'Enter the 6-digit code.', hi: '6 अंकों का कोड लिखें।' },
} satisfies Messages;
