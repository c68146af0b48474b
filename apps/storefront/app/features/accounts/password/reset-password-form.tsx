import { accountFields } from '@subah/messages/account-fields';
import { signInDialog } from '@subah/messages/sign-in';
import { t } from '@subah/messages/translate';
import { Button } from '@subah/ui/button';
import { Field } from '@subah/ui/field';
import { toast } from '@subah/ui/toast';
import { useApi } from '../../../lib/api/use-api.ts';
import { SubmitError } from '../../../lib/forms/submit-error.tsx';
import { useApiForm } from '../../../lib/forms/use-api-form.ts';
import { confirmError, otpError, passwordError } from '../sign-in/account-validation.ts';
import { OtpInput, otpDigits } from '../sign-in/otp-input.tsx';
import { OtpSent } from '../sign-in/otp-sent.tsx';
import type { PendingOtp } from '../sign-in/pending-otp.ts';
import { ResendOtp } from '../sign-in/resend-otp.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

type Props = { pendingOtp: PendingOtp; onDone: () => void; onEditEmail: () => void };

export function ResetPasswordForm({ pendingOtp, onDone, onEditEmail }: Props) {
  const api = useApi();
  const form = useApiForm({
    initialValues: { otp: '', password: '', confirmPassword: '' },
    validate: ({ otp, password, confirmPassword }) => ({
      otp: otpError(otp),
      password: passwordError(password),
      confirmPassword: confirmError(password, confirmPassword),
    }),
    onSubmit: async ({ otp, password }) => {
      const { message } = await api('POST reset-password', { body: { email: pendingOtp.email, otp, password } });
      toast(message || t(signInDialog.passwordReset), { lane: 'top-right' });
      onDone();
    },
  });

  return (
    <form onSubmit={form.submit} noValidate className="grid gap-4">
      <OtpSent text={signInDialog.resetText} email={pendingOtp.email} onEditEmail={onEditEmail} />
      <Field label={t(accountFields.otp)} error={form.errors.otp}>
        {(control) => <OtpInput {...control} {...form.fieldProps('otp', otpDigits)} />}
      </Field>
      <NewPasswordFields
        password={{ control: form.fieldProps('password'), error: form.errors.password }}
        confirm={{ control: form.fieldProps('confirmPassword'), error: form.errors.confirmPassword }}
      />
      <SubmitError form={form} fallback={t(signInDialog.otpRefused)} />
      <Button type="submit" size="lg" block busy={form.isSubmitting}>
        {t(signInDialog.resetPassword)}
      </Button>
      <div className="text-center">
        <ResendOtp pendingOtp={pendingOtp} />
      </div>
    </form>
  );
}
