import { accountFields } from '@subah/messages/account-fields';
import { navigation } from '@subah/messages/navigation';
import { signInDialog } from '@subah/messages/sign-in';
import { t } from '@subah/messages/translate';
import { Button } from '@subah/ui/button';
import { Field } from '@subah/ui/field';
import { useApi } from '../../../lib/api/use-api.ts';
import { SubmitError } from '../../../lib/forms/submit-error.tsx';
import { useApiForm } from '../../../lib/forms/use-api-form.ts';
import { tokens } from '../../../lib/session/session.ts';
import { otpError } from './account-validation.ts';
import { OtpInput, otpDigits } from './otp-input.tsx';
import { OtpSent } from './otp-sent.tsx';
import type { PendingOtp } from './pending-otp.ts';
import { ResendOtp } from './resend-otp.tsx';

const FORMS = {
  verify: { call: 'POST verify-otp', text: signInDialog.verifyText, submit: signInDialog.verify },
  // Does not tell whether the email has an account.
  login: { call: 'POST login/code', text: signInDialog.resetText, submit: navigation.signIn },
} as const;

type Props = {
  variant: keyof typeof FORMS;
  pendingOtp: PendingOtp;
  onVerified: (message: string | undefined) => void;
  onEditEmail: () => void;
};

/** The OTP of a new account, or of a sign-in without the password. */
export function VerifyOtpForm({ variant, pendingOtp, onVerified, onEditEmail }: Props) {
  const api = useApi();
  const { call, text, submit } = FORMS[variant];
  const form = useApiForm({
    initialValues: { otp: '' },
    validate: ({ otp }) => ({ otp: otpError(otp) }),
    onSubmit: async ({ otp }) => {
      const { data, message } = await api(call, { body: { email: pendingOtp.email, otp } });
      tokens.save(data);
      onVerified(message);
    },
  });

  return (
    <form onSubmit={form.submit} noValidate className="grid gap-4">
      <OtpSent text={text} email={pendingOtp.email} onEditEmail={onEditEmail} />
      <Field label={t(accountFields.otp)} error={form.errors.otp}>
        {(control) => <OtpInput {...control} {...form.fieldProps('otp', otpDigits)} />}
      </Field>
      <SubmitError form={form} fallback={t(signInDialog.otpRefused)} />
      <Button type="submit" size="lg" block busy={form.isSubmitting}>
        {t(submit)}
      </Button>
      <div className="text-center">
        <ResendOtp pendingOtp={pendingOtp} />
      </div>
    </form>
  );
}
