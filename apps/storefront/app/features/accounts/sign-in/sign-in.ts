import { type Api, ApiError } from '@subah/contract/client/api-client';
import { signInDialog } from '@subah/messages/sign-in';
import { t } from '@subah/messages/translate';
import { toast } from '@subah/ui/toast';
import { tokens } from '../../../lib/session/session.ts';
import { savePendingOtp } from './pending-otp.ts';
import { setTwoStepChallenge } from './two-step-challenge.ts';

type SignInFields = { mobile: string; password: string };

/** Resolves with the message to show. */
export async function signIn(api: Api, values: SignInFields): Promise<string> {
  const { data, message } = await api('POST login', { body: values }).catch(throwAtPassword);
  tokens.save(data);
  return message ?? t(signInDialog.signedIn);
}

/** Wrong credentials appear beside the password. */
function throwAtPassword(error: unknown): never {
  if (!(error instanceof ApiError) || error.code !== 'WRONG_CREDENTIALS') throw error;
  const { status, code, message } = error;
  throw new ApiError(status, { code, message, fields: { password: message } });
}

/** The second step of a staff account. */
export async function signInWithCode(api: Api, values: { challenge: string; code: string }): Promise<string> {
  const { data, message } = await api('POST login/two-step', { body: values });
  tokens.save(data);
  return message ?? t(signInDialog.signedIn);
}

/** True if the sign-in dialog shows another step: the OTP of a new account, or the code of the second step. */
export function handleSignInError(error: unknown): boolean {
  const challenge = error instanceof ApiError && error.code === 'TWO_STEP_REQUIRED' && error.details.challenge;
  if (typeof challenge === 'string') {
    setTwoStepChallenge(challenge);
    return true;
  }
  if (!(error instanceof ApiError) || error.status !== 403 || !error.fields.email) return false;
  toast(error.message, { tone: 'error', lane: 'top-right' });
  savePendingOtp({ purpose: 'verify', email: error.fields.email, waitSeconds: 0 });
  return true;
}
