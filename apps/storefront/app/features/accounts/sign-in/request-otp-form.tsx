import { signInDialog } from '@subah/messages/sign-in';
import { t } from '@subah/messages/translate';
import { FIRST_WAIT_SECONDS } from '@subah/rules/accounts/one-time-code';
import { Button } from '@subah/ui/button';
import { fillText } from '@subah/ui/fill-text';
import { toast } from '@subah/ui/toast';
import { useApi } from '../../../lib/api/use-api.ts';
import { SubmitError } from '../../../lib/forms/submit-error.tsx';
import { useApiForm } from '../../../lib/forms/use-api-form.ts';
import { emailError } from './account-validation.ts';
import { EmailField } from './email-field.tsx';
import { savePendingOtp } from './pending-otp.ts';
import { SEND_CALLS } from './resend-otp.tsx';

const TEXTS = {
  reset: { intro: signInDialog.forgotText, back: signInDialog.remembered },
  login: { intro: signInDialog.codeText, back: signInDialog.usePassword },
};

type Props = { variant: keyof typeof TEXTS; onSignIn: () => void };

/** Asks for the email that gets an OTP, for a new password or for signing in. */
export function RequestOtpForm({ variant: purpose, onSignIn }: Props) {
  const api = useApi();
  const form = useApiForm({
    initialValues: { email: '' },
    validate: (values) => ({ email: emailError(values.email) }),
    onSubmit: async (values) => {
      const email = values.email.trim();
      const { message } = await api(SEND_CALLS[purpose], { body: { email } });
      savePendingOtp({ purpose, email, waitSeconds: FIRST_WAIT_SECONDS });
      toast(message || t(signInDialog.otpSent), { lane: 'top-right' });
    },
  });

  return (
    <form onSubmit={form.submit} noValidate className="grid gap-4">
      <p className="text-base text-ink-600">{t(TEXTS[purpose].intro)}</p>
      <EmailField control={form.fieldProps('email')} error={form.errors.email} isFirst />
      <SubmitError form={form} fallback={t(signInDialog.otpNotSent)} />
      <Button type="submit" size="lg" block busy={form.isSubmitting}>
        {t(signInDialog.sendOtp)}
      </Button>
      <p className="text-center text-ink-600">
        {fillText(t(TEXTS[purpose].back), {
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
