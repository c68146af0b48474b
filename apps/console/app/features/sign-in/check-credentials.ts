import { isMobile } from '@subah/rules/accounts/mobile';

export type Credentials = { mobile: string; password: string };
export type CredentialErrors = { [field in keyof Credentials]?: string };

const SHORTEST_PASSWORD = 6;
const MOBILE_DIGITS = 10;

/** What the mobile field keeps of what was typed or pasted: "+91 98260 41175" becomes "9826041175". */
export function digitsOfMobile(text: string): string {
  const digits = text.replace(/\D/g, '');
  const isAbroadForm = digits.length === MOBILE_DIGITS + 2 && digits.startsWith('91');
  return (isAbroadForm ? digits.slice(2) : digits).slice(0, MOBILE_DIGITS);
}

const checks: { [field in keyof Credentials]: (text: string) => string | undefined } = {
  mobile: (text) => {
    if (!text) return 'Mobile number is required';
    return isMobile(text) ? undefined : 'Enter a valid 10-digit mobile number';
  },
  password: (text) => {
    if (!text) return 'Password is required';
    return text.length < SHORTEST_PASSWORD ? 'Password must be at least 6 characters.' : undefined;
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
