export const MIN_PASSWORD_LENGTH = 6;

export const isPassword = (text: string): boolean => text.length >= MIN_PASSWORD_LENGTH;

export type PasswordStrength = 'Weak' | 'Medium' | 'Strong';

/** Only a hint while typing. The server also refuses common passwords and the customer's own name, mobile and email. */
export function passwordStrength(text: string): PasswordStrength {
  if (!isPassword(text)) return 'Weak';
  return /[a-z]/.test(text) && /[A-Z]/.test(text) && /\d/.test(text) ? 'Strong' : 'Medium';
}

type Identity = { name: string; email: string; mobile: string };

/** Upper and lower case, spaces and punctuation make no difference to somebody who guesses. */
const lettersAndDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** The own name or a part of it, the mobile number or the email. */
export function isOwnIdentity(password: string, { name, email, mobile }: Identity): boolean {
  const typed = lettersAndDigits(password);
  if (mobile !== '' && typed.includes(mobile)) return true;
  const words = [name, ...name.split(/\s+/), email, email.split('@')[0] ?? ''].map(lettersAndDigits);
  return words.some((word) => word !== '' && word === typed);
}

/** The first guesses for a shop's admin: the name of the shop or the role, with or without digits behind it. */
const ADMIN_WORD = /^(subah|admin|administrator|owner|shop|console|root)[^a-z]*$/;

export const isAdminWord = (password: string): boolean => ADMIN_WORD.test(password.trim().toLowerCase());
