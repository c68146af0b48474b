import { isMobile } from '@subah/rules/accounts/mobile';
import { isPassword } from '@subah/rules/accounts/password';

export type Credentials = { mobile: string; password: string };
export type CredentialErrors = { [field in keyof Credentials]?: string };

const checks: { [field in keyof Credentials]: (text: string) => string | undefined } = {
  mobile: (text) => {
    if (!text) return 'Mobile number is required';
    return isMobile(text) ? undefined : 'Enter a valid 10-digit mobile number';
  },
  password: (text) => {
    if (!text) return 'Password is required';
    return isPassword(text) ? undefined : 'Password must be at least 6 characters.';
  },
};

export const checkField = (field: keyof Credentials, text: string): string | undefined => checks[field](text);

export function checkCredentials(credentials: Credentials): CredentialErrors {
  const errors: CredentialErrors = {};
  for (const field of ['mobile', 'password'] as const) {
    const message = checkField(field, credentials[field]);
    if (message) errors[field] = message;
  }
  return errors;
}
