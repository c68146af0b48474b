import { isMobile } from '@subah/rules/accounts/mobile';
import { isPassword } from '@subah/rules/accounts/password';
import type { FormErrors } from '@subah/ui/forms/form-errors';

export type Credentials = { mobile: string; password: string };

export const validateCredentials = ({ mobile, password }: Credentials): FormErrors<Credentials> => ({
  mobile: mobileError(mobile),
  password: passwordError(password),
});

function mobileError(mobile: string): string | undefined {
  if (!mobile) return 'Mobile number is required';
  return isMobile(mobile) ? undefined : 'Enter a valid 10-digit mobile number';
}

function passwordError(password: string): string | undefined {
  if (!password) return 'Password is required';
  return isPassword(password) ? undefined : 'Password must be at least 6 characters.';
}
