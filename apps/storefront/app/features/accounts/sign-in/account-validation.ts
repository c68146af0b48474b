import { accountFields } from '@subah/messages/account-fields';
import { t } from '@subah/messages/translate';
import { isEmail } from '@subah/rules/accounts/email';
import { isMobile } from '@subah/rules/accounts/mobile';
import { MIN_OTP_LENGTH } from '@subah/rules/accounts/one-time-code';
import { isPassword } from '@subah/rules/accounts/password';
import { MIN_NAME_LENGTH } from '@subah/rules/accounts/profile';
import type { FormErrors } from '@subah/ui/forms/form-errors';

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
  name.trim().length < MIN_NAME_LENGTH ? t(accountFields.invalidName) : undefined;

export const emailError = (email: string) => (isEmail(email.trim()) ? undefined : t(accountFields.invalidEmail));

export const mobileError = (mobile: string) => (isMobile(mobile) ? undefined : t(accountFields.invalidMobile));

export const passwordError = (password: string) => (isPassword(password) ? undefined : t(accountFields.shortPassword));

export const confirmError = (password: string, again: string) =>
  password === again ? undefined : t(accountFields.passwordsDiffer);

export const otpError = (otp: string) => (otp.trim().length < MIN_OTP_LENGTH ? t(accountFields.invalidOtp) : undefined);
