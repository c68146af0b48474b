import { type Api, ApiError } from '@subah/contract/client/api-client';
import { tokens } from '../../../lib/session/session.ts';
import { savePendingOtp } from './pending-otp.ts';
import { toastError } from './toast-error.ts';

type SignInFields = { mobile: string; password: string };

/** Resolves with the message to show. */
export async function signIn(api: Api, values: SignInFields): Promise<string> {
  const { data, message } = await api('POST login', { body: values });
  tokens.save(data);
  return message ?? 'Signed in successfully!';
}

/** True if the account still needs its OTP: the sign-in dialog then shows that step. */
export function handleSignInError(error: unknown, values: SignInFields): boolean {
  toastError(error, 'Login failed.', values);
  const email = error instanceof ApiError && error.status === 403 ? error.fields.email : undefined;
  if (email) savePendingOtp({ purpose: 'verify', email, waitSeconds: 0 });
  return Boolean(email);
}
