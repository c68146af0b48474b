import { FIRST_WAIT_SECONDS } from '@subah/rules/accounts/one-time-code';
import { Button } from '@subah/ui/button';
import { toast } from '@subah/ui/toast';
import { useApi } from '../../lib/use-api.ts';
import { useForm } from '../../lib/use-form.ts';
import { EmailField } from './email-field.tsx';
import { emailError } from './sign-in-fields.ts';
import { tellFailure } from './tell-failure.ts';
import { waitForCode } from './waiting-code.ts';

export function ForgotPasswordForm({ onSignIn }: { onSignIn: () => void }) {
  const api = useApi();
  const form = useForm({
    start: { email: '' },
    check: (typed) => ({ email: emailError(typed.email) }),
    send: async (typed) => {
      const email = typed.email.trim();
      const { message } = await api('POST forgot-password', { body: { email } });
      waitForCode({ purpose: 'reset', email, waitSeconds: FIRST_WAIT_SECONDS });
      toast(message || 'OTP sent to your email.', { lane: 'top-right' });
    },
    onFailed: (error) => tellFailure(error, 'Failed to send OTP.', form.typed),
  });

  return (
    <form onSubmit={form.submit} noValidate className="grid gap-4">
      <p className="text-base text-ink-600">Tell us your email. We send a code there, and you choose a new password.</p>
      <EmailField control={form.control('email')} error={form.errors.email} isFirst />
      <Button type="submit" size="lg" block busy={form.isBusy}>
        SEND CODE
      </Button>
      <p className="text-center text-ink-600">
        You know it again?{' '}
        <button type="button" onClick={onSignIn} className="link">
          Sign in
        </button>
      </p>
    </form>
  );
}
