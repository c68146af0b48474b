import { isMobile } from '@subah/rules/accounts/mobile';
import { isPassword } from '@subah/rules/accounts/password';

export type SignInFields = { mobile: string; password: string };
export type SignInErrors = { [field in keyof SignInFields]?: string | undefined };

const RULES: { [field in keyof SignInFields]: (text: string) => string | undefined } = {
  mobile: (text) => (isMobile(text) ? undefined : 'Enter a valid 10-digit mobile number.'),
  password: (text) => (isPassword(text) ? undefined : 'Password must be at least 6 characters.'),
};

/** What is wrong with one field, in the words of the specification. */
export const fieldError = (field: keyof SignInFields, text: string): string | undefined => RULES[field](text);

export const allErrors = (fields: SignInFields): SignInErrors => ({
  mobile: fieldError('mobile', fields.mobile),
  password: fieldError('password', fields.password),
});
