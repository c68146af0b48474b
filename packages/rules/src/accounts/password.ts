export const SHORTEST_PASSWORD = 6;

export const isPassword = (text: string): boolean => text.length >= SHORTEST_PASSWORD;

export type PasswordStrength = 'Weak' | 'Medium' | 'Strong';

/** Only a hint while typing; length alone decides whether a password is accepted. */
export function passwordStrength(text: string): PasswordStrength {
  if (!isPassword(text)) return 'Weak';
  return /[a-z]/.test(text) && /[A-Z]/.test(text) && /\d/.test(text) ? 'Strong' : 'Medium';
}
