import type { PasswordStrength } from '@subah/rules/accounts/password';
import type { Message, Messages } from './message.ts';

/** Fields that the forms and pages of an account share: labels, errors, and what stands for a missing value. */
export const accountFields = {
  name: { en: 'Name', hi: 'नाम' },
  email: { en: 'Email', hi: 'ईमेल' },
  mobile: { en: 'Mobile number', hi: 'मोबाइल नंबर' },
  password: { en: 'Password', hi: 'पासवर्ड' },
  newPassword: { en: 'New password', hi: 'नया पासवर्ड' },
  confirmPassword: { en: 'Confirm password', hi: 'पासवर्ड दोबारा लिखें' },
  otp: { en: 'OTP', hi: 'OTP' },
  invalidName: { en: 'Enter a valid name (minimum 2 characters).', hi: 'सही नाम लिखें (कम से कम 2 अक्षर)।' },
  invalidEmail: { en: 'Enter a valid email address.', hi: 'सही ईमेल पता लिखें।' },
  invalidMobile: { en: 'Enter a valid 10-digit mobile number.', hi: 'सही 10 अंकों का मोबाइल नंबर लिखें।' },
  shortPassword: { en: 'Password must be at least 6 characters.', hi: 'पासवर्ड में कम से कम 6 अक्षर होने चाहिए।' },
  passwordsDiffer: { en: 'Passwords do not match.', hi: 'दोनों पासवर्ड एक जैसे नहीं हैं।' },
  passwordMissing: { en: 'Enter your password.', hi: 'अपना पासवर्ड लिखें।' },
  invalidOtp: { en: 'Enter a valid OTP.', hi: 'सही OTP लिखें।' },
  passwordLength: { en: 'At least 6 characters', hi: 'कम से कम 6 अक्षर' },
  guest: { en: 'Guest User', hi: 'मेहमान' },
  noEmail: { en: 'No email provided', hi: 'ईमेल नहीं दिया' },
  strength: { en: 'Password strength:', hi: 'पासवर्ड की मज़बूती:' },
} satisfies Messages;

export const passwordStrengths: Record<PasswordStrength, Message> = {
  Weak: { en: 'Weak', hi: 'कमज़ोर' },
  Medium: { en: 'Medium', hi: 'ठीक-ठाक' },
  Strong: { en: 'Strong', hi: 'मज़बूत' },
};
