import { type Messages, withValues } from './message.ts';

/** The profile page: personal details, photo, password, referral code. */
export const profilePage = {
  language: { en: 'Language', hi: 'भाषा' },
  languageNote: { en: 'For the shop and our mails.', hi: 'दुकान और हमारे ईमेल इसी भाषा में।' },
  title: { en: 'Profile', hi: 'प्रोफ़ाइल' },
  description: {
    en: 'Your profile, orders, addresses and milk record.',
    hi: 'आपकी प्रोफ़ाइल, ऑर्डर, पते और दूध का हिसाब।',
  },
  signInReason: {
    en: 'Sign in to see your profile, orders and addresses.',
    hi: 'अपनी प्रोफ़ाइल, ऑर्डर और पते देखने के लिए साइन इन करें।',
  },
  tabsLabel: { en: 'Account', hi: 'खाता' },
  ordersTab: { en: 'Orders List', hi: 'ऑर्डर' },
  addressesTab: { en: 'Addresses', hi: 'पते' },
  milkTab: { en: 'Milk Entry', hi: 'दूध का हिसाब' },
  panelFailed: { en: 'We couldn’t open this', hi: 'यह नहीं खुल पाया' },
  panelFailedText: {
    en: 'Check your internet connection, or open it on its own page.',
    hi: 'इंटरनेट देख लें, या इसे अलग पेज पर खोलें।',
  },
  openPage: { en: 'Open the page', hi: 'पेज खोलें' },
  loading: { en: 'Loading profile…', hi: 'प्रोफ़ाइल आ रही है…' },
  loadFailed: { en: 'Failed to fetch profile', hi: 'प्रोफ़ाइल नहीं खुल पाई' },
  dateOfBirth: { en: 'Date of birth', hi: 'जन्म की तारीख़' },
  gender: { en: 'Gender', hi: 'लिंग' },
  nationality: { en: 'Nationality', hi: 'देश' },
  notGiven: { en: 'Not given', hi: 'नहीं बताया' },
  edit: { en: 'Edit Profile', hi: 'प्रोफ़ाइल बदलें' },
  update: { en: 'Update Profile', hi: 'सेव करें' },
  updated: { en: 'Profile updated successfully!', hi: 'प्रोफ़ाइल सेव हो गई!' },
  updateFailed: { en: 'Failed to update profile.', hi: 'प्रोफ़ाइल सेव नहीं हो पाई।' },
  passwordForMobile: {
    en: 'You sign in with your mobile number, so we need your password to change it.',
    hi: 'आप इसी नंबर से साइन इन करते हैं, इसलिए बदलने के लिए पासवर्ड लिखें।',
  },
  emailFixed: { en: 'Your email can’t be changed.', hi: 'ईमेल नहीं बदला जा सकता।' },
  invalidBirthDate: { en: 'Enter a real date in the past.', hi: 'बीते समय की सही तारीख़ लिखें।' },
  addPhoto: { en: 'Add photo', hi: 'फ़ोटो लगाएँ' },
  changePhoto: { en: 'Change photo', hi: 'फ़ोटो बदलें' },
  photoTooLarge: { en: 'The photo must be at most 5 MB.', hi: 'फ़ोटो 5 MB से बड़ी नहीं होनी चाहिए।' },
  passwordNote: {
    en: 'At least 6 characters. Changing it signs you out on all other devices.',
    hi: 'कम से कम 6 अक्षर। बदलने पर बाकी सब फ़ोन और कंप्यूटर से लॉग आउट हो जाएँगे।',
  },
  changePassword: { en: 'Change password', hi: 'पासवर्ड बदलें' },
  changePasswordNote: {
    en: 'You stay signed in here and are signed out on all other devices.',
    hi: 'आप यहाँ साइन इन रहेंगे, बाकी सब जगह लॉग आउट हो जाएँगे।',
  },
  currentPassword: { en: 'Current password', hi: 'अभी का पासवर्ड' },
  currentPasswordMissing: { en: 'Enter your current password.', hi: 'अभी का पासवर्ड लिखें।' },
  passwordChanged: { en: 'Password changed.', hi: 'पासवर्ड बदल गया।' },
  passwordChangeFailed: {
    en: 'We couldn’t change your password. Please try again.',
    hi: 'पासवर्ड नहीं बदल पाया। दोबारा कोशिश करें।',
  },
  summaryLabel: { en: 'Summary', hi: 'एक नज़र में' },
  linksLabel: { en: 'Orders and help', hi: 'ऑर्डर और मदद' },
  orders: { en: 'Orders', hi: 'ऑर्डर' },
  help: { en: 'Help Center', hi: 'मदद' },
  referralCode: { en: 'Referral code', hi: 'रेफ़रल कोड' },
  shareOnWhatsApp: { en: 'Share on WhatsApp', hi: 'WhatsApp पर भेजें' },
  shareNote: withValues<{ coins: number }>({
    en: ({ coins }) => `You both get ${coins} SuperCoins when your friend’s first order is delivered.`,
    hi: ({ coins }) => `दोस्त का पहला ऑर्डर पहुँचने पर आप दोनों को ${coins} सुपरकॉइन मिलेंगे।`,
  }),
  shareText: withValues<{ shop: string; code: string; coins: number; url: string }>({
    en: ({ shop, code, coins, url }) =>
      `I order vegetables, groceries and medicines from ${shop}. Use my code ${code} when you sign up, and we both get ${coins} SuperCoins (₹${coins}) after your first delivery: ${url}`,
    hi: ({ shop, code, coins, url }) =>
      `हम सब्ज़ी, राशन और दवाइयाँ ${shop} से मँगाते हैं। खाता बनाते समय मेरा कोड ${code} लिखें, पहली डिलीवरी के बाद हम दोनों को ${coins} सुपरकॉइन (₹${coins}) मिलेंगे: ${url}`,
  }),
  copyReferralCode: { en: 'Copy referral code', hi: 'रेफ़रल कोड कॉपी करें' },
  referralCodeCopied: { en: 'Referral code copied to clipboard!', hi: 'रेफ़रल कोड कॉपी हो गया!' },
  copyFailed: {
    en: 'This browser can’t copy. Press and hold the code to copy it.',
    hi: 'यह ब्राउज़र कॉपी नहीं कर सकता। कोड को दबाकर रखें और कॉपी करें।',
  },
} satisfies Messages;
