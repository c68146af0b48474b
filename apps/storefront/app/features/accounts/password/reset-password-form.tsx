import { Button } from '@subah/ui/button';
import { Field } from '@subah/ui/field';
import { toast } from '@subah/ui/toast';
import { useApi } from '../../../lib/api/use-api.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { confirmError, otpError, passwordError } from '../sign-in/account-validation.ts';
import { OtpInput, otpDigits } from '../sign-in/otp-input.tsx';
import type { PendingOtp } from '../sign-in/pending-otp.ts';
import { ResendOtp } from '../sign-in/resend-otp.tsx';
import { toastError } from '../sign-in/toast-error.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

type Props = { waiting: PendingOtp; onDone: () => void; onEditEmail: () => void };

export function ResetPasswordForm({ waiting, onDone, onEditEmail }: Props) {
  const api = useApi();
  const form = useForm({
    start: { otp: '', password: '', confirmPassword: '' },
    check: ({ otp, password, confirmPassword }) => ({
      otp: otpError(otp),
      password: passwordError(password),
      confirmPassword: confirmError(password, confirmPassword),
    }),
    send: async ({ otp, password }) => {
      const { message } = await api('POST reset-password', { body: { email: waiting.email, otp, password } });
      toast(message || 'Your password is changed. Please sign in.', { lane: 'top-right' });
      onDone();
    },
    onFailed: (error) => toastError(error, 'OTP verification failed.', form.typed),
  });

  return (
    <form onSubmit={form.submit} noValidate className="grid gap-4">
      <p className="text-base text-ink-600">
        If <b className="wrap-anywhere font-bold text-ink">{waiting.email}</b> has an account, a 6-digit code is on its
        way there.{' '}
        <button type="button" onClick={onEditEmail} className="link">
          Edit email
        </button>
      </p>
      <Field label="OTP" error={form.errors.otp}>
        {(control) => <OtpInput {...control} {...form.control('otp', otpDigits)} />}
      </Field>
      <NewPasswordFields
        password={{ control: form.control('password'), error: form.errors.password }}
        confirm={{ control: form.control('confirmPassword'), error: form.errors.confirmPassword }}
      />
      <Button type="submit" size="lg" block busy={form.isBusy}>
        CHANGE PASSWORD
      </Button>
      <div className="text-center">
        <ResendOtp waiting={waiting} />
      </div>
    </form>
  );
}
