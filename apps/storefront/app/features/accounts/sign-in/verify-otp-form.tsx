import { Button } from '@subah/ui/button';
import { Field } from '@subah/ui/field';
import { useApi } from '../../../lib/api/use-api.ts';
import { useApiForm } from '../../../lib/forms/use-api-form.ts';
import { tokens } from '../../../lib/session/session.ts';
import { otpError } from './account-validation.ts';
import { OtpInput, otpDigits } from './otp-input.tsx';
import type { PendingOtp } from './pending-otp.ts';
import { ResendOtp } from './resend-otp.tsx';
import { toastError } from './toast-error.ts';

type Props = {
  pendingOtp: PendingOtp;
  onVerified: (message: string | undefined) => void;
  onEditEmail: () => void;
};

export function VerifyOtpForm({ pendingOtp, onVerified, onEditEmail }: Props) {
  const api = useApi();
  const form = useApiForm({
    initialValues: { otp: '' },
    validate: ({ otp }) => ({ otp: otpError(otp) }),
    onSubmit: async ({ otp }) => {
      const { data, message } = await api('POST verify-otp', { body: { email: pendingOtp.email, otp } });
      tokens.save(data);
      onVerified(message);
    },
    onError: (error): void => toastError(error, 'OTP verification failed.', form.values),
  });

  return (
    <form onSubmit={form.submit} noValidate className="grid gap-4">
      <p className="text-base text-ink-600">
        Enter the 6-digit code that we sent to <b className="wrap-anywhere font-bold text-ink">{pendingOtp.email}</b>.{' '}
        <button type="button" onClick={onEditEmail} className="link">
          Edit email
        </button>
      </p>
      <Field label="OTP" error={form.errors.otp}>
        {(control) => <OtpInput {...control} {...form.fieldProps('otp', otpDigits)} />}
      </Field>
      <Button type="submit" size="lg" block busy={form.isSubmitting}>
        VERIFY
      </Button>
      <div className="text-center">
        <ResendOtp pendingOtp={pendingOtp} />
      </div>
    </form>
  );
}
