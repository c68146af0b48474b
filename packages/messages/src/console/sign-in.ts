import type { StaffMessages } from './message.ts';

export const signIn = {
  password: { en: 'Password' },
  login: { en: 'Login' },
  recoveryCodeHint: { en: 'No phone at hand? Enter one of your recovery codes.' },
  verify: { en: 'Verify' },
  failed: { en: 'Login failed. Please try again.' },
  accessDenied: { en: 'Access denied. Only admin can log in.' },
  wrongCredentials: { en: 'Please enter correct credentials.' },
  mobileRequired: { en: 'Mobile number is required' },
  mobileInvalid: { en: 'Enter a valid 10-digit mobile number' },
  passwordRequired: { en: 'Password is required' },
  passwordTooShort: { en: 'Password must be at least 6 characters.' },
} satisfies StaffMessages;
