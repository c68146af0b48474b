import { signInDialog } from '@subah/messages/sign-in';
import { t } from '@subah/messages/translate';
import { FIRST_WAIT_SECONDS } from '@subah/rules/accounts/one-time-code';
import { toast } from '@subah/ui/toast';
import { useApi } from '../../../lib/api/use-api.ts';
import { useApiForm } from '../../../lib/forms/use-api-form.ts';
import { type SignUpFields, signUpErrors } from './account-validation.ts';
import { savePendingOtp } from './pending-otp.ts';

const EMPTY: SignUpFields = {
  name: '',
  email: '',
  mobile: '',
  password: '',
  confirmPassword: '',
  referredByCode: '',
};

export type SignUp = ReturnType<typeof useSignUp>;

/** The caller outlives the form, so that the values survive a change of the dialog's step. */
export function useSignUp() {
  const api = useApi();
  const form = useApiForm({
    initialValues: EMPTY,
    validate: signUpErrors,
    onSubmit: async ({ confirmPassword: _, ...values }) => {
      const email = values.email.trim();
      const { message } = await api('POST signup', { body: { ...values, email } });
      savePendingOtp({ purpose: 'verify', email, waitSeconds: FIRST_WAIT_SECONDS });
      toast(message || t(signInDialog.otpSent), { lane: 'top-right' });
    },
  });
  return { ...form, clear: () => form.reset(EMPTY) };
}
