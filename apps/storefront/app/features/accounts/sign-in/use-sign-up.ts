import { FIRST_WAIT_SECONDS } from '@subah/rules/accounts/one-time-code';
import { toast } from '@subah/ui/toast';
import { useApi } from '../../../lib/api/use-api.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { type SignUpFields, signUpErrors } from './account-validation.ts';
import { savePendingOtp } from './pending-otp.ts';
import { toastError } from './toast-error.ts';

const EMPTY: SignUpFields = {
  name: '',
  email: '',
  mobile: '',
  password: '',
  confirmPassword: '',
  referredByCode: '',
};

export type SignUp = ReturnType<typeof useSignUp>;

/** Kept by whoever outlives the form, so that what was typed is there again after a look at the other steps. */
export function useSignUp() {
  const api = useApi();
  const form = useForm({
    start: EMPTY,
    check: signUpErrors,
    send: async ({ confirmPassword: _, ...typed }) => {
      const email = typed.email.trim();
      const { message } = await api('POST signup', { body: { ...typed, email } });
      savePendingOtp({ purpose: 'verify', email, waitSeconds: FIRST_WAIT_SECONDS });
      toast(message || 'OTP sent to your email.', { lane: 'top-right' });
    },
    onFailed: (error) => toastError(error, 'Failed to send OTP.', EMPTY),
  });
  return { ...form, forget: () => form.reset(EMPTY) };
}
