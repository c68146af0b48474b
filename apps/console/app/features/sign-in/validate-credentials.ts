import { t } from '@subah/messages/console/message';
import { signIn as texts } from '@subah/messages/console/sign-in';
import { isMobile } from '@subah/rules/accounts/mobile';
import { isPassword } from '@subah/rules/accounts/password';
import type { FormErrors } from '@subah/ui/forms/form-errors';

export type Credentials = { mobile: string; password: string };

export const validateCredentials = ({ mobile, password }: Credentials): FormErrors<Credentials> => ({
  mobile: mobileError(mobile),
  password: passwordError(password),
});

function mobileError(mobile: string): string | undefined {
  if (!mobile) return t(texts.mobileRequired);
  return isMobile(mobile) ? undefined : t(texts.mobileInvalid);
}

function passwordError(password: string): string | undefined {
  if (!password) return t(texts.passwordRequired);
  return isPassword(password) ? undefined : t(texts.passwordTooShort);
}
