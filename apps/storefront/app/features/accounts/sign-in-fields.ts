import { isMobile } from '@subah/rules/accounts/mobile';

export type SignInFields = { mobile: string; password: string };
export type SignInErrors = { [field in keyof SignInFields]?: string | undefined };

const MIN_PASSWORD = 6;

const RULES: { [field in keyof SignInFields]: (text: string) => string | undefined } = {
  mobile: (text) => (isMobile(text) ? undefined : 'Enter a valid 10-digit mobile number.'),
  password: (text) => (text.length >= MIN_PASSWORD ? undefined : 'Password must be at least 6 characters.'),
};

/** What is wrong with one field, in the words of the specification. */
export const fieldError = (field: keyof SignInFields, text: string): string | undefined => RULES[field](text);

export const allErrors = (fields: SignInFields): SignInErrors => ({
  mobile: fieldError('mobile', fields.mobile),
  password: fieldError('password', fields.password),
});

/** The ten digits in whatever was typed or pasted: "+91 98765 43210", "098765-43210". */
export function mobileDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  return digits.length > 10 ? digits.replace(/^(?:91|0)/, '').slice(0, 10) : digits;
}
