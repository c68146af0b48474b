import { Button } from '@subah/ui/button';
import { Field } from '@subah/ui/field';
import { toast } from '@subah/ui/toast';
import { useApi } from '../../lib/use-api.ts';
import { useForm } from '../../lib/use-form.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { OtpInput, otpDigits } from './otp-input.tsx';
import { ResendCode } from './resend-code.tsx';
import { confirmError, otpError, passwordError } from './sign-in-fields.ts';
import { tellFailure } from './tell-failure.ts';
import type { WaitingCode } from './waiting-code.ts';

type Props = { waiting: WaitingCode; onDone: () => void; onEditEmail: () => void };

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
    onFailed: (error) => tellFailure(error, 'OTP verification failed.', form.typed),
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
        <ResendCode waiting={waiting} />
      </div>
    </form>
  );
}
