import { signInDialog } from '@subah/messages/sign-in';
import { t } from '@subah/messages/translate';
import { FIRST_WAIT_SECONDS } from '@subah/rules/accounts/one-time-code';
import { Button } from '@subah/ui/button';
import { toast } from '@subah/ui/toast';
import { useApi } from '../../../lib/api/use-api.ts';
import { useApiForm } from '../../../lib/forms/use-api-form.ts';
import { fillText } from '../../../lib/language/fill-text.ts';
import { emailError } from '../sign-in/account-validation.ts';
import { EmailField } from '../sign-in/email-field.tsx';
import { savePendingOtp } from '../sign-in/pending-otp.ts';
import { toastError } from '../sign-in/toast-error.ts';

export function ForgotPasswordForm({ onSignIn }: { onSignIn: () => void }) {
  const api = useApi();
  const form = useApiForm({
    initialValues: { email: '' },
    validate: (values) => ({ email: emailError(values.email) }),
    onSubmit: async (values) => {
      const email = values.email.trim();
      const { message } = await api('POST forgot-password', { body: { email } });
      savePendingOtp({ purpose: 'reset', email, waitSeconds: FIRST_WAIT_SECONDS });
      toast(message || t(signInDialog.otpSent), { lane: 'top-right' });
    },
    onError: (error): void => toastError(error, t(signInDialog.otpNotSent), form.values),
  });

  return (
    <form onSubmit={form.submit} noValidate className="grid gap-4">
      <p className="text-base text-ink-600">{t(signInDialog.forgotText)}</p>
      <EmailField control={form.fieldProps('email')} error={form.errors.email} isFirst />
      <Button type="submit" size="lg" block busy={form.isSubmitting}>
        {t(signInDialog.sendOtp)}
      </Button>
      <p className="text-center text-ink-600">
        {fillText(t(signInDialog.remembered), {
          signIn: (
            <button type="button" onClick={onSignIn} className="link">
              {t(signInDialog.signIn)}
            </button>
          ),
        })}
      </p>
    </form>
  );
}
