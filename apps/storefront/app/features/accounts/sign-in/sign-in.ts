import { type Api, ApiError } from '@subah/contract/client/api-client';
import { tokens } from '../../../lib/session/session.ts';
import { savePendingOtp } from './pending-otp.ts';
import { toastError } from './toast-error.ts';

type SignInFields = { mobile: string; password: string };

/** Resolves with what to tell the person once the tokens are stored. */
export async function signIn(api: Api, values: SignInFields): Promise<string> {
  const { data, message } = await api('POST login', { body: values });
  tokens.save(data);
  return message ?? 'Signed in successfully!';
}

/** True when the account only waits for its OTP, so that the sign-in dialog asks for it next. */
export function handleSignInError(error: unknown, values: SignInFields): boolean {
  toastError(error, 'Login failed.', values);
  const email = error instanceof ApiError && error.status === 403 ? error.fields.email : undefined;
  if (email) savePendingOtp({ purpose: 'verify', email, waitSeconds: 0 });
  return Boolean(email);
}
