import { isEmail } from '@subah/rules/accounts/email';
import { isMobile } from '@subah/rules/accounts/mobile';
import { MIN_OTP_LENGTH } from '@subah/rules/accounts/one-time-code';
import { isPassword } from '@subah/rules/accounts/password';
import { MIN_NAME_LENGTH } from '@subah/rules/accounts/profile';
import type { FormErrors } from '@subah/ui/forms/form-errors';

// Messages as the specification quotes them.

type SignInFields = { mobile: string; password: string };

export const signInErrors = ({ mobile, password }: SignInFields): FormErrors<SignInFields> => ({
  mobile: mobileError(mobile),
  password: passwordError(password),
});

export type SignUpFields = {
  name: string;
  email: string;
  mobile: string;
  password: string;
  confirmPassword: string;
  referredByCode: string;
};

export const signUpErrors = (values: SignUpFields): FormErrors<SignUpFields> => ({
  name: nameError(values.name),
  email: emailError(values.email),
  mobile: mobileError(values.mobile),
  password: passwordError(values.password),
  confirmPassword: confirmError(values.password, values.confirmPassword),
});

export const nameError = (name: string) =>
  name.trim().length < MIN_NAME_LENGTH ? 'Enter a valid name (minimum 2 characters).' : undefined;

export const emailError = (email: string) => (isEmail(email.trim()) ? undefined : 'Enter a valid email address.');

export const mobileError = (mobile: string) => (isMobile(mobile) ? undefined : 'Enter a valid 10-digit mobile number.');

export const passwordError = (password: string) =>
  isPassword(password) ? undefined : 'Password must be at least 6 characters.';

export const confirmError = (password: string, again: string) =>
  password === again ? undefined : 'Passwords do not match.';

export const otpError = (otp: string) => (otp.trim().length < MIN_OTP_LENGTH ? 'Enter a valid OTP.' : undefined);
